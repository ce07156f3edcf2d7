// One player's turn in sentences: what was done, what came in its place, who went to the canteen.
import { tileCard, type VisibleEvent } from "@pithead/game-coal-baron/client";
import type { Phrase, Values } from "../phrase.ts";
import { allOf, type EventOf, firstOf } from "./events.ts";
import { phrase } from "./messages.ts";
import {
  cardPieces,
  colorPiece,
  cubePieces,
  marksPiece,
  orderPiece,
  orderWithVp,
  seatPiece,
  spacePiece,
  tilePiece,
  vpPiece,
  workersPiece,
} from "./pieces.ts";
import { deedsOf } from "./work-steps.ts";

/** The sentences of the turn that these events make; none when they hold no player's turn. */
export function turnSentences(events: readonly VisibleEvent[]): Phrase[] {
  const main = mainSentence(events);
  if (main === undefined) return [];
  return [
    main,
    ...allOf(events, "tileBought").flatMap(shortage),
    ...allOf(events, "cardsDrawn").flatMap(drawn),
    ...allOf(events, "cardsReturned").flatMap(returned),
    ...(firstOf(events, "draftEnded") === undefined ? events.flatMap(replaced) : []),
    ...allOf(events, "workersPlaced").flatMap(ousted),
  ];
}

function mainSentence(events: readonly VisibleEvent[]): Phrase | undefined {
  const drafted = firstOf(events, "orderDrafted");
  if (drafted !== undefined) return phrase("log.drafted", { who: seatPiece(drafted.seat), ...orderWithVp(drafted.order) });
  const placing = firstOf(events, "workersPlaced");
  return placing === undefined ? kept(events) : placed(placing, events);
}

/** The placing and its action in one sentence. */
function placed({ seat, space, workers }: EventOf<"workersPlaced">, events: readonly VisibleEvent[]): Phrase {
  const placing = { who: seatPiece(seat), workers: workersPiece(workers), space: spacePiece(space) };

  const gained = firstOf(events, "marksGained");
  if (gained !== undefined) {
    return phrase(space === "bank" ? "log.usedBank" : "log.tookMarks", { ...placing, marks: marksPiece(gained.marks) });
  }
  const bought = firstOf(events, "tileBought");
  if (bought !== undefined) return phrase("log.boughtTile", { ...placing, tile: tilePiece(bought.tile), marks: marksPiece(bought.cost) });

  const taken = firstOf(events, "orderTaken");
  if (taken !== undefined) return phrase("log.tookOrder", { ...placing, ...orderWithVp(taken.order) });

  const draw = firstOf(events, "cardsDrawn");
  if (draw !== undefined) return phrase("log.lookedAt", { ...placing, of: draw.of, count: lengthOf(draw.cards) });

  const worked = firstOf(events, "workStepsDone");
  if (worked !== undefined) {
    return worked.steps.length === 0
      ? phrase("log.minedNothing", placing)
      : phrase("log.mined", { ...placing, deeds: deedsOf(worked.steps) });
  }
  const delivery = firstOf(events, "ordersDelivered");
  return delivery === undefined ? phrase("log.placed", placing) : delivered(delivery, placing);
}

function delivered({ orders, vp }: EventOf<"ordersDelivered">, placing: Values): Phrase {
  if (typeof orders === "number") return phrase("log.deliveredHidden", { ...placing, count: orders, vp: vpPiece(vp) });
  const named = orders.map((order) => phrase("part.order", { order: orderPiece(order) }));
  return phrase("log.delivered", { ...placing, orders: { and: named }, vp: vpPiece(vp) });
}

/** The end of a draw: a card taken, or none. */
function kept(events: readonly VisibleEvent[]): Phrase | undefined {
  const bought = firstOf(events, "tileBought");
  if (bought !== undefined) {
    return phrase("log.keptTile", { who: seatPiece(bought.seat), tile: tilePiece(bought.tile), marks: marksPiece(bought.cost) });
  }
  const taken = firstOf(events, "orderTaken");
  if (taken !== undefined) return phrase("log.keptOrder", { who: seatPiece(taken.seat), ...orderWithVp(taken.order) });

  const none = firstOf(events, "cardsReturned");
  if (none === undefined) return undefined;
  return phrase("log.keptNone", { who: seatPiece(none.seat), of: none.of, count: lengthOf(none.rest) });
}

/** Coal that ran short when a new tile's carts were filled. */
function shortage({ tile, cubes }: EventOf<"tileBought">): Phrase[] {
  const { color } = tileCard(tile);
  const given = cubes.filter((cube) => cube !== null);
  const empty = cubes.length - given.length;
  const sentences: Phrase[] = [];
  if (given.some((cube) => cube !== color)) {
    sentences.push(phrase("log.substituted", { color: colorPiece(color), carts: given.length, cubes: cubePieces(given) }));
  }
  if (empty > 0) sentences.push(phrase("log.cartsEmpty", { count: empty }));
  return sentences;
}

/** What only its player saw of a draw. */
function drawn({ cards }: EventOf<"cardsDrawn">): Phrase[] {
  return typeof cards === "number" ? [] : [phrase("log.drawn", { cards: cardPieces(cards) })];
}

function returned({ rest, to, took }: EventOf<"cardsReturned">): Phrase[] {
  const count = lengthOf(rest);
  if (count === 0) return [];
  const where = phrase("log.returned", { to, count, took: took ? "yes" : "no" });
  return typeof rest === "number" || count === 1 ? [where] : [where, phrase("log.returnedCards", { cards: cardPieces(rest) })];
}

function replaced(event: VisibleEvent): Phrase[] {
  if (event.type === "orderRevealed") {
    return [event.order === null ? emptied(event) : phrase("log.orderReplaced", orderWithVp(event.order))];
  }
  if (event.type === "tileRevealed") {
    return [event.tile === null ? emptied(event) : phrase("log.tileReplaced", { tile: tilePiece(event.tile) })];
  }
  return [];
}

const emptied = ({ space }: EventOf<"orderRevealed" | "tileRevealed">): Phrase => phrase("log.spaceEmpty", { space: spacePiece(space) });

function ousted({ seat, ousted: crew }: EventOf<"workersPlaced">): Phrase[] {
  if (crew === null) return [];
  return [phrase("log.ousted", { owner: seatPiece(crew.seat), own: crew.seat === seat ? "yes" : "no", count: crew.workers })];
}

function lengthOf(cards: readonly unknown[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}
