-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "game_status" AS ENUM ('open', 'running', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('open', 'unlisted');

-- CreateEnum
CREATE TYPE "notice_state" AS ENUM ('due', 'sent', 'skipped', 'failed');

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "email_verified" TIMESTAMPTZ(3),
    "image" TEXT,
    "session_epoch" INTEGER NOT NULL DEFAULT 0,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "time_zone" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "refresh_token" TEXT,
    "access_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "id_token" TEXT,
    "session_state" TEXT,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_tokens" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL
);

-- CreateTable
CREATE TABLE "mail_claims" (
    "token_hash" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_claims_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "games" (
    "id" CHAR(10) NOT NULL,
    "game" TEXT NOT NULL,
    "rules_version" INTEGER,
    "status" "game_status" NOT NULL DEFAULT 'open',
    "seats" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "visibility" "visibility" NOT NULL,
    "description" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "to_move" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "waiting_since" TIMESTAMPTZ(3),
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "last_move_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_secrets" (
    "game_id" CHAR(10) NOT NULL,
    "server_seed" TEXT NOT NULL,

    CONSTRAINT "game_secrets_pkey" PRIMARY KEY ("game_id")
);

-- CreateTable
CREATE TABLE "game_players" (
    "game_id" CHAR(10) NOT NULL,
    "user_id" TEXT NOT NULL,
    "join_index" INTEGER NOT NULL,
    "client_seed" TEXT NOT NULL,
    "seat" INTEGER,
    "seen_seq" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER,
    "rank" INTEGER,

    CONSTRAINT "game_players_pkey" PRIMARY KEY ("game_id","user_id")
);

-- CreateTable
CREATE TABLE "game_events" (
    "game_id" CHAR(10) NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER,
    "command" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "key" TEXT,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "game_events_pkey" PRIMARY KEY ("game_id","seq")
);

-- CreateTable
CREATE TABLE "notices" (
    "game_id" CHAR(10) NOT NULL,
    "seq" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" "notice_state" NOT NULL DEFAULT 'due',
    "reason" TEXT,
    "message_id" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("game_id","seq","user_id","channel")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_provider_provider_account_id_key" ON "accounts"("provider", "provider_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "verification_tokens_token_key" ON "verification_tokens"("token");

-- CreateIndex
CREATE UNIQUE INDEX "verification_tokens_identifier_token_key" ON "verification_tokens"("identifier", "token");

-- CreateIndex
CREATE INDEX "mail_claims_user_id_idx" ON "mail_claims"("user_id");

-- CreateIndex
CREATE INDEX "games_status_visibility_created_at_id_idx" ON "games"("status", "visibility", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "game_players_user_id_idx" ON "game_players"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "game_players_game_id_join_index_key" ON "game_players"("game_id", "join_index");

-- CreateIndex
CREATE UNIQUE INDEX "game_players_game_id_seat_key" ON "game_players"("game_id", "seat");

-- CreateIndex
CREATE UNIQUE INDEX "game_events_game_id_key_key" ON "game_events"("game_id", "key");

-- CreateIndex
CREATE INDEX "notices_user_id_idx" ON "notices"("user_id");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_claims" ADD CONSTRAINT "mail_claims_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_secrets" ADD CONSTRAINT "game_secrets_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_events" ADD CONSTRAINT "game_events_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The log is append-only, whoever connects. The semicolons of the function's body are written \x3B,
-- because Prisma's adapter splits a script at every semicolon.
CREATE FUNCTION "refuse_change_of_log"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    RAISE EXCEPTION ''Rows of % are never changed or deleted.'', TG_TABLE_NAME\x3B
END
';

CREATE TRIGGER "game_events_append_only" BEFORE UPDATE OR DELETE ON "game_events"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_log"();

CREATE TRIGGER "game_events_never_truncated" BEFORE TRUNCATE ON "game_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_log"();
