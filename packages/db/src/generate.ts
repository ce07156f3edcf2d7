// Writes the Prisma client into `generated/`, unless it was made of the schema as it is now.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PRISMA_FOLDER, readSchema } from "./schema-engine.ts";

const generated = fileURLToPath(new URL("../generated/", import.meta.url));
const stamp = `${generated}made-of.txt`;
const require = createRequire(import.meta.url);

const { version } = require("prisma/package.json");
const schema = await readSchema();
const madeOf = createHash("sha256").update(JSON.stringify(schema)).update(String(version)).digest("hex");

if (readStamp() !== madeOf) {
  const prisma = require.resolve("prisma/build/index.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [prisma, "generate", "--schema", PRISMA_FOLDER, "--no-hints"], {
    encoding: "utf8",
    // Any file that exists: generating does not run the schema engine, but the CLI would download it.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: fileURLToPath(import.meta.url),
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (status !== 0) {
    console.error(`The Prisma client could not be generated:\n${stdout}${stderr}`);
    process.exit(1);
  }
  mkdirSync(generated, { recursive: true });
  writeFileSync(stamp, madeOf);
  console.log("Generated the Prisma client.");
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return undefined;
  }
}
