// Runs a script on `node --watch` for `npm run dev`. In between, because the watching Node does not load what ends it with the launcher.
import { spawn } from "node:child_process";

const watching = spawn(process.execPath, ["--watch", "--watch-preserve-output", ...process.argv.slice(2)], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => watching.kill(signal));
watching.once("exit", (code) => process.exit(code ?? 0));
