// The host's own moves: after every accepted command, the chance moves it owes are drawn and appended.
import { drawingSeed, type LockedGame, originOf } from "@pithead/db";
import { type Chance, chanceOf, fold, type GameTypes, type Ruleset } from "@pithead/engine";

/** The game's chance: the server's seed and the seeds of those seated, in join order; of what plays on from another game, that one's. */
export async function chanceFor({ tx, game, players }: LockedGame): Promise<Chance> {
  const serverSeed = await drawingSeed(tx, game.id);
  return chanceOf({ serverSeed, clientSeeds: players.map(({ clientSeed }) => clientSeed), gameId: await originOf(tx, game) });
}

/** Makes the chance moves that are owed, if any. @throws Error when the rules refuse the move they asked for. */
export async function makeChanceMoves(locked: LockedGame, rules: Ruleset, state: GameTypes["state"]): Promise<void> {
  if (!mayOweChance(rules, state)) return;
  const chance = await chanceFor(locked);
  for (let command = rules.chanceMove(state, chance); command !== undefined; command = rules.chanceMove(state, chance)) {
    const decision = rules.decide(state, null, command);
    if (!decision.ok) throw new Error(`The rules refuse their own chance move: ${decision.reason.code}.`);
    await locked.append({ seat: null, command, events: decision.events, key: null });
    fold(rules, state, decision.events);
  }
}

/** Whether nobody is asked although the game goes on. */
function mayOweChance(rules: Ruleset, state: GameTypes["state"]): boolean {
  return rules.toMove(state).length === 0 && rules.outcome(state) === undefined;
}
