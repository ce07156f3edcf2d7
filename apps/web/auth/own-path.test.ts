// Nobody is sent to another site after signing in.
import { describe, expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const SITE = "http://localhost:3000";

describe("where to go on after signing in", () => {
  test.each([
    ["/games/abc?x=1#y", "/games/abc?x=1#y"],
    ["http://localhost:3000/lobby", "/lobby"],
    ["games", "/games"],
  ])("%s is a page of this site", (wanted, path) => {
    expect(ownPath(wanted, SITE)).toBe(path);
  });

  test.each([
    undefined,
    null,
    "",
    "https://elsewhere.example/lobby",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "http://localhost:3000//elsewhere.example",
    "javascript:alert(1)",
    "http://localhost:3001/lobby",
    "http://",
  ])("%s is not, so one goes home", (wanted) => {
    expect(ownPath(wanted, SITE)).toBe("/home");
  });
});
