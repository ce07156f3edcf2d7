// Corrupted games made by an independent implementation are refused where they go wrong. (The whole ones replay in `laws.test.ts`.)
import { verifyRecord } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import { kohleUndKolonie } from "../index.ts";
import wrong from "./wrong.ndjson?raw";

const rulesOf = (game: string, version: number) =>
  game === kohleUndKolonie.id && version === kohleUndKolonie.version ? kohleUndKolonie : undefined;

describe("corrupted games", () => {
  test.each(linesOf(wrong).map((line) => JSON.parse(line)))("$why", ({ expectBad, record }) => {
    const fault = verifyRecord(JSON.stringify(record), rulesOf).fault;
    expect(fault?.at).toBe(expectBad ?? "deal");
  });
});

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
