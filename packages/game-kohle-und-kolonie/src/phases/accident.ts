// Phase 5: mines are secured, the bag is drawn from, and what comes of it (§5.1.4).
import type { Chance, Damage, Lose, Secure } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { Event } from "../events.ts";
import type { Reason } from "../reasons.ts";
import { bagLabel, bagOf, seatOfStone } from "../rules/bag.ts";
import { bonusUsed } from "../rules/bonus-markers.ts";
import { minersAt, placesHeld } from "../rules/places.ts";
import { coinSecurable, unsecuredSlots } from "../rules/securing.ts";
import { type Position, playerAt, type State } from "../state.ts";
import type { Slot } from "../vocabulary.ts";
import { syndicateBuys } from "./syndicate.ts";

const TEAM_SLOTS = 2;
const DAMAGE_VP = 2;
const DAMAGE_COINS = 1;

/** Securing nothing is always possible. */
export function secureOpenings(): Secure[] {
  return [{ type: "secure", coins: [], team: [] }];
}

/** One slot more, for a coin or by the rescue team. */
export function secureExtensions(position: Position, seat: number, { coins, team }: Secure): Secure[] {
  return unsecuredSlots(playerAt(position, seat))
    .flatMap((slot): Secure[] => [
      { type: "secure", coins: [...coins, slot], team },
      { type: "secure", coins, team: [...team, slot] },
    ])
    .filter((command) => refuseSecure(position, seat, command) === undefined);
}

/** Each slot holds an own unsecured mine; none is named twice, in whichever list. */
export function refuseSecure(position: Position, seat: number, { coins, team }: Secure): Reason | undefined {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const unsecured = unsecuredSlots(player);
  const named = new Set<Slot>();
  for (const slot of [...coins, ...team]) {
    if (player.slots[slot] === null) return { code: "slot-empty", slot };
    if (!unsecured.includes(slot)) return { code: "slot-secured", slot };
    if (named.has(slot)) return { code: "slot-named-twice", slot };
    named.add(slot);
  }
  const notForCoins = coins.find((slot) => !coinSecurable(components, slot));
  if (notForCoins !== undefined) return { code: "slot-not-for-coins", slot: notForCoins };
  if (coins.length > player.coins) return { code: "too-few-coins", price: coins.length, coins: player.coins };
  if (team.length > 0 && player.bonus !== "rescue-team") return { code: "bonus-not-held", marker: "rescue-team" };
  return team.length > TEAM_SLOTS ? { code: "too-many-by-team", most: TEAM_SLOTS, given: team.length } : undefined;
}

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

export function loseOpenings(position: Position, seat: number): Lose[] {
  return placesHeld(playerAt(position, seat)).map((from) => ({ type: "lose", from }));
}

export function refuseLose(position: Position, seat: number, { from }: Lose): Reason | undefined {
  return minersAt(playerAt(position, seat), from) > 0 ? undefined : { code: "no-miner-there", place: from };
}

export function loseEvents(seat: number, { from }: Lose): Event[] {
  return [{ type: "minerLost", seat, from }];
}

export function damageOpenings(): Damage[] {
  return [
    { type: "damage", pay: "coin" },
    { type: "damage", pay: "points" },
  ];
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
