// What each fact does to a state. Total: never rolls dice, never rejects.
import { isTileKind, openSpaces, orderCard, startingGoodsFor } from "./components.ts";
import type { Event } from "./events.ts";
import { type Card, isOrderId, without } from "./rules/cards.ts";
import { applyStep } from "./rules/work-steps.ts";
import { type OutstandingOrder, playerAt, type State } from "./state.ts";
import type { OrderId } from "./vocabulary.ts";

type Fact<T extends Event["type"]> = Extract<Event, { type: T }>;

/** Changes a state that the caller owns. */
export function evolve(state: State, event: Event): void {
  switch (event.type) {
    case "orderDrafted":
      state.draft = state.draft.filter((order) => order !== event.order);
      playerAt(state, event.seat).outstanding.push(unfilled(event.order));
      return;
    case "draftEnded":
      state.draft = [];
      state.orders[event.space] = event.order;
      return;
    case "orderRevealed":
      state.orders[event.space] = event.order;
      leaveStack(state, "orders", event.order === null ? 0 : 1);
      return;
    case "tileRevealed":
      state.factory[event.space] = event.tile;
      leaveStack(state, "tiles", event.tile === null ? 0 : 1);
      return;
    case "shiftBegan":
      beginShift(state, event);
      return;
    case "workersPlaced":
      placeWorkers(state, event);
      return;
    case "marksGained":
      playerAt(state, event.seat).marks += event.marks;
      return;
    case "tileBought":
      buyTile(state, event);
      return;
    case "orderTaken":
      if (event.from === "draw") leaveDraw(state, event.order);
      else state.orders[event.from] = null;
      playerAt(state, event.seat).outstanding.push(unfilled(event.order));
      return;
    case "cardsDrawn":
      leaveStack(state, event.of, event.cards.length);
      state.draw = { seat: event.seat, of: event.of, count: event.cards.length, cards: event.cards };
      return;
    case "cardsReturned":
      returnCards(state, event);
      return;
    case "workStepsDone":
      for (const step of event.steps) applyStep(playerAt(state, event.seat), step);
      return;
    case "ordersDelivered":
      deliver(state, event);
      return;
    case "turnPassed":
      state.turn = event.to;
      return;
    case "shiftScored":
      state.scorings.push(event.scoring);
      for (const { vp } of event.scoring.elements) {
        for (const [seat, player] of state.players.entries()) player.vp += vp[seat] ?? 0;
      }
      return;
    case "gameScored":
      state.phase = "over";
      state.turn = null;
      state.final = event.final;
      for (const [seat, player] of state.players.entries()) player.vp = event.final[seat]?.total ?? player.vp;
  }
}

/** All workers return to their owners. */
function beginShift(state: State, { shift, startPlayer }: Fact<"shiftBegan">): void {
  const { workers } = startingGoodsFor(state.players.length);
  state.phase = "shift";
  state.shift = shift;
  state.startPlayer = startPlayer;
  state.turn = startPlayer;
  state.bank.fill(0);
  state.canteen.fill(0);
  for (const { id } of openSpaces(state.players.length)) if (id !== "bank") state.crews[id] = null;
  for (const player of state.players) player.workers = workers;
}

function placeWorkers(state: State, { seat, space, workers, ousted }: Fact<"workersPlaced">): void {
  playerAt(state, seat).workers -= workers;
  if (space === "bank") state.bank[seat] = (state.bank[seat] ?? 0) + workers;
  else state.crews[space] = { seat, workers };
  if (ousted !== null) state.canteen[ousted.seat] = (state.canteen[ousted.seat] ?? 0) + ousted.workers;
}

function buyTile(state: State, { seat, tile, cost, cubes, from }: Fact<"tileBought">): void {
  const player = playerAt(state, seat);
  player.marks -= cost;
  player.tiles.push({ kind: tile, cubes });
  for (const cube of cubes) if (cube !== null) state.supply[cube]--;
  if (from === "draw") leaveDraw(state, tile);
  else state.factory[from] = null;
}

function deliver(state: State, { seat, orders, vp }: Fact<"ordersDelivered">): void {
  const player = playerAt(state, seat);
  for (const { order, spots } of player.outstanding) {
    if (orders.includes(order)) for (const cube of spots.flat()) state.supply[cube]++;
  }
  player.outstanding = player.outstanding.filter(({ order }) => !orders.includes(order));
  player.delivered.push(...orders);
  player.deliveredCount += orders.length;
  player.deliveredVp += vp;
  player.vp += vp;
}

function returnCards(state: State, { of, to, rest }: Fact<"cardsReturned">): void {
  const { stacks } = state;
  if (of === "tiles") stacks.tiles.splice(to === "top" ? 0 : stacks.tiles.length, 0, ...rest.filter(isTileKind));
  else stacks.orders.splice(to === "top" ? 0 : stacks.orders.length, 0, ...rest.filter(isOrderId));
  state.stackSizes[of] += rest.length;
  state.draw = null;
}

function leaveStack(state: State, of: "tiles" | "orders", count: number): void {
  state.stacks[of].splice(0, count);
  state.stackSizes[of] -= count;
}

function leaveDraw(state: State, card: Card): void {
  if (state.draw !== null) state.draw = { ...state.draw, cards: without(state.draw.cards, card) };
}

/** An order just taken: every spot is free. */
function unfilled(order: OrderId): OutstandingOrder {
  return { order, spots: orderCard(order).spots.map(() => []) };
}
