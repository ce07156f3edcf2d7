// The works of Coal Baron in text: every open space with what lies on it, who stands there and the workers it takes now.
import { openSpaces, orderCard, type Position, priceOf, type SpaceCard, type State, tileCard } from "@pithead/game-coal-baron/client";
import { beside, table } from "./columns.ts";

export function worksPicture(position: Position, names: readonly string[]): string[] {
  const spaces = openSpaces(position.players.length);
  const block = (title: string, kinds: readonly SpaceCard["id"][] | ((space: SpaceCard) => boolean)) => {
    const isIn = typeof kinds === "function" ? kinds : (space: SpaceCard) => kinds.includes(space.id);
    return [title, ...table(spaces.filter(isIn).map((space) => row(position, space, names)))];
  };
  const left = [
    ...block("FACTORY", ({ kind, id }) => kind === "factory" || id === "factory-draw"),
    "",
    ...block("ORDERS", ({ kind, id }) => kind === "order" || id === "order-draw"),
  ];
  const right = [
    ...block("MINING", ({ kind }) => kind === "mining"),
    ...block("DELIVERY", ({ kind }) => kind === "delivery"),
    ...block("MONEY", ({ kind }) => kind === "money" || kind === "bank"),
  ];
  const { yellow, brown, gray, black } = position.supply;
  return [
    ...beside(left, right),
    "",
    `Supply  Y${yellow} N${brown} G${gray} K${black}`,
    ...draftLine(position),
    ...drawLine(position, names),
    ...stackLines(position),
  ];
}

function row(position: Position, space: SpaceCard, names: readonly string[]): string[] {
  const crew = space.kind === "bank" ? null : position.crews[space.id];
  const standing = crew ? `${names[crew.seat]} ${crew.workers}` : "";
  const price = position.phase === "shift" ? [`takes ${priceOf(position, space.id)}`] : [];
  return [`  ${space.id}`, offer(position, space), ...price, standing];
}

function offer(position: Position, space: SpaceCard): string {
  switch (space.kind) {
    case "factory": {
      const tile = position.factory[space.id];
      return tile ? `${tile} for ${tileCard(tile).cost}` : "empty";
    }
    case "order": {
      const order = position.orders[space.id];
      return order ? `${order} ${orderCard(order).vp} VP` : "empty";
    }
    case "draw":
      return `${position.stackSizes[space.of]} ${space.of} in the stack`;
    case "mining":
      return `${space.steps} steps`;
    case "delivery":
      return "";
    case "money":
    case "bank":
      return space.marks === 1 ? "1 mark" : `${space.marks} marks`;
  }
}

function draftLine({ draft }: Position): string[] {
  return draft.length === 0 ? [] : [`To draft  ${draft.map((order) => `${order} ${orderCard(order).vp} VP`).join(", ")}`];
}

function drawLine({ draw }: Position, names: readonly string[]): string[] {
  if (draw === null) return [];
  return [`${names[draw.seat]} looks at  ${draw.cards === null ? `${draw.count} ${draw.of}` : draw.cards.join(", ")}`];
}

/** What comes next, for who may see it: a record of a finished game holds the stacks. */
function stackLines(position: Position): string[] {
  if (!isState(position)) return [];
  const { tiles, orders } = position.stacks;
  const next = (cards: readonly string[]) =>
    cards.length === 0 ? "none" : [...cards.slice(0, 5), ...(cards.length > 5 ? ["…"] : [])].join(", ");
  return [`Next tiles   ${next(tiles)}`, `Next orders  ${next(orders)}`];
}

function isState(position: Position): position is State {
  return "stacks" in position;
}
