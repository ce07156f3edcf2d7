// `pithead`: simulate, replay, annotate and verify games at the command line, and look after the service.

import { loadEditions } from "@pithead/catalog/edition-files";
import { annotateCommand } from "./commands/annotate.ts";
import { replayCommand } from "./commands/replay.ts";
import { simulateCommand } from "./commands/simulate.ts";
import { verifyCommand } from "./commands/verify.ts";
import { HELP, help } from "./help.ts";
import { plain } from "./plain.ts";
import { isTrouble, trouble } from "./trouble.ts";

const COMMANDS = new Map([
  ["simulate", simulateCommand],
  ["replay", replayCommand],
  ["annotate", annotateCommand],
  ["verify", verifyCommand],
  // Only when it is asked for: the other commands need no database, nor its client.
  ["admin", async (args: string[]) => (await import("./commands/admin.ts")).adminCommand(args)],
]);

/** Runs one command and answers the exit code: 0 all is well, 1 a record is wrong, 2 it could not be done as asked. */
async function run([name, ...args]: string[]): Promise<number> {
  const command = COMMANDS.get(name ?? "");
  if (command === undefined) {
    const isHelp = name === undefined || name === "help" || name === "--help" || name === "-h";
    if (!isHelp) process.stderr.write(`pithead: there is no command "${plain(name)}"; see pithead --help\n`);
    else process.stdout.write(HELP);
    return isHelp ? 0 : 2;
  }
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(help(name ?? ""));
    return 0;
  }
  loadKnownEditions();
  return command(args);
}

/** So that records of further editions can be played and checked. */
function loadKnownEditions(): void {
  try {
    loadEditions(process.env);
  } catch (error) {
    throw trouble(error instanceof Error ? error.message : String(error));
  }
}

// A reader that has seen enough (`| head`) closes the pipe: that is no fault.
process.stdout.on("error", () => process.exit(0));

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`pithead: ${isTrouble(error) ? error.message : plain(String(error))}\n`);
  process.exitCode = 2;
}
