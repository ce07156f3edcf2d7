// How a move of Kohle & Kolonie is shown: every piece, card, marker and payment from where it was to where it goes.
import type { LogEntry } from "@pithead/contracts";
import type { View, VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";
import { type Beat, type Carried, type Happened, seatPart } from "../../parts/motion/beats.ts";
import type { Motion } from "../../parts/motion/catch-up.ts";
import { isColonyView } from "../view.ts";
import { AUCTION, boardPart, enginePart, ownPart, placePart, SUPPLY, SYNDICATE } from "./board-parts.ts";
import { coin, engineer, glyph, localWorker, miner, settlement, steamEngine } from "./pieces.ts";

/** What plays the beats: in one script with them. */
export { catchUp } from "../../parts/motion/catch-up.ts";

export const MOTION: Motion<View> = { viewOf: (view) => (isColonyView(view) ? view : undefined), beatsOf };

/** What a half-built turn shows already. */
const STEPS: ReadonlySet<VisibleEvent["type"]> = new Set([
  "mineBought",
  "secondWorkerTaken",
  "engineBought",
  "settlementBuilt",
  "engineerPlaced",
  "minerPlaced",
  "minerMoved",
  "engineerMoved",
  "coinTaken",
  "cardFlipped",
]);

/** What has landed stays where it is until all of the move has. */
export function beatsOf({ entry, after, isBuilt }: Happened<View>): Beat<View>[] {
  const events = entry.events.filter(isEvent).filter(({ type }) => !isBuilt || !STEPS.has(type));
  const beats = events.map((event): Beat<View> => ({ carried: carriedBy(event, after) }));
  return [...beats.filter(({ carried }) => carried.length > 0), { carried: [], after }];
}

/** What is carried at the same time, since one event tells it. */
function carriedBy(event: VisibleEvent, after: View): Carried[] {
  switch (event.type) {
    case "bonusChosen":
      return [{ piece: glyph(`bm-${event.marker}`), from: [boardPart(`bonus:${event.marker}`)], to: [seatPart(event.seat)] }];
    case "mineBought": {
      const { seat, village } = event;
      const worker: Carried = { piece: localWorker, from: [boardPart(`place:village:${village}`)], to: [seatPart(seat)] };
      const card: Carried = { piece: "copy", from: [boardPart(`card:${event.card}`)], to: ownPart(seat, `slot:${event.slot}`) };
      return [card, ...(event.by === "worker" ? [worker] : []), paid(seat, event.cost)].flat();
    }
    case "secondWorkerTaken":
      return [{ piece: localWorker, from: [boardPart(`place:village:${event.village}`)], to: [seatPart(event.seat)] }];
    case "engineBought":
      return [{ piece: steamEngine, from: SUPPLY, to: enginePart(after, event.seat, event.on) }, paid(event.seat, event.price)].flat();
    case "settlementBuilt": {
      const to = [boardPart(`place:village:${event.village}`)];
      return [{ piece: settlement(event.seat), from: [seatPart(event.seat)], to }, paid(event.seat, event.price)].flat();
    }
    case "engineerPlaced": {
      const to = ownPart(event.seat, `place:${event.at}`);
      return [{ piece: engineer(event.seat), from: [seatPart(event.seat)], to }, paid(event.seat, event.price)].flat();
    }
    case "minerPlaced":
      return [{ piece: miner(event.seat), from: ownPart(event.seat, "place:supply"), to: placePart(event.seat, event.at) }];
    case "minerMoved":
      return [{ piece: miner(event.seat), from: placePart(event.seat, event.from), to: placePart(event.seat, event.to) }];
    case "engineerMoved": {
      const { seat, from, to } = event;
      return [{ piece: engineer(seat), from: ownPart(seat, `place:${from}`), to: ownPart(seat, `place:${to}`) }];
    }
    case "coinTaken":
      return earned(event.seat, event.coins);
    case "railwayMarkerTaken": {
      const { seat, station, marker } = event;
      return [{ piece: glyph(`rm-${marker}`), from: [boardPart(`place:station:${station}`)], to: [seatPart(seat)] }];
    }
    case "minerLost":
      return [{ piece: miner(event.seat), from: placePart(event.seat, event.from), to: SUPPLY }];
    case "damageTaken":
      return paid(event.seat, event.coins);
    case "syndicateBought":
      return [{ piece: "copy", from: [boardPart(`card:${event.card}`)], to: SYNDICATE }];
    case "incomeTaken":
      return event.coins.flatMap((coins, seat) => earned(seat, coins));
    case "bidMade":
      return [{ piece: coin, from: [seatPart(event.seat)], to: [`[data-part="bid:${event.seat}"]`] }];
    case "largeMinePlaced":
      return [{ piece: "copy", from: [AUCTION], to: ownPart(event.seat, `slot:${event.slot}`) }];
    case "cardsPaid":
    case "loaded":
      return earned(event.seat, event.coins);
    case "cardFlipped":
      return paid(event.seat, event.coins);
    case "accidentHappened":
    case "accidentTurned":
    case "biddingBegan":
    case "boardScored":
    case "bonusReturned":
    case "consolidationTurned":
    case "declared":
    case "extraActionSpent":
    case "fieldConsolidated":
    case "gameScored":
    case "minesSecured":
    case "miningDamageStruck":
    case "noMinerLeft":
    case "passed":
    case "phaseBegan":
    case "pointsLost":
    case "rewarded":
    case "roundBegan":
    case "seatAsked":
    case "stonesDrawn":
    case "traded":
    case "turnEnded":
    case "turnOrderSet":
    case "turnPaused":
      return [];
  }
}

/** One coin stands for all of a payment. */
function paid(seat: number, coins: number): Carried[] {
  return coins > 0 ? [{ piece: coin, from: [seatPart(seat)], to: SUPPLY }] : [];
}

function earned(seat: number, coins: number): Carried[] {
  return coins > 0 ? [{ piece: coin, from: SUPPLY, to: [seatPart(seat)] }] : [];
}

/** The API made them by the same rules, so that they have a type is enough. */
function isEvent(event: LogEntry["events"][number]): event is LogEntry["events"][number] & VisibleEvent {
  return "type" in event;
}
