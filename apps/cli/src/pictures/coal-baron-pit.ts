// One player's pit in text: the shaft with the cage, carts on both sides of each level, storage and orders.
import {
  CAGE_SPOTS,
  COLORS,
  type Color,
  LEVELS,
  type Level,
  type OutstandingOrder,
  orderCard,
  type PlayerPosition,
  type Side,
  tileCard,
} from "@pithead/game-coal-baron/client";

/** As the order cards have them: brown is N (nut), black is K (kohle). */
const LETTERS: { [color in Color]: string } = { yellow: "Y", brown: "N", gray: "G", black: "K" };
/** Where the four printed carts are. */
const PREPRINTED: { [color in Color]: Side } = { yellow: "dark", brown: "light", gray: "light", black: "dark" };
const LEVEL_WIDTH = 9;

export function pitPicture(player: PlayerPosition, name: string): string[] {
  const light = LEVELS.map((level) => carts(player, level, "light").reverse().join(" "));
  const dark = LEVELS.map((level) => carts(player, level, "dark").join(" "));
  const width = Math.max("light".length, ...light.map((text) => text.length));
  const levels = LEVELS.map((level, at) => {
    const shaft = player.cageAt === level ? player.cage.map(letter).join("").padEnd(CAGE_SPOTS, "·") : " ".repeat(CAGE_SPOTS);
    return `  ${level.padEnd(LEVEL_WIDTH)} ${(light[at] ?? "").padStart(width)} │${shaft}│ ${dark[at] ?? ""}`;
  });
  const stored = COLORS.map((color) => `${letter(color)}${player.storage[color]}`).join(" ");
  return [
    `PIT OF ${name}`,
    `  ${" ".repeat(LEVEL_WIDTH)} ${"light".padStart(width)} │cage │ dark`,
    ...levels,
    `  storage    ${stored}`,
    `  orders     ${player.outstanding.map(orderPicture).join("  ") || "none"}`,
    `  delivered  ${deliveredLine(player)}`,
  ];
}

/** From the shaft outward: the printed cart in round brackets, a tile's carts in square ones. */
function carts({ preprinted, tiles }: PlayerPosition, level: Level, side: Side): string[] {
  if (level === "surface") return [];
  const printed = PREPRINTED[level] === side ? [`(${letter(preprinted[level])})`] : [];
  const added = tiles.flatMap(({ kind, cubes }) => {
    const card = tileCard(kind);
    if (card.color !== level || card.side !== side) return [];
    const outward = cubes.map(letter);
    return [`[${(side === "dark" ? outward : outward.reverse()).join("")}]`];
  });
  return [...printed, ...added];
}

/** The vehicle and its spots: a free one in a small letter, a filled one in a capital, a swapped one as its two cubes. */
function orderPicture({ order, spots }: OutstandingOrder): string {
  const { vehicle, spots: colors } = orderCard(order);
  const filled = colors.map((color, at) => {
    const cubes = spots[at] ?? [];
    return cubes.length === 0 ? letter(color).toLowerCase() : cubes.length === 1 ? letter(color) : `(${cubes.map(letter).join("")})`;
  });
  return `${vehicle}-${filled.join("")}`;
}

function deliveredLine({ delivered, deliveredCount, deliveredVp }: PlayerPosition): string {
  if (deliveredCount === 0) return "none";
  const which = delivered === null ? `${deliveredCount} orders` : delivered.join(", ");
  return `${which}: ${deliveredVp} VP`;
}

function letter(cube: Color | null): string {
  return cube === null ? "·" : LETTERS[cube];
}
