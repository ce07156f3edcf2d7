// What is wrong with a game as the database holds it: its chain of hashes, its moves by the rules, its chance by the seeds, its summary by the log.
import { rulesetOf } from "@pithead/catalog";
import { firstBreak, type StoredGame } from "@pithead/db";
import { commitmentOf, unfairness } from "@pithead/engine";
import { canonicalDifference } from "./difference.ts";
import { replayLog } from "./log-replay.ts";
import { summaryFaults } from "./summary-faults.ts";

/** One thing that is wrong, in one line without the game's id: `row 12: …`, `summary: …`, `chance: …`. */
export type StoredFault = string;

/** All that is found: after the first bad move nothing that follows from it is told again. */
export function faultsIn(stored: StoredGame): StoredFault[] {
  return [...new Set(allFaultsIn(stored))];
}

function allFaultsIn(stored: StoredGame): StoredFault[] {
  const { game, rows, damaged } = stored;
  const faults = [...chainFaults(stored), ...commitmentFaults(stored)];
  // A game that the players ended before its end has its log.
  if (game.status === "open" || (game.status === "cancelled" && game.startedAt === null)) {
    if (rows.length > 0 || game.seq !== 0) faults.push(`summary: status is ${game.status}, and the log has begun`);
    return faults;
  }
  const rules = game.rulesVersion === null ? undefined : rulesetOf(game.game, game.rulesVersion);
  if (rules === undefined) return [...faults, `summary: there are no rules of ${game.game} in version ${game.rulesVersion} here`];
  const replay = replayLog(rules, rows);
  if (replay.fault !== undefined) faults.push(replay.fault);
  if (replay.start === undefined || replay.fault !== undefined || damaged !== undefined) {
    const last = damaged ?? rows.at(-1)?.seq ?? 0;
    return damaged === undefined && game.seq !== last ? [...faults, ...canonicalDifference("seq", game.seq, last)] : faults;
  }
  return [...faults, ...summaryFaults(stored, rules, replay.start, replay.state), ...chanceFaults(stored, rules, replay)];
}

function chainFaults({ game, rows, damaged }: StoredGame): StoredFault[] {
  const broken = firstBreak(game.id, rows);
  const faults = damaged === undefined ? [] : [`row ${damaged}: is not in the form of a row`];
  if (broken === undefined) return faults;
  const found = rows[broken]?.seq;
  return [
    `row ${broken}: ${found === broken ? "its hash does not follow from what it holds and the row before" : "is missing"}`,
    ...faults,
  ];
}

function commitmentFaults({ game, serverSeed }: StoredGame): StoredFault[] {
  if (serverSeed === undefined) return ["chance: the server's seed is missing"];
  return commitmentOf(serverSeed) === game.commitment ? [] : ["chance: the server's seed is not the one that was committed to"];
}

/** Holds seats, deal and chance moves against the seeds. What it says never holds a seed. */
function chanceFaults(
  { game, players, serverSeed, origin }: StoredGame,
  rules: Parameters<typeof unfairness>[0],
  { start, moves }: Extract<ReturnType<typeof replayLog>, { fault: undefined }>,
): StoredFault[] {
  if (serverSeed === undefined || commitmentOf(serverSeed) !== game.commitment) return [];
  const seated = players.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
  const unfair = unfairness(rules, start, moves, {
    serverSeed,
    commitment: game.commitment,
    clientSeeds: players.map(({ clientSeed }) => clientSeed),
    joinOrder: seated.map((player) => players.indexOf(player)),
    gameId: origin,
  });
  return unfair === undefined ? [] : [`chance: ${unfair.field}: ${unfair.problem}`];
}
