// From the events of one accepted move to the lines of the log.
import type { VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";
import type { Entry, Line } from "../line.ts";
import type { Phrase } from "../phrase.ts";
import { deedsOf, sentenceOf } from "./deeds.ts";
import { isVisibleEvent, SAID } from "./events.ts";
import { phrase } from "./messages.ts";
import { noticesOf, roundBegan } from "./notices.ts";
import { lineOfBoard, lineOfFinalScoring, lineOfIncome } from "./scoring.ts";

/** The lines of one row of the log: what the player did first, then what it brought about, phase by phase. */
export function linesOf(entry: Entry): Line[] {
  const events = entry.events.filter(isVisibleEvent);
  const own = ownEvents(entry.seat, events);
  return [...turnLine(entry.seat, own), ...phaseLines(events.slice(own.length))];
}

/** The events at the beginning that say what the player did. */
function ownEvents(seat: number | null, events: readonly VisibleEvent[]): VisibleEvent[] {
  const end = events.findIndex((event) => !isOf(seat, event) || isLaidBack(event));
  return events.slice(0, end === -1 ? events.length : end);
}

/** What the player did, in one sentence, and what it means for everyone. */
function turnLine(seat: number | null, own: readonly VisibleEvent[]): Line[] {
  if (seat === null || own.length === 0) return [];
  const deeds = deedsOf(own);
  const isIdle = deeds.length === 0 && own.some(({ type }) => type === "turnEnded");
  const done = isIdle ? [phrase("deed.noStep")] : deeds;
  return done.length === 0 ? [] : [{ seat, kind: "turn", sentences: [sentenceOf(seat, done), ...noticesOf(own)], details: [] }];
}

/** A line for each phase in which something happened by itself, and those of rounds and scorings between them. */
function phaseLines(events: readonly VisibleEvent[]): Line[] {
  const lines: Line[] = [];
  let since: VisibleEvent[] = [];
  const flush = () => {
    const sentences = sentencesOf(since);
    if (sentences.length > 0) lines.push({ seat: null, kind: "phase", sentences, details: [] });
    since = [];
  };
  for (const event of events) {
    if (event.type === "phaseBegan" || event.type === "consolidationTurned" || SAID[event.type] === "line") flush();
    lines.push(...ownLine(event));
    since.push(event);
  }
  flush();
  return lines;
}

/** Everything in order: nobody's sentences, and what befell each seat unasked, said together as long as it is the same one's. */
function sentencesOf(events: readonly VisibleEvent[]): Phrase[] {
  const sentences: Phrase[] = [];
  for (let from = 0, to = 0; from < events.length; from = to) {
    const seat = seatOf(events[from]);
    do to++;
    while (to < events.length && seatOf(events[to]) === seat);
    const run = events.slice(from, to);
    const deeds = seat === null ? [] : deedsOf(run);
    if (seat !== null && deeds.length > 0) sentences.push(sentenceOf(seat, deeds));
    sentences.push(...noticesOf(run));
  }
  return sentences;
}

function ownLine(event: VisibleEvent): Line[] {
  switch (event.type) {
    case "roundBegan":
      return [{ seat: null, kind: "round", sentences: roundBegan(event), details: [] }];
    case "incomeTaken":
      return [lineOfIncome(event)];
    case "boardScored":
      return [lineOfBoard(event)];
    case "gameScored":
      return [lineOfFinalScoring(event.final)];
    default:
      return [];
  }
}

/** Whose deed it is; null when it is nobody's. */
function seatOf(event: VisibleEvent | undefined): number | null {
  return event !== undefined && event.type !== "seatAsked" && "seat" in event ? event.seat : null;
}

const isOf = (seat: number | null, event: VisibleEvent) => seat !== null && seatOf(event) === seat;

/** A bonus marker that was not used goes back by itself, at the end of the round. */
const isLaidBack = (event: VisibleEvent) => event.type === "bonusReturned" && !event.isUsed;
