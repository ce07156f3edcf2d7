// A player's own standing orders in one game: seeing them, changing them.
import { orderBookOf } from "@pithead/catalog";
import type { ChangeStandingOrders, StandingOrders } from "@pithead/contracts";
import { type Database, keepSettled, type LockedGame, readRows, type SettledBeforehand, settledBy, withLockedGame } from "@pithead/db";
import { type GameTypes, type Seat, seatAt } from "@pithead/engine";
import { load } from "../play/load.ts";
import { type Look, lookAt } from "../play/look.ts";
import { rulesOf } from "../play/rules-of.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";

const notSeated = refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
const notStarted = refuse({ kind: "conflict", reason: { code: "not-started" }, detail: "The game has not started." });

/** What the asker has settled in this game. */
export async function standingOrdersFor(service: Service, userId: string, gameId: string): Promise<Outcome<StandingOrders>> {
  const look = await lookAt(service, userId, gameId);
  if (!look.ok) return look;
  const { table, rules, viewer }: Look = look.value;
  if (viewer === "spectator") return notSeated;
  const { state } = load(rules, await readRows(service.db, gameId, table.seq));
  return done(shown(rules.id, rules.view(state, viewer), viewer, await settledBy(service.db, gameId, userId)));
}

/** Changes what is named, under the game's lock. A question that is being asked already stays the player's to answer. */
export async function changeStandingOrders(
  service: Service,
  userId: string,
  gameId: string,
  change: ChangeStandingOrders,
): Promise<Outcome<StandingOrders>> {
  return (await withLockedGame(service, gameId, (locked) => changeIn(service, locked, userId, change))) ?? noSuchGame;
}

async function changeIn(
  service: Service,
  { tx, game, players, rows }: LockedGame,
  userId: string,
  change: ChangeStandingOrders,
): Promise<Outcome<StandingOrders>> {
  const player = players.find((each) => each.userId === userId);
  if (player === undefined) return notSeated;
  if (player.seat === null || game.status === "open" || game.status === "cancelled") return notStarted;
  if (game.status === "finished") return refuse({ kind: "conflict", reason: { code: "game-over" }, detail: "The game is over." });
  const found = rulesOf(service.games, game);
  if (!found.ok) return found;
  const rules = found.value;
  const seat = seatAt(player.seat);
  const view = rules.view(load(rules, rows).state, seat);
  const before = await settledBy(tx, game.id, userId);
  const orders = orderBookOf(rules.id).parse({ ...readableOrders(rules.id, view, before), ...change.orders }, view);
  if (!orders.ok)
    return refuse({ kind: "malformed", field: orders.field === "" ? "orders" : `orders.${orders.field}`, detail: orders.problem });
  const after = { playForced: change.playForced ?? before.playForced, orders: orders.value };
  await keepSettled(tx, game.id, userId, after);
  return done(shown(rules.id, view, seat, after));
}

/** Whether the addressee left an order for what is asked in `view`, and it does not hold. */
export async function isOrderOver(
  db: Database,
  { id, game, seat, addressee }: { id: string; game: string; seat: Seat; addressee: { id: string } },
  view: GameTypes["view"],
): Promise<boolean> {
  const settled = await settledBy(db, id, addressee.id);
  return troubleWith(game, view, seat, readableOrders(game, view, settled)) !== null;
}

function readableOrders(game: string, view: GameTypes["view"], { orders }: SettledBeforehand): object {
  const read = orderBookOf(game).parse(orders, view);
  return read.ok ? read.value : {};
}

function shown(game: string, view: GameTypes["view"], seat: Seat, settled: SettledBeforehand): StandingOrders {
  const orders = readableOrders(game, view, settled);
  return { playForced: settled.playForced, orders: { ...orders }, trouble: troubleWith(game, view, seat, orders) };
}

/** Why the order for what is asked does not hold; null when it does, or there is none. */
function troubleWith(game: string, view: GameTypes["view"], seat: Seat, orders: object): StandingOrders["trouble"] {
  const answer = orderBookOf(game).answer(view, seat, orders);
  return answer !== undefined && "trouble" in answer ? { ...answer.trouble } : null;
}
