-- The outbox: notices are written with their cause, and become due by the service's own clock.
ALTER TYPE "notice_state" ADD VALUE 'merged';
ALTER TYPE "notice_state" ADD VALUE 'bounced';

ALTER TABLE "notices"
    ADD COLUMN "caused_at" TIMESTAMPTZ(3),
    ADD COLUMN "next_at" TIMESTAMPTZ(3),
    ADD COLUMN "merged_game" CHAR(10),
    ADD COLUMN "merged_seq" INTEGER;
UPDATE "notices" SET "caused_at" = "due_at", "next_at" = "due_at";
ALTER TABLE "notices"
    ALTER COLUMN "caused_at" SET NOT NULL,
    ALTER COLUMN "next_at" SET NOT NULL,
    DROP CONSTRAINT "notices_pkey",
    ADD CONSTRAINT "notices_pkey" PRIMARY KEY ("game_id", "seq", "user_id", "channel", "kind");

DROP INDEX "notices_user_id_idx";
CREATE INDEX "notices_user_id_caused_at_idx" ON "notices"("user_id", "caused_at");
CREATE INDEX "notices_state_next_at_idx" ON "notices"("state", "next_at");
CREATE INDEX "notices_message_id_idx" ON "notices"("message_id");

ALTER TABLE "game_players" ADD COLUMN "at_hand_seq" INTEGER NOT NULL DEFAULT -1;

CREATE TABLE "notice_wishes" (
    "user_id" TEXT NOT NULL,
    "mail" BOOLEAN NOT NULL DEFAULT true,
    "push" BOOLEAN NOT NULL DEFAULT true,
    "webhook" BOOLEAN NOT NULL DEFAULT true,
    "delay_seconds" INTEGER,
    "quiet_from" INTEGER,
    "quiet_to" INTEGER,
    "digest_at" INTEGER,
    "feed_key" TEXT,
    "mail_stopped" TEXT,
    "mail_stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_wishes_pkey" PRIMARY KEY ("user_id")
);
CREATE UNIQUE INDEX "notice_wishes_feed_key_key" ON "notice_wishes"("feed_key");
ALTER TABLE "notice_wishes" ADD CONSTRAINT "notice_wishes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "quiet_games" (
    "game_id" CHAR(10) NOT NULL,
    "user_id" TEXT NOT NULL,
    "off" TEXT[],

    CONSTRAINT "quiet_games_pkey" PRIMARY KEY ("game_id", "user_id")
);

CREATE TABLE "webhooks" (
    "user_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "style" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "error" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "off_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("user_id")
);
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "push_devices" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");
CREATE INDEX "push_devices_user_id_idx" ON "push_devices"("user_id");
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
