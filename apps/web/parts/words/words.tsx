// The words that a page's parts in the browser need: its own language's, and of those only what the page says it uses.
import type { SpokenGame } from "@pithead/wording/client";
import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { Language } from "../../i18n/languages.ts";
import type { Messages, Namespace } from "../../i18n/messages.ts";
import { readyMessages, readyWords } from "../../i18n/ready-messages.ts";
import { GameWords } from "./game-words.tsx";

/** What every page may say: its frame, games in lists, and what went wrong. */
const EVERYWHERE = ["frame", "games", "problems"] as const satisfies readonly Namespace[];

interface WordsProps {
  /** Beside those that every page has. */
  of: readonly Namespace[];
  /** The games whose log lines, refusals and things are said. */
  games?: readonly SpokenGame[] | undefined;
  /** Absent: the page's own. */
  language?: Language | undefined;
  children: ReactNode;
}

export async function Words({ of, games = [], language, children }: WordsProps) {
  const locale = language ?? (await getLocale());
  const said = Object.fromEntries(games.map((game) => [game, readyWords(locale, game)]));
  return (
    <NextIntlClientProvider locale={locale} messages={only(readyMessages(locale), [...EVERYWHERE, ...of])}>
      <GameWords said={said}>{children}</GameWords>
    </NextIntlClientProvider>
  );
}

function only(messages: Messages, wanted: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(wanted.map((namespace) => [namespace, messages[namespace]]));
}
