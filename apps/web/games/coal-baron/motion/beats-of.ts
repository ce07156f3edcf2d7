// How a move of Coal Baron is shown: workers to their space, then what they do there.

import type { LogEntry } from "@pithead/contracts";
import { markOf, seatClass } from "@pithead/drawings/pieces";
import type { OrderId, Space, TileKind, View, VisibleEvent } from "@pithead/game-coal-baron/client";
import { type Beat, type Carried, type Happened, type SpriteDrawn, seatPart } from "../../parts/motion/beats.ts";
import type { Motion } from "../../parts/motion/catch-up.ts";
import { isCoalBaronView } from "../view.ts";
import { orderPart, ownPart, sidePart, spacePart } from "./board-parts.ts";
import { mined, miningBeats } from "./mining-beats.ts";

/** What plays the beats: in one script with them. */
export { catchUp } from "../../parts/motion/catch-up.ts";

export const MOTION: Motion<View> = { viewOf: (view) => (isCoalBaronView(view) ? view : undefined), beatsOf };

/** The most workers of a crew that are drawn. */
const MOST_WORKERS = 5;

export function beatsOf({ entry, before, after, isBuilt }: Happened<View>): Beat<View>[] {
  const events = entry.events.filter(isEvent);
  const space = events.find((event) => event.type === "workersPlaced")?.space;
  const beats = events.flatMap((event): Beat<View>[] => {
    if (event.type !== "workStepsDone") return carriedIn(event, space).map((carried) => ({ carried: [carried].flat() }));
    return isBuilt ? [] : miningBeats(before, after, event.seat, event.steps);
  });
  const mining = events.find((event) => event.type === "workStepsDone");
  const placed = beats[0];
  // Who mines has arrived before the first step.
  if (mining && placed) beats[0] = { ...placed, after: mined(after, before, mining.seat, []) };
  return [...beats, { carried: [], after }];
}

/** Things that are carried one after the other; those in a list at the same time. */
function carriedIn(event: VisibleEvent, space: Space | undefined): (Carried | Carried[])[] {
  switch (event.type) {
    case "workersPlaced": {
      const { seat, workers, ousted } = event;
      const arriving = {
        piece: crew(seat, workers),
        from: [seatPart(seat)],
        to: [spacePart(event.space, ".crew"), spacePart(event.space)],
      };
      const leaving = ousted && {
        piece: crew(ousted.seat, ousted.workers),
        from: [spacePart(event.space, ".crew")],
        to: [`[data-part="canteen:${ousted.seat}"]`],
      };
      return [leaving ? [arriving, leaving] : arriving];
    }
    case "orderDrafted":
      return [orderTo(event.seat, event.order, [`.tray ${spacePart(event.order, ".order")}`])];
    case "draftEnded":
      return [{ piece: "copy", from: [`.tray ${spacePart(event.order, ".order")}`], to: [spacePart(event.space)] }];
    case "marksGained": {
      const from = space === undefined ? [] : [spacePart(space, ".space__pic")];
      return [{ piece: [{ id: "coin", className: "i-coin" }], from, to: [seatPart(event.seat)] }];
    }
    case "tileBought": {
      const { seat, tile } = event;
      const from = event.from === "draw" ? drawnFrom(tile, "tiles") : [spacePart(event.from, ".tilecard")];
      return [{ piece: "copy", from, to: ownPart(seat, sidePart(tile)) }];
    }
    case "orderTaken":
      return [
        orderTo(event.seat, event.order, event.from === "draw" ? drawnFrom(event.order, "orders") : [spacePart(event.from, ".order")]),
      ];
    case "cardsDrawn":
      return [{ piece: "copy", from: [spacePart(event.space, ".stackpic svg")], to: [seatPart(event.seat)] }];
    case "ordersDelivered": {
      const { seat, orders } = event;
      const to = space === undefined ? [] : [spacePart(space, ".dock"), spacePart(space)];
      // All at once, since they leave with one vehicle; of hidden ones only that something leaves.
      const from = typeof orders === "number" ? [] : orders.map((order) => ownPart(seat, orderPart(order), orderPart(order)));
      return [from.map((each) => ({ piece: "copy", from: each.slice(0, 2), to }))];
    }
    case "cardsReturned":
    case "gameScored":
    case "orderRevealed":
    case "shiftBegan":
    case "shiftScored":
    case "tileRevealed":
    case "turnPassed":
    case "workStepsDone":
      return [];
  }
}

function orderTo(seat: number, order: OrderId, from: string[]): Carried {
  return { piece: "copy", from, to: ownPart(seat, `${orderPart(order)}, [data-part="pit:${seat}"] .desk`, ".rival__row") };
}

/** From the tray for who sees it, from the stack for the others. */
function drawnFrom(card: OrderId | TileKind, of: "tiles" | "orders"): string[] {
  const stack = spacePart(of === "tiles" ? "factory-draw" : "order-draw", ".stackpic svg");
  return [`.tray ${spacePart(card, of === "tiles" ? ".tilecard" : ".order")}`, stack];
}

function crew(seat: number, workers: number): SpriteDrawn[] {
  const worker: SpriteDrawn = { id: `w-${markOf(seat)}`, className: `worker ${seatClass(seat)}` };
  return Array.from({ length: Math.min(MOST_WORKERS, workers) }, () => worker);
}

/** The API made them by the same rules, so that they have a type is enough. */
function isEvent(event: LogEntry["events"][number]): event is LogEntry["events"][number] & VisibleEvent {
  return "type" in event;
}
