// Requests that no page of ours sends, to the address that people open.
import { Problem } from "@pithead/contracts";
import { expect } from "@playwright/test";
import { playAsGuest, test } from "./person.ts";

test("one that is too large is answered as a problem, and the next is served", async ({ newPerson }) => {
  const person = await newPerson("Max");
  await playAsGuest(person);
  const answer = await person.call("POST", "/tables", { game: "coal-baron", seats: 2, description: "x".repeat(2_300_000) });
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([413, "application/problem+json"]);
  expect(Problem.parse(await answer.json())).toMatchObject({ type: "malformed", detail: "The request is too large." });
  expect((await person.call("POST", "/tables", { game: "coal-baron", seats: 2 })).status()).toBe(201);
});
