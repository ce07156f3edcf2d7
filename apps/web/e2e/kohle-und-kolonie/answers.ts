// What the page asks about each step, and the answer that makes that step.
import type { FlipStep, Step } from "@pithead/game-kohle-und-kolonie/client";
import { type KohleUndKoloniePiece, type Phrase, phraseOfTurnStep, say, textOf } from "@pithead/wording";
import { capital } from "../../games/parts/capital.ts";

let speaker = say("en", "kohle-und-kolonie");

/** From now on by the names of the edition that a table has chosen. */
export function speakBy(options: object): void {
  speaker = say("en", "kohle-und-kolonie", options);
}

export interface AnsweredQuestion {
  question: string;
  /** What the answer is called, in the panel and on the board. */
  label: string;
}

/** In the order in which the page asks; what can be answered in one way only, it does not ask. */
export function answersOf(step: Step): AnsweredQuestion[] {
  switch (step.step) {
    case "buyMine":
      return [
        answer("Which mine do you buy?", { piece: "mine", mine: step.card }),
        answer("From which village does the worker come?", { piece: "village", village: step.village }),
        answer("Which slot does the mine take?", { piece: "slot", slot: step.slot }),
        ...answersOfSecond(step.second),
      ];
    case "buyEngine":
      return [answer("Where does the steam engine go?", enginePlace(step.on))];
    case "buildSettlement":
      return [
        answer("Where do you build?", { piece: "village", village: step.village }),
        { question: "How many miners move in?", label: ["No miner", "1 miner", "2 miners"][step.miners] ?? "" },
      ];
    case "placeEngineer":
      return [answer("Where does the engineer go?", { piece: "place", place: step.at })];
    case "place":
      return [answer("Where does the miner go?", { piece: "place", place: step.at })];
    case "move":
      return [
        answer("Which miner?", { piece: "place", place: step.from }),
        answer("Where does the miner go?", { piece: "place", place: step.to }),
      ];
    case "moveEngineer":
      return [
        answer("Which engineer?", { piece: "place", place: step.from }),
        answer("Where does the engineer go?", { piece: "place", place: step.to }),
      ];
    case "flip":
      return [
        answer("Which card do you flip?", { piece: "card", card: step.card }),
        { question: "What do you pay with?", label: step.pay === "workers" ? "Local workers" : "Coins" },
        { question: "Where do the pieces on the card stand?", label: arrangementSaid(step) },
      ];
    case "trade":
      return [{ question: "What do you trade?", label: said(phraseOfTurnStep(step)) }];
    case "takeCoin":
      return [];
  }
}

/** A phrase at the beginning of a label. */
export function said(phrase: Phrase): string {
  return capital(textOf(speaker.phrase(phrase, { names: [], reader: null })));
}

function answersOfSecond(second: Extract<Step, { step: "buyMine" }>["second"]): AnsweredQuestion[] {
  const from = "From where does the second local worker come?";
  const to = "Does a miner go somewhere for the second local worker?";
  return [
    second === undefined
      ? { question: from, label: "No second local worker" }
      : answer(from, { piece: "village", village: second.village }),
    second?.at === undefined
      ? { question: to, label: "No, the miner stays in the supply" }
      : answer(to, { piece: "place", place: second.at }),
  ];
}

function answer(question: string, piece: KohleUndKoloniePiece): AnsweredQuestion {
  return { question, label: capital(speaker.name(piece)) };
}

function enginePlace(on: Extract<Step, { step: "buyEngine" }>["on"]): KohleUndKoloniePiece {
  return typeof on === "string" && on.includes(":") ? { piece: "space", space: on } : { piece: "mine", mine: on };
}

function arrangementSaid({ arrange }: FlipStep): string {
  if (arrange === undefined) return "They keep their spaces";
  return [...arrange.miners, ...arrange.engineers].map((space) => speaker.name({ piece: "space", space })).join("; ");
}
