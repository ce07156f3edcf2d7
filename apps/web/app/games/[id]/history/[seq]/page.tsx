// One position of a game, by permanent link.
import type { LookAs, Table } from "@pithead/contracts";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { editionOf, found, serverApi } from "../../../../../api/server.ts";
import { publicUrl } from "../../../../../env.ts";
import { GameHistory } from "../../../../../games/histories.tsx";
import { HistoryWords } from "../../../../../games/history-words.tsx";
import { lookingOf } from "../../../../../games/parts/history/address.ts";
import { EditionMissing } from "../../../../../parts/tables/edition-missing.tsx";
import "../../../../../styles/pieces.css";
import "../../../../../styles/players.css";
import "../../../../../styles/clock.css";
import "../../../../../styles/table.css";
import "../../../../../styles/table-narrow.css";
import "../../../../../styles/move.css";
import "../../../../../styles/move-narrow.css";
import "../../../../../styles/coal.css";
import "../../../../../styles/pit.css";
import "../../../../../styles/tray.css";
import "../../../../../styles/coal-narrow.css";
import "../../../../../styles/kk-map.css";
import "../../../../../styles/kk-board.css";
import "../../../../../styles/kk-others.css";
import "../../../../../styles/kk-tableau.css";
import "../../../../../styles/kk-above-ground.css";
import "../../../../../styles/kk-move.css";
import "../../../../../styles/kk-narrow.css";
import "../../../../../styles/slips.css";
import "../../../../../styles/history.css";
import "../../../../../styles/history-closer.css";
import "../../../../../styles/analysis.css";

interface Props {
  params: Promise<{ id: string; seq: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("history");
  const { id, seq } = await params;
  const table = await found(serverApi.table(id));
  if (!hasPosition(table, seq)) notFound();
  const title = t("title", { seq, all: table.seq });
  const url = `${publicUrl()}/api/v1/games/${id}/picture.png?at=${seq}&lang=${await getLocale()}`;
  return { title, openGraph: { title, images: [{ url, width: 1200, alt: title }] }, robots: { index: false } };
}

export default async function PastPosition({ params, searchParams }: Props) {
  const { id, seq: text } = await params;
  const table = await found(serverApi.table(id));
  if (table?.startedAt === null) redirect(`/games/${id}`);
  if (!hasPosition(table, text)) notFound();
  const edition = await editionOf(table);
  if (edition === null) return <EditionMissing table={table} />;
  const seq = Number(text);
  const isOver = table.status === "finished";
  const { as, only, ...compared } = lookingOf(await searchParams, table.seq);
  // Before the end, and where nobody sits, one looks as who one is.
  const looking = {
    ...compared,
    ...(isOver && as !== undefined && isSeatOf(table, as) && { as }),
    ...(only !== undefined && only < table.players.length && { only }),
  };
  const [first, position, log, course, analysis] = await Promise.all([
    serverApi.game(id),
    serverApi.positionAt(id, seq, looking.as),
    serverApi.log(id, { as: looking.as }),
    serverApi.course(id),
    isOver ? serverApi.analysis(id) : undefined,
  ]);
  return (
    <HistoryWords table={table}>
      <GameHistory first={first} edition={edition} position={position} log={log} course={course} looking={looking} analysis={analysis} />
    </HistoryWords>
  );
}

/** Whether the address names a position that the game has come to. */
function hasPosition(table: Table | undefined, seq: string): table is Table {
  return table !== undefined && /^\d{1,6}$/.test(seq) && Number(seq) <= table.seq;
}

function isSeatOf(table: Table, as: LookAs): boolean {
  return as === "spectator" || Number(as) < table.players.length;
}
