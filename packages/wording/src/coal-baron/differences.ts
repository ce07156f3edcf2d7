// What differs between two positions of Coal Baron, told as it is in the later one.
import { COLORS, type PlayerPosition, type Space, type View } from "@pithead/game-coal-baron/client";
import type { Phrase } from "../phrase.ts";
import type { Difference } from "../words.ts";
import { phrase } from "./messages.ts";
import { cardPiece, cardPieces, cubePieces, orderPiece, seatPiece, spacePiece, workersPiece } from "./pieces.ts";
import { isViewOfThis } from "./view-of-this.ts";

/** @throws TypeError when a view is not one of Coal Baron's. */
export function differencesOf(before: object, after: object): Difference[] {
  if (!isViewOfThis(before) || !isViewOfThis(after)) throw new TypeError("Not a view of Coal Baron.");
  const seats = after.players.flatMap((player, seat) => {
    const then = before.players[seat];
    return then === undefined ? [] : inThePit(then, player).map((difference) => ({ ...difference, seat }));
  });
  return [...onTheWorks(before, after).map((difference) => ({ ...difference, seat: null })), ...seats];
}

type Told = Omit<Difference, "seat">;

function onTheWorks(before: View, after: View): Told[] {
  const crews = changed(before.crews, after.crews).map(([space, crew]): Told => {
    const sentence =
      crew === null
        ? phrase("difference.noCrew", { space: spacePiece(space) })
        : phrase("difference.crew", { space: spacePiece(space), who: seatPiece(crew.seat), workers: workersPiece(crew.workers) });
    return { on: space, sentence };
  });
  const cards = [...changed(before.factory, after.factory), ...changed(before.orders, after.orders)].map(([space, card]): Told => {
    const sentence =
      card === null
        ? phrase("difference.bare", { space: spacePiece(space) })
        : phrase("difference.card", { space: spacePiece(space), card: cardPiece(card) });
    return { on: space, sentence };
  });
  return [...crews, ...cards];
}

/** The entries that are not the same before, with what they are after. */
function changed<K extends Space, V>(before: Partial<Record<K, V | null>>, after: Partial<Record<K, V | null>>): [K, V | null][] {
  const spaces: K[] = [];
  for (const space in after) spaces.push(space);
  return spaces
    .filter((space) => JSON.stringify(before[space] ?? null) !== JSON.stringify(after[space] ?? null))
    .map((space) => [space, after[space] ?? null]);
}

function inThePit(before: PlayerPosition, after: PlayerPosition): Told[] {
  const cubes = (player: PlayerPosition) => COLORS.flatMap((color) => Array.from({ length: player.storage[color] }, () => color));
  const [stored, caged] = [cubes(after), after.cage];
  return [
    ...list(
      "difference.tiles",
      after.tiles.slice(before.tiles.length).map(({ kind }) => kind),
    ),
    ...orders(before, after),
    ...(isSame(cubes(before), stored)
      ? []
      : [{ sentence: stored.length > 0 ? phrase("difference.storage", { cubes: cubePieces(stored) }) : phrase("difference.noStorage") }]),
    ...(isSame(before.cage.toSorted(), caged.toSorted())
      ? []
      : [{ sentence: caged.length > 0 ? phrase("difference.cage", { cubes: cubePieces(caged) }) : phrase("difference.noCage") }]),
  ];
}

function orders(before: PlayerPosition, after: PlayerPosition): Told[] {
  const told = after.outstanding.flatMap(({ order, spots }): Told[] => {
    const then = before.outstanding.find((each) => each.order === order);
    const sentence: Phrase = phrase("difference.filled", { order: orderPiece(order), filled: filledOf(spots), spots: spots.length });
    if (then === undefined) return [{ on: order, sentence: phrase("difference.orders", { cards: cardPieces([order]) }) }];
    return filledOf(then.spots) === filledOf(spots) ? [] : [{ on: order, sentence }];
  });
  return [...told, ...delivered(before, after)];
}

function filledOf(spots: readonly (readonly unknown[])[]): number {
  return spots.filter((cubes) => cubes.length > 0).length;
}

/** Where the viewer may not know which, only how many. */
function delivered(before: PlayerPosition, after: PlayerPosition): Told[] {
  const count = after.deliveredCount - before.deliveredCount;
  if (count <= 0) return [];
  if (after.delivered === null || before.delivered === null) return [{ sentence: phrase("difference.deliveredCount", { count }) }];
  return list("difference.delivered", after.delivered.slice(before.delivered.length));
}

function list(key: "difference.tiles" | "difference.delivered", cards: readonly Parameters<typeof cardPiece>[0][]): Told[] {
  return cards.length === 0 ? [] : [{ sentence: phrase(key, { cards: cardPieces(cards) }) }];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
