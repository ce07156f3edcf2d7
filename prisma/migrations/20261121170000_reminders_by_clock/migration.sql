-- Reminders are due by what the reader's clock shows.
alter table "notices" add column "due_left" double precision;
