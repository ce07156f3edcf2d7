// On a phone one part of the table shows at a time: which one the next choice is made on.
import type { Built } from "./built.ts";
import type { Narrowed } from "./narrow.ts";

export type MoveTab = "map" | "mine" | "offers";

/** Undefined when it can be any. */
export function tabOf(built: Built | undefined, { question, kind, targets }: Narrowed): MoveTab | undefined {
  switch (built?.kind) {
    case undefined:
      return undefined;
    case "secure":
      return "mine";
    case "answer":
      return answerTab(built.question);
    case "turn":
      switch (question) {
        case "card":
          return "offers";
        case "village":
        case "second":
          return "map";
        case "slot":
        case "on":
        case "flip":
          return "mine";
        case "from":
        case "to":
        case "secondAt":
          return kind !== "place" && [...targets.keys()].some((target) => target.startsWith("place:station:")) ? "map" : "mine";
        case "field":
        case "kind":
        case "miners":
        case "pay":
        case "arrange":
        case "give":
        case null:
          return undefined;
      }
  }
}

function answerTab(question: Extract<Built, { kind: "answer" }>["question"]): MoveTab {
  switch (question) {
    case "chooseBonus":
      return "offers";
    case "bid":
    case "declare":
      return "map";
    case "lose":
    case "placeMine":
    case "damage":
    case "load":
      return "mine";
  }
}
