// Whether the above-ground cards of an edition agree: prices, sides, and room for what stands there.
import type { CardData, Edition, SideData, SpaceData } from "./edition.ts";
import { type Disagreement, first, isOnly, wrong } from "./edition-disagreement.ts";
import { CARDS, FLIP_CARDS } from "./vocabulary.ts";

/** Every card with a front, and a back where it is flipped, on which all its pieces find room. */
export function cardsAgree({ aboveGround }: Edition): Disagreement | undefined {
  return first(CARDS, (id) => {
    const card = aboveGround[id];
    if (card === undefined) return wrong("aboveGround", `must hold the cards ${CARDS.join(", ")}`);
    const at = `aboveGround.${id}`;
    const isFlipped = FLIP_CARDS.some((each) => each === id);
    if ((card.flip !== null) !== isFlipped) return wrong(`${at}.flip`, isFlipped ? "must not be null" : "must be null");
    if ((card.back !== undefined) !== isFlipped) return wrong(`${at}.back`, isFlipped ? "is missing" : "must not be there");
    return (
      pricesAgree(at, card) ??
      sideAgrees(id, "front", card.front) ??
      (card.back && (sideAgrees(id, "back", card.back) ?? roomAgrees(at, card.front, card.back)))
    );
  });
}

/** Where the player chooses, one price is in workers alone and the other in coins alone. */
function pricesAgree(at: string, { flip }: CardData) {
  if (flip === null || flip.length < 2) return undefined;
  const isChoice = flip.some((price) => isOnly(price, "workers")) && flip.some((price) => isOnly(price, "coins"));
  return isChoice ? undefined : wrong(`${at}.flip`, "must be one price in workers alone and one in coins alone");
}

function sideAgrees(id: string, side: "front" | "back", data: SideData) {
  const pieces = spacesOf(data).reduce(
    (sum, { miners = 0, engineers = 0, steamEngines = 0 }) => sum + miners + engineers + steamEngines,
    0,
  );
  if (pieces > MOST_PIECES[side]) return wrong(`aboveGround.${id}.${side}`, `must have room for at most ${MOST_PIECES[side]} pieces`);
  return first(Object.entries(data), ([name, space]) => {
    const at = `aboveGround.${id}.${side}.${name}`;
    if (typeof space === "number")
      return FIGURES.includes(name) ? undefined : wrong(at, `must be a space, or one of ${FIGURES.join(", ")}`);
    if (!name.startsWith(`${id}:`) || !OWN_NAME.test(name.slice(id.length + 1)))
      return wrong(at, `must be named ${id}: and its own name of small letters, digits and hyphens`);
    const kinds = KINDS.filter((kind) => space[kind] !== undefined).length;
    if (kinds !== 1) return wrong(at, "must hold miners, engineers or steamEngines, and only one of them");
    if (side === "front" && space.steamEngines !== undefined) return wrong(at, "must not hold steamEngines: a front has none");
    return undefined;
  });
}

/** Figures of a side beside its spaces. */
const FIGURES: readonly string[] = ["place", "move", "moveEngineer", "workers"];
const OWN_NAME = /^[a-z0-9-]{1,40}$/;
/** A flip lists every order of putting the front's pieces on the back: 6 on 8 spaces are 20,160 lists. */
const MOST_PIECES = { front: 6, back: 8 };
const KINDS = ["miners", "engineers", "steamEngines"] as const;

/** Every piece of the front finds room on the back. */
function roomAgrees(at: string, front: SideData, back: SideData) {
  const roomOf = (side: SideData, kind: (typeof KINDS)[number]) => spacesOf(side).reduce((sum, space) => sum + (space[kind] ?? 0), 0);
  const short = KINDS.find((kind) => roomOf(front, kind) > roomOf(back, kind));
  return short === undefined ? undefined : wrong(`${at}.back`, `must have room for all ${short} of the front`);
}

function spacesOf(side: SideData): SpaceData[] {
  return Object.values(side).filter((space) => typeof space !== "number");
}
