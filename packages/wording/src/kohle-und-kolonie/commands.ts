// What a player may ask for, as a choice on the page and as a standing order says it.
import type { Command, Secure } from "@pithead/game-kohle-und-kolonie/client";
import type { Phrase } from "../phrase.ts";
import { declaredParts } from "./deeds.ts";
import { phrase } from "./messages.ts";
import { bonusPiece, coinsPiece, placePiece, slotPiece } from "./pieces.ts";
import { phraseOfTurnStep } from "./steps.ts";

/** One command of Kohle & Kolonie; a turn is said by its steps, one after another. */
export function phraseOfCommand(command: Command): Phrase {
  switch (command.type) {
    case "turn":
      return command.steps.length === 0
        ? phrase("command.noStep")
        : phrase("command.turn", { steps: { apart: command.steps.map(phraseOfTurnStep) } });
    case "chooseBonus":
      return phrase("command.chooseBonus", { marker: bonusPiece(command.marker) });
    case "secure":
      return secure(command);
    case "chance":
      return phrase("command.chance");
    case "lose":
      return phrase("command.lose", { place: placePiece(command.from) });
    case "damage":
      return phrase("command.damage", { pay: command.pay });
    case "declare": {
      const what = declaredParts(command.aid, command.markers);
      return what === null ? phrase("command.declareNothing") : phrase("command.declare", { what });
    }
    case "bid":
      return phrase("command.bid", { total: command.total });
    case "pass":
      return phrase("command.pass");
    case "placeMine":
      return phrase("command.placeMine", { slot: slotPiece(command.slot) });
    case "load": {
      const worker = command.worker ? "yes" : "no";
      const what = [
        ...(command.cart ? [phrase("part.theMarker", { marker: bonusPiece("cart") })] : []),
        ...(command.markers === 0 ? [] : [phrase("part.cartMarkers", { count: command.markers })]),
      ];
      return what.length === 0 ? phrase("command.load", { worker }) : phrase("command.loadWith", { worker, what: { and: what } });
    }
  }
}

function secure({ coins, team }: Secure): Phrase {
  const values = { slots: { and: coins.map(slotPiece) }, coins: coinsPiece(coins.length), teamSlots: { and: team.map(slotPiece) } };
  if (coins.length > 0) return phrase(team.length > 0 ? "command.secureBoth" : "command.secureCoins", values);
  return team.length > 0 ? phrase("command.secureTeam", { slots: values.teamSlots }) : phrase("command.secureNothing");
}
