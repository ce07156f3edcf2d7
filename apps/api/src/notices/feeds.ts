// Feeds that programs fetch by a secret address: notices as Atom (RFC 4287), deadlines as a calendar (RFC 5545).
import { gameCards } from "@pithead/catalog";
import type { Database } from "@pithead/db";
import { mailLocaleOf, wordsOf } from "@pithead/mail";
import { briefWord } from "./brief.ts";

const MOST_ENTRIES = 50;

interface FeedReader {
  readonly id: string;
  readonly name: string;
  readonly say: ReturnType<typeof wordsOf<"brief">>;
}

/** Whose feeds the key opens; undefined when it is nobody's. */
export async function readerByKey(db: Database, key: string): Promise<FeedReader | undefined> {
  const found = await db.noticeWishes.findUnique({
    where: { feedKey: key },
    select: { user: { select: { id: true, name: true, locale: true } } },
  });
  if (found === null) return undefined;
  const { id, name, locale } = found.user;
  return { id, name: name ?? "", say: wordsOf(mailLocaleOf(locale), "brief") };
}

const WITH_NAMES = { select: { userId: true, user: { select: { name: true } } }, orderBy: { seat: "asc" } } as const;

/** The newest notices that were due, newest first. */
export async function atomOf(db: Database, { id: userId, say }: FeedReader, publicUrl: string): Promise<string> {
  const notices = await db.notice.findMany({
    where: { userId, channel: "feed", state: "sent" },
    orderBy: { sentAt: "desc" },
    take: MOST_ENTRIES,
    include: { game: { select: { game: true, players: WITH_NAMES } } },
  });
  const host = new URL(publicUrl).hostname;
  const entries = notices.map(({ gameId, seq, kind, sentAt, game }) => {
    const table = say("table", { game: titleOf(game.game), others: othersOf(game.players, userId) });
    return [
      "<entry>",
      `<id>tag:${host},2026:${gameId}/${seq}/${kind}</id>`,
      `<title>${escaped(say(briefWord(kind), { table }))}</title>`,
      `<updated>${sentAt?.toISOString() ?? ""}</updated>`,
      `<link href="${escaped(`${publicUrl}/games/${gameId}`)}"/>`,
      "</entry>",
    ].join("");
  });
  const updated = notices[0]?.sentAt ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>tag:${host},2026:notices/${userId}</id>`,
    `<title>${escaped(say("feed"))}</title>`,
    "<author><name>Pithead</name></author>",
    `<updated>${updated.toISOString()}</updated>`,
    `<link href="${escaped(publicUrl)}"/>`,
    ...entries,
    "</feed>\n",
  ].join("\n");
}

/** One event for each game in which the user must answer, a moment without an end, at its deadline, with an alarm an hour before. */
export async function calendarOf(db: Database, { id: userId, say }: FeedReader, publicUrl: string, now: Date): Promise<string> {
  const seats = await db.gamePlayer.findMany({
    where: { userId, playedBy: null, deadline: { not: null }, game: { status: "running" } },
    select: { deadline: true, game: { select: { id: true, game: true, players: WITH_NAMES } } },
    orderBy: { deadline: "asc" },
  });
  const events = seats.flatMap(({ deadline, game }) => {
    if (deadline === null) return [];
    const table = say("table", { game: titleOf(game.game), others: othersOf(game.players, userId) });
    const url = `${publicUrl}/games/${game.id}`;
    return [
      "BEGIN:VEVENT",
      `UID:${game.id}.${userId}@${new URL(publicUrl).hostname}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(deadline)}`,
      `SUMMARY:${text(say("until", { table }))}`,
      `URL:${url}`,
      `DESCRIPTION:${text(url)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT1H",
      `DESCRIPTION:${text(say("until", { table }))}`,
      "END:VALARM",
      "END:VEVENT",
    ];
  });
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pithead//Deadlines//EN",
    `X-WR-CALNAME:${text(say("calendar"))}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
  ];
  return `${[...head, ...events, "END:VCALENDAR"].flatMap(folded).join("\r\n")}\r\n`;
}

function titleOf(game: string): string {
  return gameCards().find(({ id }) => id === game)?.title ?? game;
}

function othersOf(players: readonly { userId: string; user: { name: string | null } }[], userId: string): string {
  return players
    .filter((player) => player.userId !== userId)
    .map(({ user }) => user.name ?? "")
    .join(", ");
}

function escaped(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, "");
}

function text(words: string): string {
  return words.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
}

/** Lines of at most 75 bytes; those that go on begin with a space. */
function folded(line: string): string[] {
  const lines: string[] = [];
  let rest = "";
  for (const character of line) {
    if (Buffer.byteLength(rest + character) > 74) {
      lines.push(rest);
      rest = ` ${character}`;
    } else rest += character;
  }
  return [...lines, rest];
}
