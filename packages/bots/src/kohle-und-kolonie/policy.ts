// A plausible move at once, for games that are only thought of: turns step by step, all else by a rule of thumb.
import type { Seat } from "@pithead/engine";
import {
  asked,
  auctionStanding,
  type BonusMarker,
  bonusCard,
  type Command,
  componentsOf,
  loadingPreview,
  openings,
  type Position,
  playerAt,
} from "@pithead/game-kohle-und-kolonie/client";
import type { Random } from "../random.ts";
import { safetyIn } from "./danger.ts";
import { gainOf } from "./mines.ts";
import { type Outlook, outlookOf, sceneOf } from "./outlook.ts";
import { securing } from "./securing.ts";
import { turnCommand, turnsOf } from "./turns.ts";
import { WEIGHTS, type Weights } from "./weights.ts";

/** By how many VP two bonus markers may differ in worth and the worse still be taken. */
const WHIM = 1;

/** Legal. @throws RangeError when the seat is not asked. */
export function policy(position: Position, seat: Seat, random: Random, weights: Weights = WEIGHTS): Command {
  const [first, ...others] = openings(position, seat);
  if (first === undefined) throw new RangeError(`Seat ${seat} is not asked.`);
  const outlook = () => outlookOf(sceneOf(position, weights), seat);
  switch (asked(position, seat)) {
    case "turn": {
      const [turn] = turnsOf(position, seat, 1, weights);
      return turn === undefined ? first : turnCommand(turn);
    }
    case "chooseBonus":
      return { type: "chooseBonus", marker: likedMarker(outlook(), random) };
    case "secure": {
      const hasTeam = playerAt(position, seat).bonus === "rescue-team";
      return securing(position, seat, safetyIn(outlook(), position.round).coins, hasTeam);
    }
    case "bid":
      return bidOrPass(outlook());
    case "load":
      return bestLoad(outlook(), [first, ...others]) ?? first;
    case "declare":
      return others.at(-1) ?? first;
    case "lose":
      return random.pick([first, ...others]);
    case "damage":
    case "placeMine":
    case null:
      return first;
  }
}

function likedMarker({ position, player, calendar, weights }: Outlook, random: Random): BonusMarker {
  const components = componentsOf(position);
  let [best, most] = [position.bonusRow[0] ?? "cart", Number.NEGATIVE_INFINITY];
  for (const marker of position.bonusRow) {
    if (marker === null || position.round < bonusCard(components, marker).fromRound) continue;
    const worth = isOfUse(marker) ? (weights.bonus[marker] ?? 0) : 0;
    const liked = worth + WHIM * random.next();
    if (liked > most) [best, most] = [marker, liked];
  }
  return best;

  function isOfUse(marker: BonusMarker): boolean {
    if (marker === "engineer") return player.engineersLeft > 0;
    if (marker === "settlement") return player.settlements.length < components.edition.start.settlements;
    if (marker === "steam-engine") return position.supply.engines > 0;
    return marker !== "consolidation-aid" || calendar.consolidation <= calendar.rounds;
  }
}

/** The lowest bid as long as winning is worth it. */
function bidOrPass(outlook: Outlook): Command {
  const { position, tables, seat, calendar } = outlook;
  const standing = auctionStanding(position);
  const { consolidation } = position;
  if (standing === null || consolidation === null) return { type: "pass" };
  const total = standing.leading + 1;
  const coins = total - (consolidation.basis[consolidation.order.indexOf(seat)] ?? 0);
  const gain = gainOf(outlook, tables.fieldNumbers.get(consolidation.field) ?? 0);
  return coins * calendar.coin <= gain ? { type: "bid", total } : { type: "pass" };
}

/** Whatever pays most at once; kept markers only in the last round. */
function bestLoad({ position, seat, calendar, weights }: Outlook, loads: readonly Command[]): Command | undefined {
  let [best, most] = [loads[0], Number.NEGATIVE_INFINITY];
  for (const load of loads) {
    if (load.type !== "load" || (load.markers > 0 && position.round < calendar.rounds)) continue;
    const { coins, vp } = loadingPreview(position, seat, load);
    const worth = vp + calendar.coin * (coins - (load.worker ? weights.worker : 0));
    if (worth > most) [best, most] = [load, worth];
  }
  return best;
}
