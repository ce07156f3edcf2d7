// What can be in the way of something asked for has a sentence on the pages. (That every language has it is for the messages' own test.)
import { CONFLICTS } from "@pithead/contracts";
import { expect, test } from "vitest";
import { messagesIn } from "../i18n/messages.ts";

test("Every conflict that the API names is said, and no other.", () => {
  expect(Object.keys(messagesIn("en").problems.conflict)).toEqual(CONFLICTS);
});
