// A position to test with: four players at the first action of round 2, as plain data.
import { BONUS_MARKERS, componentsFor, type PlayerPosition, type Position } from "@pithead/game-kohle-und-kolonie/client";

export function samplePlayer(changes: Partial<PlayerPosition> = {}): PlayerPosition {
  const { start } = componentsFor({}, 4).edition;
  return {
    coins: start.coins,
    vp: start.vp,
    workers: 0,
    markers: { worker: 0, cart: 0, consolidation: 0 },
    extraActions: 0,
    bonus: null,
    bonusSpace: 0,
    supply: start.miners,
    lost: 0,
    miners: {},
    engineersLeft: start.engineers,
    engineers: {},
    engines: {},
    enginesBeside: 0,
    settlements: [],
    slots: { T1: null, T2: null, T3: null, B1: null, B2: null, B3: null },
    flipped: { workforce: false, coking: false, ironworks: false, loading: false },
    cokingRewards: 0,
    ...changes,
  };
}

/** Seat 0 is asked for a turn; the other seats are at their start. */
export function samplePosition(player: Partial<PlayerPosition> = {}, changes: Partial<Position> = {}, seats = 4): Position {
  const components = componentsFor({}, seats);
  return {
    options: {},
    round: 2,
    phase: "first-action",
    asked: { seat: 0, question: "turn" },
    queue: [1, 2, 3].slice(0, seats - 1),
    turnOrder: [0, 1, 2, 3, 4].slice(0, seats),
    bonusRow: [...BONUS_MARKERS],
    display: components.mineCards.filter(({ round }) => round <= 2).map(({ id }) => id),
    supply: { workers: 10, engines: 20 },
    villages: Object.fromEntries([...components.villages.values()].map(({ id, places }) => [id, places])),
    railwayMarkers: Object.fromEntries([...components.stations.keys()].map((id) => [id, null])),
    raised: { engineer: false, settlement: false, steamEngine: false },
    syndicate: { coins: 6, morePurchases: 0, hasExtraCoin: false, mines: [] },
    isMiningDamaged: false,
    accidents: [null, null, null, null, null],
    consolidated: [],
    turn: { action: null, placed: 0, moved: 0, engineersMoved: 0, viaBonus: null, hasBegun: false },
    accident: null,
    consolidation: null,
    players: Array.from({ length: seats }, (_, seat) => (seat === 0 ? samplePlayer(player) : samplePlayer())),
    final: null,
    ...changes,
  };
}
