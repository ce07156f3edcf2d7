// Flipping above-ground cards (§5.2.1), with the pieces on them kept or arranged anew.
import type { Arrangement, FlipStep } from "../commands.ts";
import { type Components, componentsOf } from "../components.ts";
import type { Flip, Price, Space } from "../components-above-ground.ts";
import type { TurnEvent } from "../events.ts";
import type { StepReason } from "../reasons.ts";
import { type PlayerPosition, type Position, playerAt } from "../state.ts";
import { FLIP_CARDS, type FlipCard, type SpaceName } from "../vocabulary.ts";
import { refusePrice } from "./local-workers.ts";

type Pieces = keyof Arrangement;
type Counts = { [space: SpaceName]: number };

const PAYMENTS = [undefined, "workers", "coins"] as const;

export function refuseFlip(position: Position, seat: number, { card, pay, arrange }: FlipStep): StepReason | undefined {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  if (player.flipped[card]) return { code: "flipped-already", card };
  const flip = components.aboveGround.flips[card];
  const prices = flip.prices.length;
  if (prices > 1 && pay === undefined) return { code: "pay-needed", card, prices };
  if (prices < 2 && pay !== undefined) return { code: "pay-not-needed", card };
  return refusePrice(player, priceFor(flip, pay)) ?? (arrange && refuseArrangement(components, player, card, arrange));
}

function priceFor({ prices }: Flip, pay: FlipStep["pay"]): Price {
  const price = pay === undefined ? prices[0] : prices.find((each) => each[pay] > 0);
  return price ?? { coins: 0, workers: 0 };
}

function refuseArrangement(components: Components, player: PlayerPosition, card: FlipCard, arrange: Arrangement): StepReason | undefined {
  return (
    refuseArranged(components, player, card, "miners", arrange.miners) ??
    refuseArranged(components, player, card, "engineers", arrange.engineers)
  );
}

/** One entry a piece, each on a space of the back with room for it. */
function refuseArranged(
  { aboveGround }: Components,
  player: PlayerPosition,
  card: FlipCard,
  pieces: Pieces,
  names: readonly SpaceName[],
): StepReason | undefined {
  const have = onFront(aboveGround.front[card].spaces, player, pieces);
  if (have !== names.length) return { code: "arrange-count", of: pieces, have, given: names.length };
  const counts: Counts = {};
  for (const name of names) {
    const space = aboveGround.back[card].spaces.find((each) => each.name === name && each.holds === pieces);
    if (space === undefined) return { code: "no-such-space", space: name };
    const count = (counts[name] ?? 0) + 1;
    if (count > space.room) return { code: "space-taken", space: name };
    counts[name] = count;
  }
  return undefined;
}

function onFront(spaces: readonly Space[], player: PlayerPosition, pieces: Pieces): number {
  return spaces.reduce((sum, { name, holds }) => (holds === pieces ? sum + (player[pieces][name] ?? 0) : sum), 0);
}

export function flipEvents(position: Position, seat: number, { card, pay, arrange }: FlipStep): TurnEvent[] {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const flip = components.aboveGround.flips[card];
  const { coins, workers } = priceFor(flip, pay);
  const after = (pieces: Pieces) => (arrange === undefined ? kept(components, player, card, pieces) : counted(arrange[pieces]));
  return [
    {
      type: "cardFlipped",
      seat,
      card,
      coins,
      workers,
      vp: flip.vp,
      extraActions: flip.extraActions,
      raises: flip.raises,
      miners: after("miners"),
      engineers: after("engineers"),
      arrange: arrange ?? null,
    },
  ];
}

/** Pieces keep the spaces of the same name; those whose space is gone go to the spaces that only the back has, in order. */
function kept({ aboveGround }: Components, player: PlayerPosition, card: FlipCard, pieces: Pieces): Counts {
  const front = aboveGround.front[card].spaces.filter(({ holds }) => holds === pieces);
  const back = aboveGround.back[card].spaces.filter(({ holds }) => holds === pieces);
  const counts: Counts = {};
  let homeless = 0;
  for (const { name } of front) {
    const count = player[pieces][name] ?? 0;
    const stays = Math.min(count, back.find((space) => space.name === name)?.room ?? 0);
    if (stays > 0) counts[name] = stays;
    homeless += count - stays;
  }
  const isNew = ({ name }: Space) => !front.some((space) => space.name === name);
  for (const { name, room } of [...back.filter(isNew), ...back.filter((space) => !isNew(space))]) {
    const more = Math.min(homeless, room - (counts[name] ?? 0));
    if (more > 0) counts[name] = (counts[name] ?? 0) + more;
    homeless -= more;
  }
  return counts;
}

function counted(names: readonly SpaceName[]): Counts {
  const counts: Counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Every card, every way to pay, and every way to arrange its pieces, in every order of naming them. */
export function flipChoices(position: Position, seat: number): FlipStep[] {
  return FLIP_CARDS.flatMap((card) => {
    const payments = PAYMENTS.map((pay): FlipStep => ({ step: "flip", card, ...(pay && { pay }) }));
    const legal = payments.filter((step) => refuseFlip(position, seat, step) === undefined);
    if (legal.length === 0) return [];
    const arrangements = arrangementsOf(componentsOf(position), playerAt(position, seat), card);
    return [...legal, ...legal.flatMap((step) => arrangements.map((arrange) => ({ ...step, arrange })))];
  });
}

function arrangementsOf({ aboveGround }: Components, player: PlayerPosition, card: FlipCard): Arrangement[] {
  const ways = (pieces: Pieces) => {
    const places = aboveGround.back[card].spaces.flatMap(({ name, holds, room }) => (holds === pieces ? [{ name, room }] : []));
    return namings(places, onFront(aboveGround.front[card].spaces, player, pieces));
  };
  const engineers = ways("engineers");
  return ways("miners").flatMap((miners) => engineers.map((each) => ({ miners, engineers: each })));
}

/** Every list of so many names in which each is named at most as often as it has room. */
function namings(places: readonly { name: SpaceName; room: number }[], count: number): SpaceName[][] {
  if (count === 0) return [[]];
  return places.flatMap(({ name, room }, index) => {
    if (room === 0) return [];
    const left = places.with(index, { name, room: room - 1 });
    return namings(left, count - 1).map((rest) => [name, ...rest]);
  });
}
