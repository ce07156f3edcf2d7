-- Until when a player who is asked must have answered.
ALTER TABLE "game_players" ADD COLUMN "deadline" TIMESTAMPTZ(3);
