// Securing mines before the accident: for each unsecured one by what, then what lies in the bag.
"use client";

import {
  bagOf,
  componentsOf,
  mineOf,
  type Position,
  playerAt,
  ROMAN,
  type Slot,
  unsecuredSlots,
} from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Glyph, Penny } from "../../../parts/pieces/colony-tags.tsx";
import { Choice } from "../../parts/choice.tsx";
import { useSpeaker } from "../board/words.ts";
import type { Built } from "../turn/built.ts";
import type { Pick } from "../turn/picks.ts";
import { refusePick } from "../turn/standing.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { ChoiceText } from "./choice-picture.tsx";

interface SecurePanelProps {
  position: Position;
  seat: number;
  built: Extract<Built, { kind: "secure" }>;
  turn: TurnInHand;
}

export function SecurePanel({ position, seat, built, turn }: SecurePanelProps) {
  const t = useTranslations("kohle-und-kolonie");
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const hasTeam = player.bonus === "rescue-team";
  const unsecured = unsecuredSlots(player);
  const left = unsecured.length - built.coins.length - built.team.length;
  return (
    <>
      <div className="choices choices--list">
        {unsecured.map((slot) => {
          const mine = player.slots[slot]?.mine;
          const name = mine === undefined ? "" : mineOf(components, mine).name;
          return (
            <fieldset key={slot} className="securing" aria-label={t("secure.slot", { slot, name })}>
              <SecureChoice
                position={position}
                seat={seat}
                turn={turn}
                slot={slot}
                name={name}
                by="coin"
                isChosen={built.coins.includes(slot)}
              />
              {hasTeam && (
                <SecureChoice
                  position={position}
                  seat={seat}
                  turn={turn}
                  slot={slot}
                  name={name}
                  by="team"
                  isChosen={built.team.includes(slot)}
                />
              )}
            </fieldset>
          );
        })}
      </div>
      <p className="move__warning">{bagSaid(left)}</p>
    </>
  );

  /** What is risked with that many mines left unsecured. */
  function bagSaid(mines: number): string {
    const { accident, start } = components.edition;
    const own = Math.min(mines, accident.maxStonesPerPlayer, start.accidentStones);
    const others = bagOf(position).filter((stone) => stone !== `seat-${seat}`).length;
    const all = own + others;
    const risk = 100 * (1 - chanceOfNone(own, all, accident.draws));
    return t("secure.bag", {
      own,
      all,
      draws: accident.draws,
      risk: Math.round(risk),
      vp: accident.minusPoints[position.round - 1] ?? 0,
      round: ROMAN[position.round] ?? "",
    });
  }
}

/** That none of `own` among `all` stones is one of those drawn. */
function chanceOfNone(own: number, all: number, draws: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < draws; drawn++) chance *= Math.max(0, all - own - drawn) / Math.max(1, all - drawn);
  return chance;
}

interface SecureChoiceProps {
  position: Position;
  seat: number;
  turn: TurnInHand;
  slot: Slot;
  name: string;
  by: "coin" | "team";
  isChosen: boolean;
}

function SecureChoice({ position, seat, turn, slot, name, by, isChosen }: SecureChoiceProps) {
  const t = useTranslations("kohle-und-kolonie");
  const speaker = useSpeaker(position.options);
  const pick: Pick = { pick: "secure", slot, by: isChosen ? null : by };
  const before = turn.picks.filter((earlier) => earlier.pick !== "secure" || earlier.slot !== slot);
  const reason = refusePick(position, seat, before, pick);
  const label = t("secure.by", { by, slot, name });
  return (
    <Choice
      label={label}
      isChosen={isChosen}
      why={reason && speaker.reason(reason, { names: [], reader: seat })}
      onChoose={reason ? undefined : () => turn.pick(pick)}
    >
      <ChoiceText picture={by === "coin" ? <Penny /> : <Glyph id="bm-rescue-team" />} name={t("secure.short", { by, slot })} note={name} />
    </Choice>
  );
}
