-- A language is known once a page has told it: nobody has chosen one before.
ALTER TABLE "users" ALTER COLUMN "locale" DROP DEFAULT, ALTER COLUMN "locale" DROP NOT NULL;
UPDATE "users" SET "locale" = NULL;
