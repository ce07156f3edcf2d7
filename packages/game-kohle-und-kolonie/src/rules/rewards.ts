// What the third engineer and the third to fifth settlement bring, and what stands on coking's back (§5.1.2, §5.2.2).
import { type Components, componentsOf } from "../components.ts";
import type { TurnEvent } from "../events.ts";
import { type PlayerPosition, type Position, playerAt } from "../state.ts";

/** For the piece that is the player's `count`th. */
export function rewardOf(position: Position, seat: number, what: "settlement" | "engineer", count: number): TurnEvent[] {
  const { settlementRewards, engineerRewards } = componentsOf(position).edition;
  const reward = (what === "settlement" ? settlementRewards : engineerRewards)[count];
  if (reward === undefined) return [];
  return [{ type: "rewarded", seat, for: what, vp: reward.vp ?? 0, extraActions: reward.extraAction ?? 0 }];
}

/** VP when the first of engineer and engine stands on coking's back, and more when both do, each once a game. */
export function cokingReward(position: Position, seat: number): TurnEvent[] {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const reached = cokingKinds(components, player);
  const vp = components.aboveGround.cokingVp.slice(player.cokingRewards, reached).reduce((sum, each) => sum + each, 0);
  return reached > player.cokingRewards ? [{ type: "rewarded", seat, for: "coking", vp, extraActions: 0 }] : [];
}

/** How many of engineer and engine stand on coking's back. */
export function cokingKinds({ aboveGround }: Components, player: PlayerPosition): number {
  if (!player.flipped.coking) return 0;
  let [engineer, engine] = [0, 0];
  for (const { holds, name } of aboveGround.back.coking.spaces) {
    if (holds === "engineers" && (player.engineers[name] ?? 0) > 0) engineer = 1;
    if (holds === "steamEngines" && (player.engines[name] ?? 0) > 0) engine = 1;
  }
  return engineer + engine;
}
