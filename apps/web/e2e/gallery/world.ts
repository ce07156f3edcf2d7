// Who is in the gallery, and their games, each brought to a position worth a picture.
import { coalBaron } from "@pithead/game-coal-baron";
import type { Command, Position, WorkStep } from "@pithead/game-coal-baron/client";
import type { Position as ColonyPosition } from "@pithead/game-kohle-und-kolonie/client";
import { type Person, signInByMail } from "../person.ts";
import { backToNow, passTime } from "../service-clock.ts";
import { type DealtTable, dealtTable } from "./dealt-table.ts";
import { type Moment, playOn, wishOf } from "./played.ts";

const HOUR = 3_600_000;
const DAYS = (days: number) => ({ kind: "each", time: days * 24 * 3600, window: null }) as const;
const BANK = { kind: "bank", bank: 5 * 24 * 3600, increment: 8 * 3600, cap: 7 * 24 * 3600, window: null } as const;
/** How long ago the first game began. */
const AGO = 5 * 24 * HOUR;

/** A mining turn that is worth being shown half-built. */
type MiningTurn = Extract<Command, { steps: WorkStep[] }>;

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
  finished: string;
}

/** Makes it all: the finished games first, since the clocks of the others run on. */
export async function makeWorld(newPerson: (name: string) => Promise<Person>): Promise<World> {
  passTime(-AGO);
  const [anna, bo, carla, dirk] = [await newPerson("Anna"), await newPerson("Bo"), await newPerson("Carla"), await newPerson("Dirk")];
  for (const person of [anna, bo, carla, dirk]) {
    await signInByMail(person);
    // A page that is open would fetch anew with every move.
    await person.page.goto("about:blank");
  }
  const isAnna = ({ mover }: Moment) => mover === anna;

  const finished = await dealtTable("Zollverein", { game: "coal-baron", pace: DAYS(3) }, [anna, carla, bo]);
  await playOn(finished, anna);
  // Bots think about it while the others play on.
  await anna.call("POST", `/games/${finished.id}/analysis`);
  passTime(9 * HOUR);
  const auction = await dealtTable("Graf Bismarck", { game: "kohle-und-kolonie", pace: DAYS(4) }, [anna, bo, carla, dirk]);
  await playOn<ColonyPosition>(auction, anna, (moment) => isAnna(moment) && isContested(moment.view));
  const colony = await dealtTable("Bonifacius", { game: "kohle-und-kolonie", pace: DAYS(4) }, [dirk, anna, carla, bo]);
  await playOn<ColonyPosition>(
    colony,
    anna,
    (moment) => isAnna(moment) && moment.view.round === 3 && moment.view.asked?.question === "turn",
  );
  const shift = await dealtTable("Prosper", { game: "coal-baron", pace: DAYS(3) }, [carla, anna]);
  await playOn<Position>(shift, anna, (moment) => isAnna(moment) && moment.view.shift === 2);
  const waiting = await dealtTable("Ewald", { game: "coal-baron", pace: DAYS(2) }, [bo, anna, dirk]);
  await playOn<Position>(waiting, anna, (moment) => !isAnna(moment) && moment.seq > 20);
  const turn = await dealtTable("Constantin", { game: "coal-baron", pace: DAYS(2) }, [anna, bo, carla]);
  const moment = await playOn<Position>(turn, anna, (at) => isAnna(at) && at.view.shift === 2 && miningOf(turn, at) !== undefined);
  const mining = moment && miningOf(turn, moment);
  if (mining === undefined) throw new Error("No good mining turn came.");
  await talk(turn.id, [
    [carla, "Who took the last grey tile on the dark side? I had plans for that one."],
    [bo, "Guilty. You still have the brown one."],
    [anna, "And I have the crew for neither. Good game so far!"],
  ]);
  await openTables([bo, carla, dirk]);
  backToNow();
  return { anna, turn: turn.id, mining, shift: shift.id, colony: colony.id, auction: auction.id, finished: finished.id };
}

/** Bids have been made, and the viewer is asked for one. */
function isContested({ asked, consolidation }: ColonyPosition): boolean {
  if (asked?.question !== "bid" || consolidation === null) return false;
  return consolidation.order.length > 1 && consolidation.totals.some((total, index) => total > (consolidation.basis[index] ?? 0));
}

/** What a computer player would do, where that is a mining turn of many steps that fills something. */
function miningOf(table: DealtTable, moment: Moment): MiningTurn | undefined {
  const wish = coalBaron.parseCommand(wishOf(table, moment));
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
