// A search among games, as an address holds it: `/history?status=running&player=ada`.
import type { GameResult } from "@pithead/contracts";
import type { TablesWanted } from "../../api/calls.ts";
import { type GameName, isGame } from "../tables/games-on-offer.ts";
import { isDay, startOfDay } from "./day.ts";

export interface Search {
  /** Finished games, by their end, or running ones to watch. */
  status: "finished" | "running";
  /** Only the viewer's own. */
  mine: boolean;
  game: GameName | "";
  /** A part of a player's name. */
  player: string;
  /** Days in the viewer's zone, both included: `2026-03-01`. Empty where there is none. */
  from: string;
  to: string;
  /** How it went for the viewer (`mine`), else for that player. */
  result: GameResult | "";
}

export const ALL_FINISHED: Search = { status: "finished", mine: false, game: "", player: "", from: "", to: "", result: "" };
const LONGEST_NAME = 40;
/** What no name holds. */
const UNSAYABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** What makes no sense in an address is left out. */
export function searchOf(params: Readonly<Record<string, unknown>>): Search {
  const text = (name: string) => {
    const value = params[name];
    return typeof value === "string" ? value : "";
  };
  const day = (name: string) => (isDay(text(name)) ? text(name) : "");
  const [game, result] = [text("game"), text("result")];
  return {
    status: text("status") === "running" ? "running" : "finished",
    mine: text("mine") === "true",
    game: isGame(game) ? game : "",
    player: text("player").slice(0, LONGEST_NAME).replace(UNSAYABLE, ""),
    from: day("from"),
    to: day("to"),
    result: result === "won" || result === "lost" ? result : "",
  };
}

/** What follows the path: nothing for all finished games. */
export function queryOf(search: Search): string {
  const fields = { ...search, status: search.status === "finished" ? "" : search.status, mine: search.mine ? "true" : "" };
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  return query.size > 0 ? `?${query}` : "";
}

/** Whether it tells one player's games from others, so that a result is somebody's. */
export function hasSomebody({ status, mine, player }: Search): boolean {
  return status === "finished" && (mine || player.trim() !== "");
}

/** Whether anything narrows it down. */
export function isNarrowed({ status, ...narrowed }: Search): boolean {
  return queryOf({ status: "finished", ...narrowed }) !== "";
}

/** What the API is asked for. `zone`: the viewer's. */
export function wantedBy(search: Search, zone: string): TablesWanted {
  const { status, mine, game, from, to, result } = search;
  const player = search.player.trim();
  return {
    status,
    ...(mine && { mine: "true" as const }),
    ...(game !== "" && { game }),
    ...(player !== "" && { player }),
    ...(from !== "" && { since: startOfDay(from, zone).toISOString() }),
    ...(to !== "" && { before: startOfDay(to, zone, 1).toISOString() }),
    ...(result !== "" && hasSomebody(search) && { result }),
  };
}
