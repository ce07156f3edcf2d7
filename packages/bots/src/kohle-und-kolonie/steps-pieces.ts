// Engines, settlements and engineers worth trying, and cards worth flipping, with the trades that pay for them.
import {
  type BuyEngine,
  type Components,
  currentPrice,
  FLIP_CARDS,
  type FlipStep,
  type MineId,
  mineOf,
  ownMines,
  type PlayerPosition,
  type Position,
  type Priced,
  playerAt,
  type Step,
  upperSide,
  type Via,
  type Village,
} from "@pithead/game-kohle-und-kolonie/client";
import { engineerSpaces } from "./steps-miners.ts";
import { tradesFor } from "./steps-trades.ts";

/** A settlement without miners is of little use. */
const SETTLEMENT_MINERS = 2;
/** The first round in which engines are sold. */
const ENGINES_FROM = 2;
/** Villages tried. */
const SETTLEMENTS = 4;

/** Onto every own mine without one, and onto coking. */
export function engineSteps(components: Components, position: Position, seat: number): Step[][] {
  const player = playerAt(position, seat);
  if (position.round < ENGINES_FROM || position.supply.engines === 0) return [];
  const free: MineId[] = ownMines(player).flatMap(({ mine, engine }) => (engine ? [] : [mine]));
  for (const { name, holds } of upperSide(components, player, "coking").spaces) {
    if (holds === "steamEngines" && (player.engines[name] ?? 0) === 0) free.push(name);
  }
  return ways(components, position, player, "steamEngine").flatMap(({ via, trades }) =>
    free.map((on): Step[] => [...trades, { step: "buyEngine", on, ...via } satisfies BuyEngine]),
  );
}

/** In the villages that border most own fields or are joined to stations. */
export function settlementSteps(components: Components, position: Position, seat: number): Step[][] {
  const player = playerAt(position, seat);
  if (player.settlements.length >= components.edition.start.settlements) return [];
  const paid = ways(components, position, player, "settlement");
  if (paid.length === 0) return [];
  const ownFields = new Set(ownMines(player).map(({ mine }) => mineOf(components, mine).field));
  const uses = ({ fields, stations }: Village) => fields.filter((field) => ownFields.has(field)).length + (stations.length > 0 ? 1 : 0);
  const open = [...components.villages.values()]
    .filter((village) => canSettle(position, player, village))
    .toSorted((one, other) => uses(other) - uses(one))
    .slice(0, SETTLEMENTS);
  const miners = Math.min(SETTLEMENT_MINERS, player.supply);
  return paid.flatMap(({ via, trades }) =>
    open.map(({ id }): Step[] => [...trades, { step: "buildSettlement", village: id, miners, ...via }]),
  );
}

function canSettle({ villages, players }: Position, player: PlayerPosition, { id, places }: Village): boolean {
  if (villages[id] !== 0 || player.settlements.includes(id)) return false;
  return players.filter(({ settlements }) => settlements.includes(id)).length < places;
}

/** Onto every free space. */
export function engineerSteps(components: Components, position: Position, seat: number): Step[][] {
  const player = playerAt(position, seat);
  if (player.engineersLeft === 0) return [];
  const free = engineerSpaces(components, player).filter((name) => (player.engineers[name] ?? 0) === 0);
  return ways(components, position, player, "engineer").flatMap(({ via, trades }) =>
    free.map((at): Step[] => [...trades, { step: "placeEngineer", at, ...via }]),
  );
}

/** Every card that can be paid for, in every way; pieces keep their spaces. */
export function flipSteps(components: Components, position: Position, seat: number): Step[][] {
  const player = playerAt(position, seat);
  return FLIP_CARDS.flatMap((card) => {
    if (player.flipped[card]) return [];
    const { prices } = components.aboveGround.flips[card];
    return prices.flatMap((price): Step[][] => {
      const trades = tradesFor(components, player, price);
      if (trades === undefined) return [];
      const pay: Pick<FlipStep, "pay"> = prices.length > 1 ? { pay: price.coins > 0 ? "coins" : "workers" } : {};
      return [[...trades, { step: "flip", card, ...pay }]];
    });
  });
}

const MARKERS = { steamEngine: "steam-engine", settlement: "settlement", engineer: "engineer" } as const;

/** As the turn's action, and by the bonus marker, with the trades that pay for it. */
function ways(components: Components, position: Position, player: PlayerPosition, what: Priced): { via: Via; trades: Step[] }[] {
  const found: { via: Via; trades: Step[] }[] = [];
  const add = (via: Via, price: number) => {
    const trades = tradesFor(components, player, { coins: price, workers: 0 });
    if (trades !== undefined) found.push({ via, trades });
  };
  if (position.turn?.action === null) add({}, currentPrice(position, what, "action"));
  if (player.bonus === MARKERS[what]) add({ via: "bonus" }, currentPrice(position, what, "bonus"));
  return found;
}
