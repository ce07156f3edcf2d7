-- AlterTable
ALTER TABLE "games" ADD COLUMN "linked_game_id" CHAR(10);
ALTER TABLE "games" ADD COLUMN "linked_seq" INTEGER;

-- CreateTable
CREATE TABLE "position_chances" (
    "hash" TEXT NOT NULL,
    "chances" DOUBLE PRECISION[],
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "position_chances_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "analyses" (
    "game_id" CHAR(10) NOT NULL,
    "chances" JSONB NOT NULL DEFAULT '[]',
    "turning_points" JSONB,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analyses_pkey" PRIMARY KEY ("game_id")
);

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_linked_game_id_fkey" FOREIGN KEY ("linked_game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
