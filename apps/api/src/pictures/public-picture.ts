// The picture of a game that anybody may see: as a spectator sees it, at any move.
import { createHash } from "node:crypto";
import type { ResultShown, Shown } from "@pithead/drawings/picture";
import { isSpokenGame } from "@pithead/wording";
import { titleOf } from "../jobs/telling.ts";
import { lookAt, viewAt } from "../play/look.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { tableOf } from "../tables/stored-table.ts";

export interface PublicPicture {
  readonly shown: Shown;
  /** The same for the same picture. */
  readonly tag: string;
  /** Whether it was asked for by its move, and can only change with a player's name. */
  readonly isPast: boolean;
}

interface Wanted {
  /** After which move; the newest when absent. */
  readonly at?: number | undefined;
  readonly theme: Shown["theme"];
  readonly lang: Shown["locale"];
}

export async function publicPicture(service: Service, gameId: string, { at, theme, lang }: Wanted): Promise<Outcome<PublicPicture>> {
  const look = await lookAt(service, undefined, gameId);
  if (!look.ok) return look;
  const { game, seq, options, players } = tableOf(look.value.table);
  if (!isSpokenGame(game)) return refuse({ kind: "not-found", detail: "There is no picture of this game." });
  if (at !== undefined && at > seq) return refuse({ kind: "not-found", detail: `The game is at move ${seq} so far.` });
  const view = await viewAt(service, look.value, at ?? seq);
  const names = players.map(({ name }) => name);
  const shown: Shown = { game, options, view, names, seat: null, locale: lang, theme };
  return done({ shown, tag: tagOf([gameId, at ?? seq, theme, lang, names]), isPast: at !== undefined });
}

export interface PublicResult extends Omit<PublicPicture, "isPast"> {
  readonly shown: ResultShown;
}

/** The card of a finished game's result, which changes with a player's name alone. */
export async function publicResult(service: Service, gameId: string, { theme, lang }: Omit<Wanted, "at">): Promise<Outcome<PublicResult>> {
  const look = await lookAt(service, undefined, gameId);
  if (!look.ok) return look;
  const { game, seq, options, players, status, finishedAt } = tableOf(look.value.table);
  if (!isSpokenGame(game)) return refuse({ kind: "not-found", detail: "There is no picture of this game." });
  if (status !== "finished" || finishedAt === null)
    return refuse({ kind: "conflict", reason: { code: "no-result" }, detail: "The game has no result yet." });
  const view = await viewAt(service, look.value, seq);
  const names = players.map(({ name }) => name);
  const places = players.map(({ rank, score }) => ({ rank: rank ?? players.length, vp: score ?? 0 }));
  const result = { title: titleOf(game), places, finishedAt: new Date(finishedAt) };
  const shown: ResultShown = { game, options, view, names, seat: null, locale: lang, theme, result };
  return done({ shown, tag: tagOf([gameId, "result", theme, lang, names]) });
}

function tagOf(what: unknown): string {
  return `"${createHash("sha256").update(JSON.stringify(what)).digest("base64url").slice(0, 22)}"`;
}
