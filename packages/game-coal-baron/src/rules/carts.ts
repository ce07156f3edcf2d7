// Filling the carts of a new tile, also when its coal has run short (rulebook, "Minecarts factory" and "Additional notes"; ruling 3).
import { tileCard } from "../components.ts";
import type { SubstituteReason } from "../reasons.ts";
import { COLORS, type Color, type PerColor, type TileKind } from "../vocabulary.ts";

const NONE_NEEDED = [undefined] as const;

/** How many of the tile's carts need a cube of another colour, and can have one. Carts beyond the whole supply stay empty. */
export function substitutesNeeded(supply: PerColor, kind: TileKind): number {
  const { color, carts } = tileCard(kind);
  const unserved = carts - Math.min(carts, supply[color]);
  if (unserved === 0) return 0;
  return Math.min(unserved, othersIn(supply, color));
}

/** Substitutes are named one for each cart that needs one, and each is taken from what the supply still holds. */
export function refuseSubstitutes(
  supply: PerColor,
  kind: TileKind,
  substitutes: readonly Color[] | undefined,
): SubstituteReason | undefined {
  const needed = substitutesNeeded(supply, kind);
  if (needed === 0) return substitutes === undefined ? undefined : { code: "substitutes-not-needed" };
  const given = substitutes ?? [];
  if (given.length !== needed) return { code: "substitutes-needed", needed, given: given.length };
  const left = { ...supply, [tileCard(kind).color]: 0 };
  for (const cube of given) {
    if (left[cube] === 0) return { code: "substitute-not-in-supply", cube };
    left[cube]--;
  }
  return undefined;
}

/** Every legal list of substitutes; the one entry `undefined` when none are needed. */
export function substituteChoices(supply: PerColor, kind: TileKind): readonly (Color[] | undefined)[] {
  const needed = substitutesNeeded(supply, kind);
  if (needed === 0) return NONE_NEEDED;
  let choices: Color[][] = [[]];
  for (let cart = 0; cart < needed; cart++) choices = choices.flatMap((chosen) => COLORS.map((color) => [...chosen, color]));
  return choices.filter((chosen) => refuseSubstitutes(supply, kind, chosen) === undefined);
}

/** What each cart of the tile is filled with, from the shaft outward: its own colour first, then the substitutes, then nothing. */
export function cartsFilled(supply: PerColor, kind: TileKind, substitutes: readonly Color[] | undefined): (Color | null)[] {
  const { color, carts } = tileCard(kind);
  const own = Math.min(carts, supply[color]);
  const cubes: (Color | null)[] = [];
  for (let cart = 0; cart < carts; cart++) cubes.push(cart < own ? color : (substitutes?.[cart - own] ?? null));
  return cubes;
}

function othersIn(supply: PerColor, color: Color): number {
  return COLORS.reduce((sum, other) => (other === color ? sum : sum + supply[other]), 0);
}
