// Reads records from files, one at a time, however large the file.
import { createReadStream } from "node:fs";
import { fileNamed } from "./flags.ts";
import { fileTrouble, trouble } from "./trouble.ts";

/** A whole game is some 20 KB. */
const LONGEST = 16 * 2 ** 20;
const NEWLINE = 0x0a;

/** The text of one record, or why it has none. `line` counts from 1; undefined when the whole file is one record. */
export type RecordText = { readonly line: number | undefined } & (
  | { readonly text: string; readonly problem?: undefined }
  | { readonly text?: undefined; readonly problem: string }
);

/** The records of a file: one a line of `.ndjson`, else one in all. @throws when the file cannot be read. */
export async function* recordTexts(file: string): AsyncGenerator<RecordText> {
  const isLines = file.toLowerCase().endsWith(".ndjson");
  let line = 1;
  let piece = new Piece();
  try {
    for await (const chunk of createReadStream(fileNamed(file))) {
      if (!(chunk instanceof Uint8Array)) continue;
      let from = 0;
      for (let end = isLines ? chunk.indexOf(NEWLINE) : -1; end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        piece.add(chunk.subarray(from, end));
        yield { line: line++, ...piece.read() };
        piece = new Piece();
        from = end + 1;
      }
      piece.add(chunk.subarray(from));
    }
  } catch (error) {
    throw fileTrouble(file, error);
  }
  if (!isLines) yield { line: undefined, ...piece.read() };
  else if (piece.size > 0) yield { line, ...piece.read() };
}

/** The bytes of one record, as far as anybody should keep them. */
class Piece {
  size = 0;
  readonly #parts: Uint8Array[] = [];

  add(bytes: Uint8Array): void {
    this.size += bytes.length;
    if (this.size <= LONGEST) this.#parts.push(bytes);
    else this.#parts.length = 0;
  }

  read(): { text: string } | { problem: string } {
    if (this.size > LONGEST) return { problem: `longer than ${LONGEST / 2 ** 20} MB` };
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(this.#parts));
      if (text.trim() === "") return { problem: "empty" };
      return text.startsWith("\uFEFF") ? { problem: "begins with a byte order mark" } : { text };
    } catch {
      return { problem: "not UTF-8" };
    }
  }
}

/** One record of a file, counted from 1. */
export async function recordAt(file: string, wanted: number): Promise<RecordText> {
  for await (const record of recordTexts(file)) {
    if (record.line === undefined ? wanted === 1 : record.line === wanted) return record;
  }
  throw trouble(`${file}: there is no record ${wanted}`);
}
