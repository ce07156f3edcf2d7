// What no player may be told before it comes out, worked out from the record that a finished game reveals.
import { seatAt } from "@pithead/engine";
import { type Deal, kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import { z } from "zod";

const Revealed = z.object({
  options: z.unknown(),
  deal: z.unknown(),
  players: z.array(z.string()),
  moves: z.array(z.object({ seat: z.number().nullable(), move: z.unknown() })),
  fairness: z.object({ serverSeed: z.string() }),
});

interface Secret {
  /** A piece of JSON that could be written only by who knew it. */
  run: string;
  /** The move that brought it to light; infinite where none did. */
  until: number;
}

export interface Secrets {
  serverSeed: string;
  /** Railway markers, accidents and consolidations to come. */
  hidden: Secret[];
}

/** Replays the record and notes when each hidden thing came out. */
export function secretsOf(record: unknown): Secrets {
  const { options, deal, players, moves, fairness } = Revealed.parse(record);
  const parsedOptions = must(kohleUndKolonie.parseOptions(options));
  const dealt = must(kohleUndKolonie.parseDeal(deal, parsedOptions, players.length));
  const state = kohleUndKolonie.setup(parsedOptions, players.length, dealt);
  const cameOut = new Map<string, number>();
  for (const [index, { seat, move }] of moves.entries()) {
    const decision = kohleUndKolonie.decide(state, seat === null ? null : seatAt(seat), must(kohleUndKolonie.parseCommand(move)));
    if (!decision.ok) throw new Error(`The record holds a refused move: ${decision.reason.code}`);
    for (const event of decision.events) {
      kohleUndKolonie.evolve(state, event);
      if (event.type === "railwayMarkerTaken") cameOut.set(event.station, index + 1);
      if (event.type === "accidentTurned") cameOut.set(`accident ${event.round}`, index + 1);
      if (event.type === "consolidationTurned") cameOut.set(event.field, index + 1);
    }
  }
  const until = (secret: string) => cameOut.get(secret) ?? Number.POSITIVE_INFINITY;
  return { serverSeed: fairness.serverSeed, hidden: [...markersIn(dealt, until), ...accidentsIn(dealt, until), ...fieldsIn(dealt, until)] };
}

type Until = (secret: string) => number;

/** As positions and the deal write them, and as events do, fresh and out of the database. */
function markersIn({ railwayMarkers }: Deal, until: Until): Secret[] {
  return Object.entries(railwayMarkers).flatMap(([station, marker]) => [
    { run: `"${station}":"${marker}"`, until: until(station) },
    { run: `"station":"${station}","marker":"${marker}"`, until: until(station) },
    { run: `"marker":"${marker}","station":"${station}"`, until: until(station) },
  ]);
}

function accidentsIn({ accidents }: Deal, until: Until): Secret[] {
  return accidents.flatMap((accident, index) => [
    { run: `"accidents":${beginning(accidents, index + 1)}`, until: until(`accident ${index + 1}`) },
    { run: `"round":${index + 1},"accident":"${accident}"`, until: until(`accident ${index + 1}`) },
  ]);
}

/** Where only one field is left, everybody knows which. */
function fieldsIn({ consolidations }: Deal, until: Until): Secret[] {
  return Object.entries(consolidations).flatMap(([round, fields]) =>
    fields.slice(0, -1).flatMap((field, index) => [
      { run: `"consolidated":${beginning(fields, index + 1)}`, until: until(field) },
      { run: `"${round}":${beginning(fields, index + 1)}`, until: Number.POSITIVE_INFINITY },
    ]),
  );
}

/** The first items of a list as JSON, left open. */
function beginning(list: readonly string[], count: number): string {
  return JSON.stringify(list.slice(0, count)).slice(0, -1);
}

function must<T>(parsed: { ok: true; value: T } | { ok: false; problem: string }): T {
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}
