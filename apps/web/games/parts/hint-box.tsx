// A hint for who plays against bots alone: what a bot would do in their place, and why.
"use client";

import type { Game, Hint } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useHint } from "../../api/queries.ts";
import { Wrong } from "../../parts/wrong.tsx";
import type { DeedWords } from "./deed-words.ts";

interface HintBoxProps {
  game: Game;
  names: readonly string[];
  words: DeedWords;
  /** Builds the move that is hinted at, without sending it. */
  onTake: (command: Hint["command"]) => void;
}

/** Nothing where hints are not to be had, and while nothing is asked of the viewer. */
export function HintBox({ game, names, words, onTake }: HintBoxProps) {
  const t = useTranslations("table");
  const { table, seat, seq } = game;
  const hint = useHint(table.id, seq);
  const isAlone = table.players.every((player) => player.bot !== null || player.seat === seat);
  if (seat === null || table.rated || !isAlone || !table.toMove.includes(seat)) return null;
  const called = names.map((name, index) => (index === seat ? t("hint.bot") : name));
  return (
    <section className="sheet substitutes" aria-label={t("hint.title")}>
      {hint.data === undefined ? (
        <p>
          <span>{t("hint.offer")}</span>
          <button type="button" className="btn" onClick={() => void hint.refetch()} disabled={hint.isFetching}>
            {t("hint.ask")}
          </button>
        </p>
      ) : (
        <div role="status">
          <p className="quiet">{t("hint.lead")}</p>
          <p>{words(seat, hint.data.events, { names: called, reader: null })}</p>
          <p className="quiet">
            <span>{t(`hint.${hint.data.reason.code}`, figuresOf(hint.data, names))}</span>
          </p>
          {hint.data.next !== null && (
            <p className="quiet">
              <span>
                {t("hint.next")} {words(seat, hint.data.next.events, { names: called, reader: null })}{" "}
                {/* Where that is the reason, it has been said. */}
                {hint.data.reason.code !== "promises" && t("hint.less", { vp: hint.data.next.less })}
              </span>
            </p>
          )}
          <p>
            <button type="button" className="btn" onClick={() => onTake(hint.data.command)}>
              {t("hint.take")}
            </button>
          </p>
        </div>
      )}
      <Wrong error={hint.error} />
    </section>
  );
}

type Figures = {
  vp: number;
  name: string;
  /** Of what the VP are expected from. */
  part: string;
};

function figuresOf({ reason }: Hint, names: readonly string[]): Figures {
  return {
    vp: "vp" in reason ? reason.vp : 0,
    name: "seat" in reason ? (names[reason.seat] ?? "") : "",
    part: "part" in reason ? reason.part : "",
  };
}
