// Which move to make next, so that every kind of move becomes possible soon: what a player knows is all it looks at.
import {
  afterSteps,
  type BonusMarker,
  type Command,
  componentsOf,
  extensions,
  mineOf,
  openings,
  ownMines,
  type Position,
  playerAt,
  type Step,
  type Turn,
} from "@pithead/game-kohle-und-kolonie/client";
import { offeredSteps } from "../../games/kohle-und-kolonie/turn/offered-steps.ts";
import { type Kind, kindOfStep, kindsOf } from "./kinds.ts";

/** More steps than this are never made in one turn. */
const MOST_STEPS = 6;
/** Who puts all miners out and leaves mines unsecured, so that one day one of them must be lost from a place. */
const RECKLESS = 0;
/** A kind that is still wanted goes before everything else. */
const WANTED = 100;

const LOOKS = ["marker, and on", "after the marker", "marker, and end"] as const satisfies Kind[];

/** What each bonus marker makes possible. */
const BY_MARKER: { readonly [marker in BonusMarker]: readonly Kind[] } = {
  "consolidation-aid": ["takeCoin", "declare"],
  cart: ["load cart"],
  "rescue-team": ["secure team"],
  miners: ["place bonus", "move bonus"],
  engineer: ["placeEngineer bonus"],
  settlement: ["buildSettlement bonus"],
  "steam-engine": ["buyEngine bonus"],
};

/** A legal command for the seat that is asked: the one with most of the wanted kinds in it, or one that leads there. */
export function commandTowards(position: Position, seat: number, wanted: ReadonlySet<Kind>): Command {
  const all = openings(position, seat);
  const [first] = all;
  if (first === undefined) throw new Error(`Seat ${seat} is not asked.`);
  switch (first.type) {
    case "turn":
      return turnTowards(position, seat, wanted);
    case "secure":
      return lengthened(position, seat, first, wanted);
    case "chooseBonus":
      return best(all, (command) => (command.type === "chooseBonus" ? markerAppeal(position, seat, command.marker, wanted) : 0));
    default:
      return best(all, (command) => answerAppeal(position, seat, command, wanted));
  }
}

function turnTowards(position: Position, seat: number, wanted: ReadonlySet<Kind>): Turn {
  const left = new Set(wanted);
  const steps: Step[] = [];
  let isLook = false;
  while (steps.length < MOST_STEPS && !isLook) {
    const walk = afterSteps(position, seat, steps);
    if (!walk.ok) break;
    const { after } = walk;
    const appeal = (step: Step) => stepAppeal(after, seat, step, left);
    // Of arrangements that come to the same the page offers one: a lone miner of the pair space keeps it as miner space 2.
    const possible = offeredSteps(position, seat, steps).filter((step) => appeal(step) > 0);
    if (possible.length === 0) break;
    const step = best(possible, appeal);
    left.delete(kindOfStep(step));
    steps.push(step);
    const next = afterSteps(position, seat, steps);
    isLook = next.ok && next.turnedOver !== null;
  }
  const isNew = steps.some((step) => wanted.has(kindOfStep(step))) || isLook;
  // Doing nothing costs least where nothing else is to be shown.
  if (wanted.has("no step") && !isNew) return { type: "turn", steps: [], end: true };
  return { type: "turn", steps, end: !(isLook && (wanted.has("marker, and on") || wanted.has("after the marker"))) };
}

