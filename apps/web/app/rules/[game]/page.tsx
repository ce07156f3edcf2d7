// The rules of a game in our own words, in English or German.
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";
import { Sprites } from "../../../parts/pieces/sprites.tsx";
import { Words } from "../../../parts/words/words.tsx";
import { rulesLanguageOf } from "../../../rules/language.ts";
import { type Rulebook, rulebookOf } from "../../../rules/rulebook.ts";
import { RulesPage } from "../../../rules/rules-page.tsx";
import type { RulesLanguage } from "../../../rules/text.ts";
import "../../../styles/pieces.css";
import "../../../styles/pit.css";

interface Asked {
  game: string;
  language: RulesLanguage;
  book: Rulebook | undefined;
}

async function askedFor({ params, searchParams }: PageProps<"/rules/[game]">): Promise<Asked> {
  const { game } = await params;
  const { lang } = await searchParams;
  const language = rulesLanguageOf(lang, (await headers()).get("accept-language") ?? "");
  return { game, language, book: rulebookOf(game, language) };
}

export async function generateMetadata(props: PageProps<"/rules/[game]">): Promise<Metadata> {
  const { book } = await askedFor(props);
  return book === undefined ? {} : { title: `${book.text.title}: ${book.text.page.rules}`, description: book.text.lead };
}

export default async function Rules(props: PageProps<"/rules/[game]">) {
  const { game, language, book } = await askedFor(props);
  if (book === undefined) notFound();
  return (
    <Words of={["coal-baron"]}>
      <PageFrame>
        <Sprites />
        <RulesPage game={game} language={language} book={book} />
      </PageFrame>
    </Words>
  );
}
