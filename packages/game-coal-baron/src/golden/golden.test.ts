// Golden games: whole games made by an independent implementation replay to their results; corrupted ones are refused where they go wrong.
import { verifyRecord } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import { coalBaron } from "../index.ts";
import games from "./games.ndjson?raw";
import wrong from "./wrong.ndjson?raw";

const rulesOf = (game: string, version: number) => (game === coalBaron.id && version === coalBaron.version ? coalBaron : undefined);

describe("whole games", () => {
  test.each(linesOf(games).map((text, line) => ({ text, line: line + 1 })))("line $line", ({ text }) => {
    expect(verifyRecord(text, rulesOf).fault).toBeUndefined();
  });
});

describe("corrupted games", () => {
  test.each(linesOf(wrong).map((line) => JSON.parse(line)))("$why", ({ expectBad, record }) => {
    const fault = verifyRecord(JSON.stringify(record), rulesOf).fault;
    expect(fault?.at).toBe(expectBad ?? "end");
  });
});

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
