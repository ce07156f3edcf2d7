// The rules of a game in our own words, in the language of the page or the one the address names.
import { ColonySprites, Sprites } from "@pithead/drawings/pieces";
import { isSpokenGame, type SpokenGame } from "@pithead/wording/client";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { Tips } from "../../../games/parts/tips.tsx";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import type { Namespace } from "../../../i18n/messages.ts";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";
import { Words } from "../../../parts/words/words.tsx";
import { type Rulebook, rulebookOf } from "../../../rules/rulebook.ts";
import { RulesPage } from "../../../rules/rules-page.tsx";
import "../../../styles/pieces.css";
import "../../../styles/players.css";
import "../../../styles/clock.css";
import "../../../styles/coal.css";
import "../../../styles/pit.css";
import "../../../styles/tray.css";
import "../../../styles/kk-board.css";
import "../../../styles/kk-others.css";
import "../../../styles/kk-tableau.css";
import "../../../styles/kk-above-ground.css";
import "../../../styles/kk-move.css";
import "../../../styles/kk-narrow.css";

/** What the boards in the examples of each game say. */
const OWN = {
  "coal-baron": ["coal-baron"],
  "kohle-und-kolonie": ["kohle-und-kolonie"],
} as const satisfies { readonly [game in SpokenGame]: readonly Namespace[] };

interface Asked {
  game: string;
  language: Language;
  book: Rulebook | undefined;
}

async function askedFor({ params, searchParams }: PageProps<"/rules/[game]">): Promise<Asked> {
  const { game } = await params;
  const { lang } = await searchParams;
  const language = isLanguage(lang) ? lang : await getLocale();
  return { game, language, book: rulebookOf(game, language) };
}

export async function generateMetadata(props: PageProps<"/rules/[game]">): Promise<Metadata> {
  const { book } = await askedFor(props);
  if (book === undefined) notFound();
  return { title: `${book.text.title}: ${book.text.page.rules}`, description: book.text.lead };
}

export default async function Rules(props: PageProps<"/rules/[game]">) {
  const { game, language, book } = await askedFor(props);
  if (book === undefined) notFound();
  const own = isSpokenGame(game) ? OWN[game] : [];
  return (
    <PageFrame>
      <Sprites />
      <ColonySprites />
      <Words of={["lesson", ...own]} games={isSpokenGame(game) ? [game] : []} language={language}>
        <Tips />
        <RulesPage game={game} language={language} book={book} />
      </Words>
    </PageFrame>
  );
}
