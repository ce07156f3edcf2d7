// Miners worth placing and moving: into spaces that pay, above unsecured mines, out along the railway (§5.1.2 e, §5.3).
import {
  type Components,
  minersAt,
  type Place,
  type PlayerPosition,
  type Position,
  piecesOn,
  placesHeld,
  playerAt,
  type SpaceName,
  type Step,
  slotCard,
  unsecuredSlots,
  upperSide,
} from "@pithead/game-kohle-und-kolonie/client";

/** How many miners may still be placed and moved by the action, or by the bonus marker. */
interface Allowed {
  readonly via: { via?: "bonus" };
  readonly place: number;
  readonly move: number;
  readonly moveEngineer: number;
}

const VIA_BONUS = 2;
const CARDS_WITH_MINERS = ["ironworks", "coking", "loading", "administration"] as const;

/** One miner at a time, two where only a pair counts or a ride goes over two stations. */
export function minerSteps(components: Components, position: Position, seat: number): Step[][] {
  const player = playerAt(position, seat);
  return allowances(components, position, player).flatMap((allowed) => [
    ...placings(components, player, allowed),
    ...ridings(components, position, player, allowed),
    ...engineerMoves(components, player, allowed),
  ]);
}

function allowances(components: Components, { turn }: Position, player: PlayerPosition): Allowed[] {
  if (turn === null) return [];
  const allowed: Allowed[] = [];
  const { place, move, moveEngineer } = upperSide(components, player, "workforce");
  if (turn.action === null || turn.action === "miners") {
    const left = { place: place - turn.placed, move: move - turn.moved, moveEngineer: moveEngineer - turn.engineersMoved };
    allowed.push({ via: {}, ...left });
  }
  if (player.bonus === "miners" || turn.viaBonus !== null) {
    const { placed, moved } = turn.viaBonus ?? { placed: 0, moved: 0 };
    allowed.push({ via: { via: "bonus" }, place: VIA_BONUS - placed, move: VIA_BONUS - moved, moveEngineer: 0 });
  }
  return allowed;
}

/** From the supply; when no more may be placed, from a settlement without a station or a rescue space that protects nothing. */
function placings(components: Components, player: PlayerPosition, { via, place, move }: Allowed): Step[][] {
  const fromSupply = place > 0 && player.supply > 0;
  const idle = fromSupply || move <= 0 ? undefined : idlePlace(components, player);
  if (!fromSupply && idle === undefined) return [];
  const put = (at: Place): Step => (idle === undefined ? { step: "place", at, ...via } : { step: "move", from: idle, to: at, ...via });
  const steps = [...usefulSpaces(components, player), ...rescueSpaces(components, player)].map((at) => [put(at)]);
  if (!fromSupply) return steps;
  if (place > 1 && player.supply > 1) {
    for (const at of emptyPairs(components, player)) steps.push([put(at), put(at)]);
  }
  for (const village of player.settlements) {
    if (minersAt(player, `village:${village}`) < 2) steps.push([put(`village:${village}`)]);
  }
  return steps;
}

function idlePlace(components: Components, player: PlayerPosition): Place | undefined {
  return placesHeld(player).find((place) => {
    const card = components.places.get(place);
    if (card?.kind === "village") return components.villages.get(card.village)?.stations.length === 0;
    return card?.kind === "rescue" && player.slots[card.slot] === null;
  });
}

/** Spaces that one more miner fills. */
export function usefulSpaces(components: Components, player: PlayerPosition): SpaceName[] {
  return CARDS_WITH_MINERS.flatMap((card) =>
    upperSide(components, player, card).spaces.flatMap((space) =>
      space.holds === "miners" && piecesOn(player, space) === space.room - 1 ? [space.name] : [],
    ),
  );
}

function emptyPairs(components: Components, player: PlayerPosition): SpaceName[] {
  return CARDS_WITH_MINERS.flatMap((card) =>
    upperSide(components, player, card).spaces.flatMap((space) =>
      space.holds === "miners" && space.room === 2 && piecesOn(player, space) === 0 ? [space.name] : [],
    ),
  );
}

/** Of the unsecured mines one that a coin can secure, and one that none can. */
function rescueSpaces(components: Components, player: PlayerPosition): Place[] {
  const unsecured = unsecuredSlots(player);
  const safe = unsecured.find((slot) => slotCard(components, slot).coinSecurable);
  const unsafe = unsecured.find((slot) => !slotCard(components, slot).coinSecurable);
  return [unsafe, safe].flatMap((slot): Place[] => (slot === undefined ? [] : [`rescue:${slot}`]));
}

/** From settlements and stations to stations where the player has nobody, over stations whose markers lie open also two at once. */
function ridings(components: Components, position: Position, player: PlayerPosition, { via, move }: Allowed): Step[][] {
  if (move <= 0) return [];
  const isNew = (station: string) => minersAt(player, `station:${station}`) === 0;
  const steps: Step[][] = [];
  for (const from of placesHeld(player)) {
    const start = components.places.get(from);
    if (start?.kind !== "village" && start?.kind !== "station") continue;
    const joined =
      start.kind === "village" ? components.villages.get(start.village)?.stations : components.stations.get(start.station)?.neighbors;
    for (const station of joined ?? []) {
      const ride: Step = { step: "move", from, to: `station:${station}`, ...via };
      if (isNew(station)) steps.push([ride]);
      if (move < 2 || position.railwayMarkers[station] === null) continue;
      for (const next of components.stations.get(station)?.neighbors ?? []) {
        if (isNew(next) && `station:${next}` !== from)
          steps.push([ride, { step: "move", from: `station:${station}`, to: `station:${next}`, ...via }]);
      }
    }
  }
  return steps;
}

function engineerMoves(components: Components, player: PlayerPosition, { moveEngineer }: Allowed): Step[][] {
  if (moveEngineer <= 0) return [];
  const spaces = engineerSpaces(components, player);
  const held = spaces.filter((name) => (player.engineers[name] ?? 0) > 0);
  const free = spaces.filter((name) => (player.engineers[name] ?? 0) === 0);
  return held.flatMap((from) => free.map((to): Step[] => [{ step: "moveEngineer", from, to }]));
}

/** The engineer spaces of the upper sides. */
export function engineerSpaces(components: Components, player: PlayerPosition): SpaceName[] {
  return CARDS_WITH_MINERS.flatMap((card) =>
    upperSide(components, player, card).spaces.flatMap(({ name, holds }) => (holds === "engineers" ? [name] : [])),
  );
}
