// Set-up: the deal and the position before the first move (§4.0; for three players §7.0).
import type { Chance } from "@pithead/engine";
import { allStations, type Components, componentsFor } from "./components.ts";
import { evolve } from "./evolve.ts";
import { untilAsked } from "./flow.ts";
import { roundBegan } from "./phases/round.ts";
import type { Deal, Options, PlayerPosition, State } from "./state.ts";

/** Labels: `start`, `stations`, `accidents`, `consolidations-3` and so on. */
export function deal(options: Options, seats: number, chance: Chance): Deal {
  const components = componentsFor(options, seats);
  const markers = chance.shuffle("stations", components.railwayMarkers);
  const dealt = allStations(components).flatMap((station, index) => {
    const marker = markers[index];
    return marker !== undefined && components.stations.has(station) ? [[station, marker] as const] : [];
  });
  return {
    start: chance.uniform("start", seats),
    railwayMarkers: Object.fromEntries(dealt),
    accidents: chance.shuffle("accidents", components.accidents),
    consolidations: Object.fromEntries(
      [...components.consolidations].map(([round, fields]) => [round, chance.shuffle(`consolidations-${round}`, fields)]),
    ),
  };
}

/** Round 1's order of choosing is clockwise from the start player. */
export function setup(options: Options, seats: number, dealt: Deal): State {
  const components = componentsFor(options, seats);
  const { edition } = components;
  const villages = Object.fromEntries([...components.villages.values()].map(({ id, places }) => [id, places]));
  const inVillages = Object.values(villages).reduce((sum, workers) => sum + workers, 0);
  const state: State = {
    options,
    round: 0,
    phase: "bonus",
    asked: null,
    queue: [],
    turnOrder: [],
    bonusRow: components.bonusMarkers.map(({ id }) => id),
    display: [],
    supply: { workers: edition.supply.localWorkers - inVillages, engines: edition.supply.steamEngines },
    villages,
    railwayMarkers: Object.fromEntries([...components.stations.keys()].map((station) => [station, null])),
    raised: { engineer: false, settlement: false, steamEngine: false },
    syndicate: { coins: edition.syndicate.startCoins, morePurchases: 0, hasExtraCoin: false, mines: [] },
    isMiningDamaged: false,
    accidents: components.accidents.map(() => null),
    consolidated: [],
    turn: null,
    accident: null,
    consolidation: null,
    players: Array.from({ length: seats }, () => newPlayer(components)),
    final: null,
    deal: dealt,
  };
  const clockwise = state.players.map((_, step) => (dealt.start + step) % seats);
  evolve(state, roundBegan(state, 1, clockwise));
  untilAsked(state);
  return state;
}

/** All above-ground cards lie on the front. */
function newPlayer({ edition }: Components): PlayerPosition {
  return {
    coins: edition.start.coins,
    vp: edition.start.vp,
    workers: 0,
    markers: { worker: 0, cart: 0, consolidation: 0 },
    extraActions: 0,
    bonus: null,
    bonusSpace: 0,
    supply: edition.start.miners,
    lost: 0,
    miners: {},
    engineersLeft: edition.start.engineers,
    engineers: {},
    engines: {},
    enginesBeside: 0,
    settlements: [],
    slots: { T1: null, T2: null, T3: null, B1: null, B2: null, B3: null },
    flipped: { workforce: false, coking: false, ironworks: false, loading: false },
    cokingRewards: 0,
  };
}
