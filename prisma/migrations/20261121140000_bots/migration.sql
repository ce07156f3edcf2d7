-- CreateEnum
CREATE TYPE "bot_level" AS ENUM ('easy', 'medium', 'hard');

-- AlterEnum
ALTER TYPE "auto_move" ADD VALUE 'bot';

-- AlterTable
ALTER TABLE "users" ADD COLUMN "bot" "bot_level";

-- AlterTable
ALTER TABLE "games" ADD COLUMN "rated" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "game_secrets" ADD COLUMN "bot_seed" TEXT NOT NULL DEFAULT (gen_random_uuid())::text;

-- AlterTable
ALTER TABLE "game_players" ADD COLUMN "played_by" "bot_level";

-- The bots of the house: as many of each level as a table can have. Nobody signs in as one of them.
INSERT INTO "users" ("id", "name", "bot") VALUES
    ('bot-easy-1', 'Emil (bot)', 'easy'),
    ('bot-easy-2', 'Ida (bot)', 'easy'),
    ('bot-easy-3', 'Karl (bot)', 'easy'),
    ('bot-easy-4', 'Lene (bot)', 'easy'),
    ('bot-medium-1', 'Berta (bot)', 'medium'),
    ('bot-medium-2', 'Franz (bot)', 'medium'),
    ('bot-medium-3', 'Hedwig (bot)', 'medium'),
    ('bot-medium-4', 'Otto (bot)', 'medium'),
    ('bot-hard-1', 'Anton (bot)', 'hard'),
    ('bot-hard-2', 'Clara (bot)', 'hard'),
    ('bot-hard-3', 'Gustav (bot)', 'hard'),
    ('bot-hard-4', 'Rosa (bot)', 'hard');
