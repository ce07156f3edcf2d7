-- CreateEnum
CREATE TYPE "auto_move" AS ENUM ('forced', 'order');

-- AlterTable
ALTER TABLE "game_events" ADD COLUMN "auto" "auto_move";

-- CreateTable
CREATE TABLE "standing_orders" (
    "game_id" CHAR(10) NOT NULL,
    "user_id" TEXT NOT NULL,
    "play_forced" BOOLEAN NOT NULL DEFAULT true,
    "orders" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "standing_orders_pkey" PRIMARY KEY ("game_id","user_id")
);

-- AddForeignKey
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_game_id_user_id_fkey" FOREIGN KEY ("game_id", "user_id") REFERENCES "game_players"("game_id", "user_id") ON DELETE RESTRICT ON UPDATE CASCADE;
