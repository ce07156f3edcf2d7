// The permanent link of what a history page shows: a position, as whom one looks, with what it is compared, whose moves the log shows, a line of it.
import type { LookAs } from "@pithead/contracts";

const VIEWERS = ["0", "1", "2", "3", "4", "spectator"] as const satisfies readonly LookAs[];

/** What a link names beside the position. */
export interface Looking {
  /** As whom: who the reader is when absent. */
  as?: LookAs | undefined;
  /** The position that the one shown is compared with. */
  compare?: number | undefined;
  /** The seat whose moves alone the log shows. */
  only?: number | undefined;
}

/** What stands in an address as `?as=…&compare=…&only=…`: what makes no sense is left out. `all`: the newest position. */
export function lookingOf(search: Readonly<Record<string, unknown>>, all: number): Looking {
  const as = VIEWERS.find((viewer) => viewer === search.as);
  const { compare } = search;
  const seq = typeof compare === "string" && /^\d{1,6}$/.test(compare) ? Number(compare) : undefined;
  const only = onlyOf(search.only);
  return {
    ...(as !== undefined && { as }),
    ...(seq !== undefined && seq <= all && { compare: seq }),
    ...(only !== undefined && { only }),
  };
}

/** The seat that an address's `only` names. */
export function onlyOf(text: unknown): number | undefined {
  return typeof text === "string" && /^[0-4]$/.test(text) ? Number(text) : undefined;
}

/** `line`: of the log, by its id. */
export function historyAddress(game: string, seq: number, { as, compare, only }: Looking = {}, line?: string): string {
  const search = new URLSearchParams();
  if (as !== undefined) search.set("as", as);
  if (compare !== undefined) search.set("compare", String(compare));
  if (only !== undefined) search.set("only", String(only));
  return `/games/${game}/history/${seq}${search.size > 0 ? `?${search}` : ""}${line === undefined ? "" : `#${anchorOf(line)}`}`;
}

/** The anchor of a line of the log. */
export function anchorOf(line: string): string {
  return `line-${line}`;
}

/** The line that an address's hash names. */
export function lineOf(hash: string): string | undefined {
  return /^#line-(\d{1,6}\.\d{1,3})$/.exec(hash)?.[1];
}
