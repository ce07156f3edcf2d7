// The catalog finds every game's rules and describes options that those rules read.
import { expect, test } from "vitest";
import { gameCards, newestRulesetOf, rulesetOf } from "./index.ts";

test.each(["coal-baron", "kohle-und-kolonie"])("%s is found by id and version", (game) => {
  expect(rulesetOf(game, 1)?.id).toBe(game);
  expect(newestRulesetOf(game)?.version).toBe(1);
});

test.each([
  ["coal-baron", 2],
  ["kohle-und-kolonie", 2],
  ["chess", 1],
  ["__proto__", 1],
  ["", 1],
])("there are no rules of %s in version %i", (game, version) => {
  expect(rulesetOf(game, version)).toBeUndefined();
});

test.each(gameCards())("$title offers only options that its rules read, and none need be chosen", (card) => {
  const rules = rulesetOf(card.id, card.rules);
  expect(rules?.parseOptions({})).toEqual({ ok: true, value: {} });
  for (const { name, values } of card.options) {
    for (const value of values) expect(rules?.parseOptions({ [name]: value })).toEqual({ ok: true, value: { [name]: value } });
  }
});
