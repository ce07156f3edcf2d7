-- CreateEnum
CREATE TYPE "invitation_state" AS ENUM ('sent', 'accepted', 'declined', 'came_back');

-- AlterTable
ALTER TABLE "game_players" ADD COLUMN     "chat_seen" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "chat_messages" (
    "game_id" CHAR(10) NOT NULL,
    "number" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" TEXT NOT NULL,
    "game_id" CHAR(10) NOT NULL,
    "inviter_id" TEXT NOT NULL,
    "user_id" TEXT,
    "email" TEXT,
    "state" "invitation_state" NOT NULL DEFAULT 'sent',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "no_invitations" (
    "email" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "no_invitations_pkey" PRIMARY KEY ("email")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_game_id_email_key" ON "invitations"("game_id", "email");

-- CreateIndex
CREATE INDEX "invitations_game_id_user_id_idx" ON "invitations"("game_id", "user_id");

-- CreateIndex
CREATE INDEX "invitations_inviter_id_at_idx" ON "invitations"("inviter_id", "at");

-- CreateIndex
CREATE INDEX "invitations_email_at_idx" ON "invitations"("email", "at");

-- CreateIndex
CREATE INDEX "invitations_user_id_at_idx" ON "invitations"("user_id", "at");

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
