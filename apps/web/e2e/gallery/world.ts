// Who is in the gallery, and their games, each brought to a position worth a picture.
import { coalBaron } from "@pithead/game-coal-baron";
import type { Command, Position, WorkStep } from "@pithead/game-coal-baron/client";
import type { Position as ColonyPosition } from "@pithead/game-kohle-und-kolonie/client";
import { type Person, signInByMail } from "../person.ts";
import type { Shown } from "../player.ts";
import { backToNow, passTime } from "../service-clock.ts";
import { dealtTable } from "./dealt-table.ts";
import { type Played, play, wishOf } from "./played.ts";

const HOUR = 3_600_000;
const DAYS = (days: number) => ({ kind: "each", time: days * 24 * 3600, window: null }) as const;
const BANK = { kind: "bank", bank: 5 * 24 * 3600, increment: 8 * 3600, cap: 7 * 24 * 3600, window: null } as const;
/** How long ago the first game began. */
const AGO = 7.5 * 24 * HOUR;

/** A mining turn that is worth being shown half-built. */
export type MiningTurn = Extract<Command, { steps: WorkStep[] }>;

export interface World {
  anna: Person;
  /** Anna is asked, and has a good mining turn. */
  turn: string;
  mining: MiningTurn;
  /** A shift has just ended. */
  shift: string;
  /** Anna is asked for a turn, and for a bid. */
  colony: string;
  auction: string;
  finished: { id: string; seq: number };
  finishedColony: { id: string; seq: number };
}

/** Makes it all: the finished games first, since the clocks of the others run on. */
export async function makeWorld(newPerson: (name: string) => Promise<Person>): Promise<World> {
  passTime(-AGO);
  const [anna, bo, carla, dirk] = [await newPerson("Anna"), await newPerson("Bo"), await newPerson("Carla"), await newPerson("Dirk")];
  for (const person of [anna, bo, carla, dirk]) await signInByMail(person);
  const start = async (
    name: string,
    game: string,
    people: readonly [Person, ...Person[]],
    pace: Parameters<typeof dealtTable>[1]["pace"],
  ) => {
    const id = await dealtTable(name, { game, pace }, people);
    return { id, name, game, people, viewer: anna } satisfies Played;
  };
  const isAnna = (mover: Person) => mover === anna;

  const finished = await start("Zollverein", "coal-baron", [anna, carla, bo], DAYS(3));
  const { seq } = await play(finished);
  const finishedColony = await start("Hibernia", "kohle-und-kolonie", [bo, anna, dirk], DAYS(3));
  const { seq: colonySeq } = await play(finishedColony);
  passTime(9 * HOUR);

  const auction = await start("Graf Bismarck", "kohle-und-kolonie", [anna, bo, carla, dirk], DAYS(4));
  await play<ColonyPosition>(auction, ({ view }, mover) => isAnna(mover) && isContested(view));
  const colony = await start("Bonifacius", "kohle-und-kolonie", [dirk, anna, carla, bo], DAYS(4));
  await play<ColonyPosition>(colony, ({ view }, mover) => isAnna(mover) && view.round === 3 && view.asked?.question === "turn");
  const shift = await start("Prosper", "coal-baron", [carla, dirk, anna], DAYS(3));
  await play<Position>(shift, ({ view }, mover) => isAnna(mover) && view.shift === 2 && view.phase === "shift");
  const waiting = await start("Ewald", "coal-baron", [bo, anna], DAYS(2));
  await play<Position>(waiting, ({ view }, mover) => !isAnna(mover) && view.shift === 3);
  const turn = await start("Consol", "coal-baron", [anna, bo, carla], DAYS(2));
  const shown = await play<Position>(turn, (at, mover) => isAnna(mover) && at.view.shift === 2 && miningOf(turn, at) !== undefined);
  const mining = miningOf(turn, shown);
  if (mining === undefined) throw new Error("No good mining turn came.");
  await talk(turn.id, [
    [carla, "Who took the last grey tile on the dark side? I had plans for that one."],
    [bo, "Guilty. You still have the brown one."],
    [anna, "And I have the crew for neither. Good game so far!"],
  ]);
  await openTables([bo, carla, dirk]);
  backToNow();
  return {
    anna,
    turn: turn.id,
    mining,
    shift: shift.id,
    colony: colony.id,
    auction: auction.id,
    finished: { id: finished.id, seq },
    finishedColony: { id: finishedColony.id, seq: colonySeq },
  };
}

/** Bids have been made, and the viewer is asked for one. */
function isContested({ asked, consolidation }: ColonyPosition): boolean {
  if (asked?.question !== "bid" || consolidation === null) return false;
  return consolidation.order.length > 1 && consolidation.totals.some((total, index) => total > (consolidation.basis[index] ?? 0));
}

/** What a computer player would do, where that is a mining turn of many steps that fills something. */
function miningOf(played: Played, shown: Shown<object>): MiningTurn | undefined {
  const wish = coalBaron.parseCommand(wishOf(played, shown));
  if (!wish.ok || wish.value.type !== "place" || !("steps" in wish.value)) return undefined;
  const { steps } = wish.value;
  return steps.length >= 6 && steps.some(({ step }) => step === "fill") ? wish.value : undefined;
}

async function talk(game: string, lines: readonly (readonly [Person, string])[]): Promise<void> {
  for (const [person, text] of lines) {
    await person.call("POST", `/games/${game}/chat`, { text });
    passTime(25 * 60_000);
  }
}

/** What waits for players in the lobby. */
async function openTables([bo, carla, dirk]: readonly [Person, Person, Person]): Promise<void> {
  await bo.call("POST", "/tables", { game: "coal-baron", seats: 4, pace: DAYS(1), description: "Evenings, Central European time" });
  await carla.call("POST", "/tables", { game: "kohle-und-kolonie", seats: 3, pace: BANK, description: "First game for two of us" });
  await dirk.call("POST", "/tables", { game: "coal-baron", seats: 2, pace: DAYS(3), bots: [] });
}
