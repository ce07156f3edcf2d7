// What could not be done as asked, said in one line.
import { plain } from "./plain.ts";

class Trouble extends Error {}

/** An error whose message is one clear line for whoever typed the command. */
export function trouble(message: string): Error {
  return new Trouble(plain(message, 300));
}

export function isTrouble(error: unknown): error is Error {
  return error instanceof Trouble;
}

/** Says why a file could not be opened, read or written. */
export function fileTrouble(file: string, error: unknown): Error {
  return trouble(`${file}: ${fileProblem(error)}`);
}

function fileProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "ENOENT":
      return "no such file or folder";
    case "EISDIR":
      return "is a folder";
    case "ENOTDIR":
      return "a part of the path is no folder";
    case "EACCES":
    case "EPERM":
      return "permission denied";
    case "ENOSPC":
      return "the disk is full";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
