// Phase 5: mines are secured, the bag is drawn from, and what comes of it (§5.1.4).
import type { Chance, Damage, Lose, Secure } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { Event } from "../events.ts";
import type { Reason } from "../reasons.ts";
import { bagLabel, bagOf, seatOfStone } from "../rules/bag.ts";
import { bonusUsed } from "../rules/bonus-markers.ts";
import { placesHeld } from "../rules/places.ts";
import { coinSecurable, unsecuredSlots } from "../rules/securing.ts";
import { type Position, playerAt, type State } from "../state.ts";
import { syndicateBuys } from "./syndicate.ts";

const DAMAGE_VP = 2;
const DAMAGE_COINS = 1;

export function secureEvents(position: Position, seat: number, { coins, team }: Secure): Event[] {
  return [...(team.length > 0 ? bonusUsed(position, seat) : []), { type: "minesSecured", seat, coins, team }];
}

/** Whether the stones named can be the first drawn from the bag. */
export function refuseChance(position: Position, { label, result }: Chance): Reason | undefined {
  const { draws } = componentsOf(position).edition.accident;
  if (label !== bagLabel(position)) return { code: "another-label", label: bagLabel(position) };
  const bag = bagOf(position);
  for (const stone of result) {
    const at = bag.indexOf(stone);
    if (at < 0) return { code: "not-from-the-bag", draws };
    bag.splice(at, 1);
  }
  return result.length === draws ? undefined : { code: "not-from-the-bag", draws };
}

/** In this order: black stones, the event, points; miners and mining damage follow. */
export function drawEvents(state: State, { result }: Chance): Event[] {
  const { edition } = componentsOf(state);
  const coins = Math.min(state.syndicate.coins, result.filter((stone) => stone === "black").length);
  const losing = state.turnOrder
    .map((seat) => ({ seat, miners: result.filter((stone) => seatOfStone(stone) === seat).length }))
    .filter(({ miners }) => miners > 0);
  const drawn: Event = { type: "stonesDrawn", result, coins, losing };
  const accident = state.accidents[state.round - 1] ?? null;
  if (losing.length === 0 || accident === null) return [drawn];
  const points = edition.accident.minusPoints[state.round - 1] ?? 0;
  const [highest] = state.display.slice(-1);
  return [
    drawn,
    { type: "accidentHappened", accident },
    ...(accident === "highest-number" && highest !== undefined ? syndicateBuys(state, [highest]) : []),
    ...losing.map(({ seat }): Event => ({ type: "pointsLost", seat, vp: Math.min(points, playerAt(state, seat).vp) })),
  ];
}

export function loseEvents(seat: number, { from }: Lose): Event[] {
  return [{ type: "minerLost", seat, from }];
}

export function damageEvents(position: Position, seat: number, pay: Damage["pay"]): Event[] {
  const vp = Math.min(DAMAGE_VP, playerAt(position, seat).vp);
  return [{ type: "damageTaken", seat, pay, coins: pay === "coin" ? DAMAGE_COINS : 0, vp: pay === "coin" ? 0 : vp }];
}

/** What comes next in this phase. While the bag is to be drawn from, nothing does: the host owes the chance move. */
export function nextInAccident(state: State): Event[] {
  switch (state.accident?.stage) {
    case "secure":
      return nextToSecure(state);
    case "lose":
      return nextToLose(state);
    case "damage":
      return nextToPay(state);
    case "bag":
    case undefined:
      return [];
  }
}

/** Only who has an unsecured mine and can do something about it is asked. The marker is turned over before the bag is drawn from. */
function nextToSecure(state: State): Event[] {
  const components = componentsOf(state);
  const next = state.queue.find((seat) => {
    const player = playerAt(state, seat);
    const unsecured = unsecuredSlots(player);
    const canPay = player.coins > 0 && unsecured.some((slot) => coinSecurable(components, slot));
    return unsecured.length > 0 && (player.bonus === "rescue-team" || canPay);
  });
  if (next !== undefined) return [{ type: "seatAsked", seat: next, question: "secure" }];
  const accident = state.deal.accidents[state.round - 1];
  return accident === undefined ? [] : [{ type: "accidentTurned", round: state.round, accident }];
}

/** From the supply; when that is empty from elsewhere, and asked when there is more than one place. */
function nextToLose(state: State): Event[] {
  const [next] = state.accident?.losing ?? [];
  if (next === undefined) {
    const strikes = state.isMiningDamaged && state.accident?.isBlankDrawn === true;
    return strikes ? [{ type: "miningDamageStruck", queue: state.turnOrder }] : [{ type: "phaseBegan", phase: "syndicate", queue: [] }];
  }
  const { seat } = next;
  const player = playerAt(state, seat);
  if (player.supply > 0) return [{ type: "minerLost", seat, from: "supply" }];
  const [place, ...others] = placesHeld(player);
  if (place === undefined) return [{ type: "noMinerLeft", seat }];
  return others.length === 0 ? [{ type: "minerLost", seat, from: place }] : [{ type: "seatAsked", seat, question: "lose" }];
}

/** Who has no coin loses points unasked. */
function nextToPay(state: State): Event[] {
  const [next] = state.queue;
  if (next === undefined) return [{ type: "phaseBegan", phase: "syndicate", queue: [] }];
  if (playerAt(state, next).coins < DAMAGE_COINS) return damageEvents(state, next, "points");
  return [{ type: "seatAsked", seat: next, question: "damage" }];
}
