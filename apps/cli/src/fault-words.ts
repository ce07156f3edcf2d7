// Says in words what is wrong with a record.
import type { Fault, Verdict } from "@pithead/engine";
import { isSpokenGame, say } from "@pithead/wording";
import { plain, plainNames } from "./plain.ts";

/** `move 12: reason`, or `place: reason` for a fault outside the moves. */
export function faultWords(fault: Fault, { rules, game }: Pick<Verdict, "rules" | "game">): string {
  const place = typeof fault.at === "number" ? `move ${fault.at}` : fault.at;
  const names = plainNames(game?.players ?? []);
  const isSpoken = fault.reason !== undefined && rules !== undefined && isSpokenGame(rules.id);
  return `${place}: ${plain(isSpoken && fault.reason ? say("en", rules.id, game?.options).reason(fault.reason, { names, reader: null }) : fault.problem)}`;
}
