// A process that runs the jobs, for tests that kill it: DATABASE_URL, SMTP_URL.
import { newestRulesetOf, rulesetOf } from "@pithead/catalog";
import { openDatabase } from "@pithead/db";
import { SYSTEM_CLOCK } from "../../clock.ts";
import { startJobs } from "../runner.ts";

const { DATABASE_URL: databaseUrl = "", SMTP_URL: smtpUrl = "" } = process.env;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

await startJobs({
  databaseUrl,
  db: openDatabase(databaseUrl, 5),
  clock: SYSTEM_CLOCK,
  authSecret: "a secret for tests only",
  games: { rulesetOf, newestRulesetOf },
  smtpUrl,
  mailFrom: "Pithead <post@pithead.example>",
  publicUrl: "https://pithead.example",
  log: silent,
});
