// Rounds and the ten phases: which are done, which is now.
import { range } from "@pithead/drawings/pieces";
import { componentsOf, PHASES, type Position, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { memo, useEffect, useRef } from "react";
import { scrolled } from "../../../parts/pieces/pressable.ts";

export const Phases = memo(function Phases({ position }: { position: Position }) {
  const t = useTranslations("kohle-und-kolonie");
  const list = useRef<HTMLOListElement>(null);
  const { phase, round } = position;
  const now = PHASES.findIndex((each) => each === phase);
  const { rounds } = componentsOf(position).edition;
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>(`[data-phase="${phase}"]`);
    if (row && here) row.scrollTo({ left: here.offsetLeft - row.clientWidth / 2 + here.offsetWidth / 2, behavior: "instant" });
  }, [phase]);
  return (
    <ol className="phases" ref={list} {...scrolled("list", t("phases.title"))}>
      <li className="phases__round" aria-label={t("phases.round", { round: ROMAN[round] ?? "", rounds: ROMAN[rounds] ?? "" })}>
        {range(rounds).map((index) => (
          <b key={index} className={index + 1 === round ? "is-now" : ""} aria-hidden="true">
            {ROMAN[index + 1]}
          </b>
        ))}
      </li>
      {PHASES.map((each, index) => (
        <li
          key={each}
          data-phase={each}
          className={index === now ? "is-now" : index < now || phase === "over" ? "is-done" : ""}
          aria-current={index === now ? "step" : undefined}
        >
          <b>{index + 1}</b>
          {t(`phase.${each}`)}
        </li>
      ))}
    </ol>
  );
});
