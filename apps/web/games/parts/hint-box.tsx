// A hint for who plays against bots alone: what a bot would do in their place, and why.
"use client";

import type { Game, Hint } from "@pithead/contracts";
import { isSpokenGame, linesOf, say, textOf } from "@pithead/wording";
import { useTranslations } from "next-intl";
import { useHint } from "../../api/queries.ts";
import { useProblemSaid } from "../../parts/problem-said.ts";
import { useWordsLocale } from "./use-words-locale.ts";

/** Nothing where hints are not to be had, and while nothing is asked of the viewer. */
export function HintBox({ game, names }: { game: Game; names: readonly string[] }) {
  const t = useTranslations("table");
  const said = useProblemSaid();
  const { table, seat, seq } = game;
  const hint = useHint(table.id, seq);
  const words = useHintWords(game, names);
  const isAlone = table.players.every((player) => player.bot !== null || player.seat === seat);
  if (seat === null || table.rated || !isAlone || !table.toMove.includes(seat)) return null;
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
          <p>{words(hint.data)}</p>
          <p className="quiet">{t(`hint.${hint.data.reason.code}`, figuresOf(hint.data, names))}</p>
        </div>
      )}
      {hint.isError && (
        <p className="wrong" role="alert">
          {said(hint.error)}
        </p>
      )}
    </section>
  );
}

function figuresOf({ reason }: Hint, names: readonly string[]): { vp: number; name: string } {
  return { vp: "vp" in reason ? reason.vp : 0, name: "seat" in reason ? (names[reason.seat] ?? "") : "" };
}

/** The move as the log would tell it of a bot. What it would reveal is a guess, and is left out. */
function useHintWords({ table, seat }: Game, names: readonly string[]): (hint: Hint) => string {
  const t = useTranslations("table");
  const locale = useWordsLocale();
  return ({ events }) => {
    const [line] = isSpokenGame(table.game) ? linesOf(table.game, { seat, events }) : [];
    if (line === undefined || !isSpokenGame(table.game)) return "";
    const called = names.map((name, index) => (index === seat ? t("hint.bot") : name));
    const told = { ...line, sentences: line.sentences.slice(0, 1) };
    return textOf(say(locale, table.game, table.options).line(told, { names: called, reader: null }));
  };
}
