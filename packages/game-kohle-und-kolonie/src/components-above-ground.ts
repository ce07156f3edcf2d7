// The above-ground cards as typed tables: their sides, spaces and flip prices (§5.2).
import { given, oneOf } from "./components-reading.ts";
import type { Edition, PriceData, SideData } from "./edition.ts";
import { CARDS, type CardId, FLIP_CARDS, type FlipCard, PRICED, type Priced, type SpaceName } from "./vocabulary.ts";

/** A space of one side of a card. It counts only when all its pieces stand there. */
export interface Space {
  readonly name: SpaceName;
  readonly card: CardId;
  readonly holds: "miners" | "engineers" | "steamEngines";
  /** How many pieces fill it. */
  readonly room: number;
  readonly coins: number;
  readonly vp: number;
  /** Carts that the space needs for itself. */
  readonly carts: number;
  readonly consolidation: number;
}

export interface Side {
  readonly spaces: readonly Space[];
  /** The limits of the miners action. */
  readonly place: number;
  readonly move: number;
  readonly moveEngineer: number;
  /** Local workers that loading costs. */
  readonly workers: number;
}

/** Coins and local workers. */
export interface Price {
  readonly coins: number;
  readonly workers: number;
}

export interface Flip {
  readonly prices: readonly Price[];
  readonly vp: number;
  readonly extraActions: number;
  readonly raises: Priced | null;
}

export interface AboveGround {
  readonly front: { readonly [card in CardId]: Side };
  /** The card without a back has its front here. */
  readonly back: { readonly [card in CardId]: Side };
  readonly flips: { readonly [card in FlipCard]: Flip };
  /** Where each space is, by side; undefined on a side that doesn't have it. */
  readonly spaces: ReadonlyMap<SpaceName, { readonly card: CardId; readonly front: Space | undefined; readonly back: Space | undefined }>;
  readonly minerSpaces: readonly SpaceName[];
  readonly engineerSpaces: readonly SpaceName[];
  readonly engineSpaces: readonly SpaceName[];
  readonly vpPerCart: number;
  /** Coking's VP for the first of engineer and engine on its back, and for both. */
  readonly cokingVp: readonly [number, number];
}

export function aboveGroundOf(edition: Edition): AboveGround {
  const card = (id: CardId) => given(edition.aboveGround[id], id);
  const front = (id: CardId) => sideOf(id, card(id).front);
  const back = (id: CardId) => sideOf(id, card(id).back ?? card(id).front);
  const fronts = {
    workforce: front("workforce"),
    coking: front("coking"),
    ironworks: front("ironworks"),
    loading: front("loading"),
    administration: front("administration"),
  };
  const backs = {
    workforce: back("workforce"),
    coking: back("coking"),
    ironworks: back("ironworks"),
    loading: back("loading"),
    administration: back("administration"),
  };
  const all = CARDS.flatMap((id) => [...fronts[id].spaces, ...backs[id].spaces]);
  const named = (holds: Space["holds"]) => [...new Set(all.filter((space) => space.holds === holds).map(({ name }) => name))];
  const spaces = new Map(
    all.map(({ name, card: id }) => {
      const on = (side: Side) => side.spaces.find((space) => space.name === name);
      return [name, { card: id, front: on(fronts[id]), back: on(backs[id]) }];
    }),
  );
  const { vpFirstOfEngineerAndEngine = 0, vpBoth = 0 } = card("coking");
  return {
    front: fronts,
    back: backs,
    flips: {
      workforce: flipOf(edition, "workforce"),
      coking: flipOf(edition, "coking"),
      ironworks: flipOf(edition, "ironworks"),
      loading: flipOf(edition, "loading"),
    },
    spaces,
    minerSpaces: named("miners"),
    engineerSpaces: named("engineers"),
    engineSpaces: named("steamEngines"),
    vpPerCart: card("loading").vpPerCart ?? 0,
    cokingVp: [vpFirstOfEngineerAndEngine, vpBoth],
  };
}

export function priceOf({ coins = 0, workers = 0 }: PriceData): Price {
  return { coins, workers };
}

export function isFlipCard(card: CardId): card is FlipCard {
  return FLIP_CARDS.some((each) => each === card);
}

function flipOf(edition: Edition, id: FlipCard): Flip {
  const { flip, flipVp = 0, flipExtraAction = 0, raises = null } = given(edition.aboveGround[id], id);
  return {
    prices: (flip ?? []).map(priceOf),
    vp: flipVp,
    extraActions: flipExtraAction,
    raises: raises === null ? null : oneOf(PRICED, raises),
  };
}

function sideOf(card: CardId, data: SideData): Side {
  const figure = (name: string) => {
    const value = data[name];
    return typeof value === "number" ? value : 0;
  };
  const spaces = Object.entries(data).flatMap(([name, space]): Space[] => {
    if (typeof space === "number") return [];
    const { miners, engineers, steamEngines, coins = 0, vp = 0, carts = 0, consolidation = 0 } = space;
    const room = miners ?? engineers ?? steamEngines ?? 0;
    const holds = miners !== undefined ? "miners" : engineers !== undefined ? "engineers" : "steamEngines";
    return [{ name, card, holds, room, coins, vp, carts, consolidation }];
  });
  return { spaces, place: figure("place"), move: figure("move"), moveEngineer: figure("moveEngineer"), workers: figure("workers") };
}
