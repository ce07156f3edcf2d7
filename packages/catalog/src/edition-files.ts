// The files of editions, for programs: those beside the game's rules, and those of whoever runs the program. The catalog's one part that needs Node.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type EditionName, giveEdition } from "./editions.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const COMES_WITH_GAME = path.join(ROOT, "packages/game-kohle-und-kolonie/editions");

/** What would break the sentence: a file may name its fields by any text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST = 300;

/** Where further files lie: both are names of folders, from the project's own folder on. */
export interface EditionSettings {
  /** A folder that must be there. */
  readonly EDITIONS?: string | undefined;
  /** The data folder, `.data` when absent: its `editions/` is read where there is one. */
  readonly PITHEAD_DATA?: string | undefined;
}

/**
 * Gives every edition in that there is a file of (`*.json`). A program calls it once, at its start.
 * @throws Error with one sentence that names the file, the field and what is wrong with it.
 */
export function loadEditions(settings: EditionSettings): void {
  const known = new Map<string, string>();
  for (const file of [COMES_WITH_GAME, ...foldersOf(settings)].flatMap(filesIn)) {
    const { game, name } = load(file);
    const other = known.get(`${game} ${name}`);
    if (other !== undefined) throw new Error(`${file}: edition: "${name}" is the name of the edition in ${other} already.`);
    known.set(`${game} ${name}`, file);
  }
}

function foldersOf({ EDITIONS, PITHEAD_DATA }: EditionSettings): string[] {
  if (EDITIONS) return [path.resolve(ROOT, EDITIONS)];
  const folder = path.resolve(ROOT, PITHEAD_DATA || ".data", "editions");
  return existsSync(folder) ? [folder] : [];
}

function filesIn(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return files.sort().map((name) => path.join(folder, name));
  } catch (error) {
    throw new Error(`EDITIONS ${folder}: ${reasonOf(error)}.`);
  }
}

function load(file: string): EditionName {
  const given = giveEdition(textOf(file));
  if (given.ok) return given.value;
  const said = given.field === "" ? given.problem : `${given.field}: ${given.problem}`;
  throw new Error(`${file}: ${said.replace(UNSEEN, " ").slice(0, LONGEST)}.`);
}

function textOf(file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof TypeError ? "not UTF-8" : reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  switch (error instanceof Error && "code" in error ? error.code : undefined) {
    case "ENOENT":
      return "there is no such folder";
    case "ENOTDIR":
      return "is no folder";
    case "EISDIR":
      return "is a folder";
    case "EACCES":
    case "EPERM":
      return "permission denied";
    default:
      return "cannot be read";
  }
}
