-- CreateEnum
CREATE TYPE "at_expiry" AS ENUM ('move', 'bot', 'vote');

-- AlterTable
ALTER TABLE "users" ADD COLUMN "vacation_until" TIMESTAMPTZ(3),
ADD COLUMN "auto_vacation" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "games" ADD COLUMN "pace" JSONB NOT NULL DEFAULT '{"kind":"none"}',
ADD COLUMN "at_expiry" "at_expiry" NOT NULL DEFAULT 'bot',
ADD COLUMN "vacations" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "reliability" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "paused_at" TIMESTAMPTZ(3),
ADD COLUMN "outage" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "game_players" ADD COLUMN "clock_left" DOUBLE PRECISION,
ADD COLUMN "clock_since" TIMESTAMPTZ(3),
ADD COLUMN "time_up_at" TIMESTAMPTZ(3),
ADD COLUMN "in_time" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "timeouts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "resigned_at" TIMESTAMPTZ(3),
ADD COLUMN "offered" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "wants_pause" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ballots" (
    "game_id" CHAR(10) NOT NULL,
    "seat" INTEGER NOT NULL,
    "voter_id" TEXT NOT NULL,
    "choice" TEXT NOT NULL,

    CONSTRAINT "ballots_pkey" PRIMARY KEY ("game_id","seat","voter_id")
);

-- CreateTable
CREATE TABLE "departures" (
    "game_id" CHAR(10) NOT NULL,
    "user_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "in_time" INTEGER NOT NULL,
    "timeouts" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "departures_pkey" PRIMARY KEY ("game_id","user_id")
);

-- CreateTable
CREATE TABLE "vacations" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "automatic" BOOLEAN NOT NULL,
    "settled" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "vacations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "heartbeat" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outages" (
    "id" SERIAL NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "game_players_deadline_idx" ON "game_players"("deadline");

-- CreateIndex
CREATE INDEX "game_players_time_up_at_idx" ON "game_players"("time_up_at");

-- CreateIndex
CREATE INDEX "departures_user_id_idx" ON "departures"("user_id");

-- CreateIndex
CREATE INDEX "vacations_user_id_idx" ON "vacations"("user_id");

-- CreateIndex
CREATE INDEX "vacations_settled_idx" ON "vacations"("settled");

-- AddForeignKey
ALTER TABLE "departures" ADD CONSTRAINT "departures_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departures" ADD CONSTRAINT "departures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
