// Choices and steps in words: what the panel offers, what the board's parts do when pressed.
"use client";

import { FLIP_CARDS, type MineId, type Position, SLOTS, type Slot, type Step } from "@pithead/game-kohle-und-kolonie/client";
import { type Phrase, textOf } from "@pithead/wording/client";
import { type KohleUndKoloniePiece, phraseOfBonusName, phraseOfCommand, phraseOfTurnStep } from "@pithead/wording/kohle-und-kolonie";
import { useTranslations } from "next-intl";
import { capital } from "../../parts/capital.ts";
import type { Target } from "../board/look.ts";
import { useNames, useSpeaker } from "../board/words.ts";
import type { Facet } from "../turn/facets.ts";
import type { Answer } from "../turn/picks.ts";

export interface OptionWords {
  option(facet: Facet): string;
  answer(answer: Answer): string;
  /** The same under a question that has said the rest. */
  answerShort(answer: Answer): string;
  /** A whole step, as the list of steps so far says it. */
  step(step: Step): string;
  /** Securing a slot, or no longer. */
  secure(slot: Slot, isChosen: boolean): string;
}

export function useOptionWords(position: Pick<Position, "options">): OptionWords {
  const t = useTranslations("kohle-und-kolonie");
  const speaker = useSpeaker(position.options);
  const nameOf = useNames(position);
  const said = (phrase: Phrase) => capital(textOf(speaker.phrase(phrase, { names: [], reader: null })));
  const onto = (on: MineId) =>
    typeof on === "string" && on.includes(":") ? nameOf({ piece: "space", space: on }) : nameOf({ piece: "mine", mine: on });

  const option = (facet: Facet): string => {
    switch (facet.of) {
      case "kind":
        return t(`kind.${facet.kind}`, { via: facet.via ? "bonus" : "action" });
      case "card":
        return nameOf({ piece: "mine", mine: facet.card });
      case "on":
        return onto(facet.on);
      case "field":
        return nameOf({ piece: "field", field: facet.field });
      case "village":
        return nameOf({ piece: "village", village: facet.village });
      case "slot":
        return nameOf({ piece: "slot", slot: facet.slot });
      case "second":
        return facet.village === null ? t("option.noSecond") : nameOf({ piece: "village", village: facet.village });
      case "secondAt":
        return facet.place === null ? t("option.nowhere") : nameOf({ piece: "place", place: facet.place });
      case "miners":
        return t("option.miners", { count: facet.count });
      case "from":
      case "to":
        return nameOf({ piece: "place", place: facet.place });
      case "flip":
        return nameOf({ piece: "card", card: facet.card });
      case "pay":
        return t("option.pay", { pay: facet.pay ?? "none" });
      case "arrange": {
        if (facet.arrange === null) return t("option.keepSpaces");
        const spaces = [...facet.arrange.miners, ...facet.arrange.engineers];
        return t("option.arrange", { places: spaces.map((space) => speaker.name({ piece: "space", space })).join("; ") });
      }
      case "give":
        return said(phraseOfTurnStep({ step: "trade", give: facet.give }));
      case "target":
        return nameOf(pieceAt(facet.target));
    }
  };
  const answer = (command: Answer) => said(phraseOfCommand(command));
  return {
    option,
    answer,
    answerShort: (command) => (command.type === "chooseBonus" ? said(phraseOfBonusName(command.marker)) : answer(command)),
    step: (step) => said(phraseOfTurnStep(step)),
    secure: (slot, isChosen) => t("secure.press", { slot, chosen: isChosen ? "yes" : "no" }),
  };
}

/** What a part of the board is called, before it is clear what is done there. */
function pieceAt(target: Target): KohleUndKoloniePiece {
  const place = target.slice(target.indexOf(":") + 1);
  if (target.startsWith("card:")) return { piece: "mine", mine: Number(place) };
  if (target.startsWith("field:")) return { piece: "field", field: place };
  if (target.startsWith("place:village:")) return { piece: "village", village: place.slice("village:".length) };
  const slot = SLOTS.find((each) => each === place);
  if (slot !== undefined) return { piece: "slot", slot };
  const card = FLIP_CARDS.find((each) => target === `above:${each}`);
  return card === undefined ? { piece: "place", place } : { piece: "card", card };
}
