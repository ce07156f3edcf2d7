// What people may type: accepted, tidied, or refused before anything sees it.
import { describe, expect, test } from "vitest";
import { ClientSeed, GameId, Line, MailAddress, UserName } from "./index.ts";

describe("a line of text", () => {
  test.each(["", "Zoë 🪨", "a\u00a0b", "{x}<b>"])("may be %j", (text) => expect(Line.parse(text)).toBe(text));
  test.each(["two\nlines", "tab\t", "nul\u0000", "half \ud83d", "sep\u2028"])("may not be %j", (text) =>
    expect(Line.safeParse(text).success).toBe(false),
  );
});

test("a name is trimmed, and must have something left", () => {
  expect(UserName.parse("  Ada ")).toBe("Ada");
  expect(UserName.safeParse(" ".repeat(3)).success).toBe(false);
});

test("one mailbox is one address", () => {
  expect(MailAddress.parse(" Ada@Pithead.Example ")).toBe("ada@pithead.example");
  expect(MailAddress.safeParse("ada@pithead.example\r\nBcc: x@y.example").success).toBe(false);
});

test.each(["abcdefghij", "0123456789"])("%s is a game's id", (id) => expect(GameId.safeParse(id).success).toBe(true));
test.each(["abcdefghi", "abcdefghijk", "ABCDEFGHIJ", "abcdefghi\n"])("%j is not", (id) => expect(GameId.safeParse(id).success).toBe(false));

test.each([" ", "~", "x".repeat(64)])("%j may be a client's seed", (seed) => expect(ClientSeed.safeParse(seed).success).toBe(true));
test.each(["", "x".repeat(65), "ü", "\u007f", "a\n"])("%j may not", (seed) => expect(ClientSeed.safeParse(seed).success).toBe(false));
