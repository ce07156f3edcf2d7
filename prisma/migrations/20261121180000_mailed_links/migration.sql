-- CreateEnum
CREATE TYPE "mailed_link_state" AS ENUM ('sending', 'sent', 'returned', 'lost', 'complained');

-- CreateTable
CREATE TABLE "mailed_links" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "state" "mailed_link_state" NOT NULL DEFAULT 'sending',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailed_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mailed_links_email_at_idx" ON "mailed_links"("email", "at");

-- CreateIndex
CREATE INDEX "mailed_links_at_idx" ON "mailed_links"("at");
