// For tests: positions of Kohle & Kolonie in which a seat is asked something.
import { type kohleUndKolonieClient as client, newestRulesetOf } from "@pithead/catalog";
import { chanceOf, seatAt } from "@pithead/engine";

/** The set-up of a game of four, always the same, with what `change` makes of it. Seat 0 is asked. */
export function positionAsking(question: client.Question, change: (position: client.Position) => void = () => {}): client.Position {
  const rules = newestRulesetOf("kohle-und-kolonie");
  if (rules === undefined) throw new Error("There is no Kohle & Kolonie.");
  const chance = chanceOf({ serverSeed: "00".repeat(32), clientSeeds: ["a", "b", "c", "d"], gameId: "test" });
  const position = rules.view(rules.setup({}, 4, rules.deal({}, 4, chance)), seatAt(0));
  if (!isPosition(position)) throw new Error("That is no position of Kohle & Kolonie.");
  position.asked = { seat: 0, question };
  change(position);
  return position;
}

export function isPosition(view: object): view is client.Position {
  return "bonusRow" in view && "players" in view;
}

/** Changes what seat 0 has. */
export function having(change: Partial<client.PlayerPosition>): (position: client.Position) => void {
  return ({ players: [player] }) => Object.assign(player ?? {}, change);
}
