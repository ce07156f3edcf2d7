// What games say, in the page's language: the server hands the words of the games that a page shows to its parts in the browser.
"use client";

import { isSpokenGame, type Messages, type Spoken, type SpokenGame } from "@pithead/wording/client";
import { useLocale } from "next-intl";
import { createContext, type ReactNode, use, useMemo } from "react";

type Said = { readonly [game in SpokenGame]?: Messages };

const SaidContext = createContext<Said>({});

export function GameWords({ said, children }: { said: Said; children: ReactNode }) {
  return <SaidContext value={said}>{children}</SaidContext>;
}

/** What a speaker of a game needs; undefined where the page has no words of it. */
export function useSpokenIfAny(game: string): Spoken | undefined {
  const locale = useLocale();
  const said = use(SaidContext);
  const messages = isSpokenGame(game) ? said[game] : undefined;
  return useMemo(() => messages && { locale, messages }, [locale, messages]);
}

/** What a speaker of the page's own game needs. @throws Error when the page was not given its words: it has to name the game in `Words` */
export function useSpoken(game: SpokenGame): Spoken {
  const spoken = useSpokenIfAny(game);
  if (spoken === undefined) throw new Error(`This page has no words of ${game}.`);
  return spoken;
}
