// What `npm start` says when it cannot start: one sentence that names the variable, and a non-zero exit.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inRoot } from "./folders.ts";
import { runProgram } from "./program.ts";
import { freePort } from "./reach.ts";

async function start(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const data = await mkdtemp(path.join(tmpdir(), "pithead-start-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const names = ["PORT", "API_PORT", "INBOX_PORT", "SMTP_PORT"];
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await freePort())])));
  return runProgram(process.execPath, [inRoot("apps/launch/src/start.ts")], {
    env: { ...process.env, PITHEAD_DATA: data, ...ports, ...settings },
  });
}

async function listening(onConnection: () => void = () => {}): Promise<{ port: string; server: Server }> {
  const server = createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return { port: String(address.port), server };
}

test.each(["PORT", "API_PORT", "INBOX_PORT", "SMTP_PORT"])("a busy %s", async (name) => {
  const { port } = await listening();
  const { code, output } = await start({ [name]: port });
  expect(output).toBe(`${name} ${port} is in use by another program: stop that one, or set ${name} to a free port.\n`);
  expect(code).toBe(1);
});

test.each([
  ["DATABASE_URL", "postgresql://user:secret@127.0.0.1:PORT/pithead"],
  ["SMTP_URL", "smtp://127.0.0.1:PORT"],
  ["SMTP_URL", "smtps://127.0.0.1:PORT"],
])("%s=%s with nothing there", async (name, address) => {
  const port = await freePort();
  const { code, output } = await start({ [name]: address.replace("PORT", String(port)) });
  expect(output).toBe(`${name} cannot be reached: nothing answers at 127.0.0.1:${port} (ECONNREFUSED).\n`);
  expect(code).toBe(1);
});

test("a bad value", async () => {
  const { code, output } = await start({ PORT: "many" });
  expect(output).toBe("PORT must be a port number from 1 to 65535.\n");
  expect(code).toBe(1);
});
