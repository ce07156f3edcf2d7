// A table: the waiting room before the start, the board from then on.
import type { Game, PositionAt, Table } from "@pithead/contracts";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { resultAddress } from "../../../api/calls.ts";
import { editionOf, found, serverApi } from "../../../api/server.ts";
import { publicUrl } from "../../../env.ts";
import { GameTable } from "../../../games/boards.tsx";
import { InWordsChoice } from "../../../games/parts/in-words/choice.tsx";
import { IN_WORDS_COOKIE } from "../../../games/parts/in-words/cookie.ts";
import { openingSeq } from "../../../games/parts/motion/opening-seq.ts";
import { TableWords } from "../../../games/table-words.tsx";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import { EditionMissing } from "../../../parts/tables/edition-missing.tsx";
import { isGame } from "../../../parts/tables/games-on-offer.ts";
import { OpenTable } from "../../../parts/waiting-room/open-table.tsx";
import { Words } from "../../../parts/words/words.tsx";
import "../../../styles/pieces.css";
import "../../../styles/players.css";
import "../../../styles/clock.css";
import "../../../styles/table.css";
import "../../../styles/table-narrow.css";
import "../../../styles/motion.css";
import "../../../styles/move.css";
import "../../../styles/move-narrow.css";
import "../../../styles/coal.css";
import "../../../styles/pit.css";
import "../../../styles/tray.css";
import "../../../styles/coal-narrow.css";
import "../../../styles/kk-map.css";
import "../../../styles/kk-board.css";
import "../../../styles/kk-others.css";
import "../../../styles/kk-tableau.css";
import "../../../styles/kk-above-ground.css";
import "../../../styles/kk-move.css";
import "../../../styles/kk-narrow.css";
import "../../../styles/standing-orders.css";
import "../../../styles/table-low.css";
import "../../../styles/substitutes.css";
import "../../../styles/slips.css";
import "../../../styles/history.css";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A link that was shared says in which language: what shows it asks in none. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang } = await searchParams;
  const locale = isLanguage(lang) ? lang : await getLocale();
  const t = await getTranslations({ locale, namespace: "games" });
  const table = await found(serverApi.table((await params).id));
  if (table === undefined) notFound();
  const robots = { index: false };
  if (!isGame(table.game)) return { robots };
  const title = t(`title.${table.game}`);
  const description = table.players.map(({ name }) => name).join(", ");
  return { title, openGraph: { title, description, images: picturesOf(table, locale, `${title}: ${description}`) }, robots };
}

/** What cards show that others share: the result, the board while there is none, nothing before there is one. */
function picturesOf(table: Table, locale: Language, alt: string) {
  if (table.startedAt === null) return [];
  if (table.status === "finished") return [{ url: publicUrl() + resultAddress(table.id, locale), width: 1200, height: 630, alt }];
  return [{ url: `${publicUrl()}/api/v1/games/${table.id}/picture.png?lang=${locale}`, width: 1200, alt }];
}

export default async function TablePage({ params }: Props) {
  const { id } = await params;
  const table = await found(serverApi.table(id));
  if (!table) notFound();
  if (table.startedAt === null) {
    return (
      <Words of={["waiting-room", "chat", "sign-in"]}>
        <OpenTable table={table} />
      </Words>
    );
  }
  const edition = await editionOf(table);
  if (edition === null) return <EditionMissing table={table} />;
  const [first, log] = await Promise.all([serverApi.game(id), serverApi.log(id)]);
  return (
    <TableWords table={table}>
      <InWordsChoice first={(await cookies()).has(IN_WORDS_COOKIE)}>
        <GameTable first={first} log={log} edition={edition} opened={await lastSeen(first)} />
      </InWordsChoice>
    </TableWords>
  );
}

/** The position that the asker saw last, from which what came since is played; undefined when it is the newest. */
async function lastSeen(game: Game): Promise<PositionAt | undefined> {
  const seq = openingSeq(game);
  return seq === undefined ? undefined : found(serverApi.positionAt(game.table.id, seq));
}