function stepAppeal(position: Position, seat: number, step: Step, wanted: ReadonlySet<Kind>): number {
  const player = playerAt(position, seat);
  const isLook = step.step === "move" && step.to.startsWith("station:") && position.railwayMarkers[step.to.slice(8)] === null;
  // A look ends the command: what else is wanted comes first.
  if (isLook) return LOOKS.some((kind) => wanted.has(kind)) ? 20 : 5;
  if (wanted.has(kindOfStep(step)) && isWorthwhile(position, seat, step)) return WANTED;
  switch (step.step) {
    case "buyMine":
      return (ownMines(player).length < 3 ? 7 : 1) + (mineOf(componentsOf(position), step.card).bonus === "cart" ? 1 : 0);
    case "buildSettlement":
      return 4 + step.miners;
    case "placeEngineer":
      return wanted.has("extra action") ? 8 : 3;
    case "place":
      return !isGuard(position, seat, step.at) ? 5 : isCareful(position, seat, wanted) ? 6 : 0;
    case "move":
      return step.to.startsWith("station:") ? 3 : 0;
    case "buyEngine":
      return 3;
    case "trade":
      return step.give === "coins" && player.coins > 3 && player.workers < 5 && wantsFlip(wanted) ? 2 : 0;
    case "flip":
      return step.card === "workforce" && step.arrange === undefined && wanted.has("moveEngineer") ? 50 : 0;
    case "moveEngineer":
    case "takeCoin":
      return 0;
  }
}

const wantsFlip = (wanted: ReadonlySet<Kind>) => wanted.has("flip") || wanted.has("flip arrange") || wanted.has("moveEngineer");

/** Whether a step of a wanted kind shows what there is to show, and leaves the rest possible. */
function isWorthwhile(position: Position, seat: number, step: Step): boolean {
  const player = playerAt(position, seat);
  switch (step.step) {
    case "flip": {
      if (step.arrange === undefined) return step.card === "workforce";
      const places = [...step.arrange.miners, ...step.arrange.engineers];
      return places.length === 1 && places.every((place) => (player.miners[place] ?? player.engineers[place] ?? 0) === 0);
    }
    case "buildSettlement":
      return step.miners === 2;
    case "place":
      return !isGuard(position, seat, step.at);
    case "move":
      return step.to !== "supply" && !isGuard(position, seat, step.to);
    default:
      return true;
  }
}

/** Accidents must happen until mining damage is in force, and while nobody has had to choose which miner to lose. */
function isCareful({ isMiningDamaged }: Position, seat: number, wanted: ReadonlySet<Kind>): boolean {
  return seat !== RECKLESS || (isMiningDamaged && !wanted.has("lose"));
}

/** A rescue space above an own mine. */
function isGuard(position: Position, seat: number, place: string): boolean {
  const { slots } = playerAt(position, seat);
  return Object.entries(slots).some(([slot, mine]) => mine !== null && place === `rescue:${slot}`);
}

function markerAppeal(position: Position, seat: number, marker: BonusMarker, wanted: ReadonlySet<Kind>): number {
  // Declaring is possible from the third round on only.
  const kinds = BY_MARKER[marker].filter((kind) => wanted.has(kind) && (kind !== "declare" || position.round >= 3));
  if (marker === "miners") return seat === RECKLESS ? WANTED : 0;
  return kinds.length > 0 ? WANTED : 1;
}

function answerAppeal(position: Position, seat: number, command: Command, wanted: ReadonlySet<Kind>): number {
  if (kindsOf(position, seat, command).some((kind) => wanted.has(kind))) return WANTED;
  // Whoever wins places a large mine.
  if (command.type === "bid") return wanted.has("placeMine") ? 2 : 0;
  return 1;
}

/** Secures only what is wanted. */
function lengthened(position: Position, seat: number, command: Command, wanted: ReadonlySet<Kind>): Command {
  const done = kindsOf(position, seat, command);
  const isMore = (longer: Command) => kindsOf(position, seat, longer).some((kind) => wanted.has(kind) && !done.includes(kind));
  const longer = extensions(position, seat, command).find(isMore);
  return longer === undefined ? command : lengthened(position, seat, longer, wanted);
}

/** The one with the highest appeal; among equals any. */
function best<T>(list: readonly T[], appeal: (each: T) => number): T {
  const appeals = list.map(appeal);
  const highest = Math.max(...appeals);
  const equals = list.filter((_, index) => appeals[index] === highest);
  const chosen = equals[Math.floor(Math.random() * equals.length)];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen;
}
