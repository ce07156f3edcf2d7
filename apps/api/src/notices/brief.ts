// A notice in few words, for channels that hold little.

import { gameCards } from "@pithead/catalog";
import { wordsOf } from "@pithead/mail";
import type { Locale } from "@pithead/wording";
import type { PostOffice } from "../jobs/post-office.ts";
import type { SeatedGame } from "../jobs/seated-game.ts";
import { namedTable } from "../jobs/telling.ts";
import type { Post } from "./channels/sending.ts";
import { shareOf } from "./kinds.ts";

export interface Brief {
  readonly kind: string;
  readonly title: string;
  readonly game: BriefGame;
  readonly others: readonly BriefGame[];
}

interface BriefGame {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** ISO; null where nothing presses. */
  readonly deadline: string | null;
}

export function briefOf({ office, lead, game, others }: Post): Brief {
  const named = gameOf(office, game);
  const say = wordsOf(game.addressee.locale, "brief");
  const title = say(briefWord(lead.kind), { table: named.title });
  return { kind: lead.kind, title, game: named, others: others.filter(({ id }) => id !== game.id).map((other) => gameOf(office, other)) };
}

/** Says that notices arrive. */
export function testBrief(locale: Locale, publicUrl: string): Brief {
  const game = { id: "", title: "Pithead", url: publicUrl, deadline: null };
  return { kind: "test", title: wordsOf(locale, "brief")("test"), game, others: [] };
}

/** By which message a kind of notice is said in few words. */
export function briefWord(kind: string): "turn" | "reminder" | "full" | "started" | "over" {
  if (shareOf(kind) !== undefined) return "reminder";
  return kind === "game-over" ? "over" : kind === "table-full" ? "full" : kind === "started" ? "started" : "turn";
}

function gameOf(office: PostOffice, game: SeatedGame): BriefGame {
  const { url, others } = namedTable(office, game);
  const title = gameCards().find(({ id }) => id === game.game)?.title ?? game.game;
  const say = wordsOf(game.addressee.locale, "brief");
  return {
    id: game.id,
    title: say("table", { game: title, others: others.join(", ") }),
    url,
    deadline: game.deadline?.toISOString() ?? null,
  };
}
