// The steps of a turn, as the page says them before they are done.
import type { Step } from "@pithead/game-kohle-und-kolonie/client";
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { bonusPiece, cardPiece, enginePlace, minePiece, placePiece, slotPiece, spacePiece, villagePiece } from "./pieces.ts";

/** One step, also by which bonus marker it is done. */
export function phraseOfTurnStep(step: Step): Phrase {
  const said = phraseOf(step);
  const marker = markerOf(step);
  return marker === null ? said : phrase("step.viaBonus", { step: said, marker: bonusPiece(marker) });
}

function phraseOf(step: Step): Phrase {
  switch (step.step) {
    case "buyMine": {
      const values = { mine: minePiece(step.card), slot: slotPiece(step.slot), village: villagePiece(step.village) };
      if (step.second === undefined) return phrase("step.buyMine", values);
      const second = { ...values, second: villagePiece(step.second.village) };
      return step.second.at === undefined
        ? phrase("step.buyMineSecond", second)
        : phrase("step.buyMineSecondAt", { ...second, place: placePiece(step.second.at) });
    }
    case "buyEngine":
      return phrase("step.buyEngine", { on: enginePlace(step.on) });
    case "buildSettlement":
      return phrase("step.buildSettlement", { village: villagePiece(step.village), miners: step.miners });
    case "placeEngineer":
      return phrase("step.placeEngineer", { space: spacePiece(step.at) });
    case "place":
      return phrase("step.place", { place: placePiece(step.at) });
    case "move":
      return phrase("step.move", { from: placePiece(step.from), to: placePiece(step.to) });
    case "moveEngineer":
      return phrase("step.moveEngineer", { from: spacePiece(step.from), to: spacePiece(step.to) });
    case "takeCoin":
      return phrase("step.takeCoin", { marker: bonusPiece("consolidation-aid") });
    case "flip":
      return phrase("step.flip", { card: cardPiece(step.card), pay: step.pay ?? "none" });
    case "trade":
      return phrase("step.trade", { give: step.give });
  }
}

function markerOf(step: Step): "steam-engine" | "settlement" | "engineer" | "miners" | null {
  if (!("via" in step) || step.via !== "bonus") return null;
  switch (step.step) {
    case "buyEngine":
      return "steam-engine";
    case "buildSettlement":
      return "settlement";
    case "placeEngineer":
      return "engineer";
    case "place":
    case "move":
      return "miners";
  }
}
