// One launcher per data folder: the claim names a port that its owner answers on, so that a claim left behind by a killed one is known for what it is.
import { randomUUID } from "node:crypto";
import { access, constants, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import path from "node:path";
import { z } from "zod";
import { messageOf, Stop } from "./say.ts";

const Claim = z.object({ port: z.number(), token: z.string(), address: z.string() });
type Claim = z.infer<typeof Claim>;

/**
 * Claims the data folder for this process. @returns what gives it back.
 * @throws Stop when another launcher runs on it, with the address of its page.
 */
export async function claimFolder(data: string, address: string): Promise<() => Promise<void>> {
  await makeFolder(data);
  const file = path.join(data, "launcher.json");
  const token = randomUUID();
  const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(token));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The claim's port has no number.");
  const mine: Claim = { port: bound.port, token, address };
  while (!(await writeNew(file, JSON.stringify(mine)))) {
    const other = await readClaim(file);
    if (other !== undefined && (await answers(other))) {
      server.close();
      throw new Stop(`Pithead runs already on this data folder, at ${other.address}: stop that one first.`);
    }
    await rm(file, { force: true });
  }
  return async () => {
    server.close();
    if ((await readClaim(file))?.token === token) await rm(file, { force: true });
  };
}

/** Makes sure that the folder is there and can be written to. @throws Stop when it can't. */
async function makeFolder(data: string): Promise<void> {
  try {
    await mkdir(data, { recursive: true });
    await access(data, constants.W_OK);
  } catch (error) {
    throw new Stop(`PITHEAD_DATA ${data} cannot be written to (${messageOf(error)}): set it to a folder of your own.`);
  }
}

/** Writes the file whole or not at all, so that nobody reads half a claim. False when it is there already. */
async function writeNew(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readClaim(file: string): Promise<Claim | undefined> {
  try {
    return Claim.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}

function answers(claim: Claim): Promise<boolean> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(claim.port, "127.0.0.1");
    socket.setEncoding("utf8").setTimeout(2000, () => socket.destroy());
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(text === claim.token));
  });
}
