// What a record reveals so that anybody can recompute its chance (`record.md`, "Provably fair chance").
import { type Chance, chanceFrom, commitmentOf, gameSeedOf, joinOrderOf } from "./chance.ts";
import { canonicalJson, fieldsOf, type Refusal, refuse } from "./json.ts";
import { type Move, play, type Start } from "./replay.ts";
import type { Parsed, Ruleset } from "./ruleset.ts";

export interface Fairness {
  /** 32 bytes as lower-case hex; revealed when the game is over. */
  readonly serverSeed: string;
  /** SHA-256 of the server's seed, published before anybody sat. */
  readonly commitment: string;
  /** In join order. */
  readonly clientSeeds: readonly string[];
  /** Entry k is the place in the join order of whoever sits in seat k. */
  readonly joinOrder: readonly number[];
  readonly gameId: string;
}

const SERVER_SEED = /^[0-9a-f]{64}$/;
const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a player may add this seed when sitting down (step 2). */
export function isClientSeed(seed: unknown): seed is string {
  return typeof seed === "string" && CLIENT_SEED.test(seed);
}

/** Whether a value is text that UTF-8 can say: no half of a surrogate pair. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && !LONE_SURROGATE.test(value);
}

/** The chance of one game, from everything that went into it (steps 3 and 4). */
export function chanceOf(fairness: Pick<Fairness, "serverSeed" | "clientSeeds" | "gameId">): Chance {
  return chanceFrom(gameSeedOf(fairness.serverSeed, fairness.clientSeeds, fairness.gameId));
}

/** Recomputes the commitment, the seats, the deal and every chance move of a game whose moves are legal; undefined when all agree. */
export function unfairness(rules: Ruleset, start: Start, moves: readonly Move[], raw: unknown): Refusal | undefined {
  const fairness = parseFairness(raw, start.seats);
  if (!fairness.ok) return fairness;
  const chance = chanceOf(fairness.value);
  const joinOrder = canonicalJson(joinOrderOf(chance, start.seats));
  if (canonicalJson(fairness.value.joinOrder) !== joinOrder) return refuse("joinOrder", `the seeds give ${joinOrder}`);
  const deal = rules.deal(start.options, start.seats, chance);
  if (canonicalJson(deal) !== canonicalJson(start.deal)) return refuse("serverSeed", "the seeds give another deal");
  if (moves.every(({ seat }) => seat !== null)) return undefined;

  const state = rules.setup(start.options, start.seats, start.deal);
  for (const [index, move] of moves.entries()) {
    if (move.seat === null && canonicalJson(move.move) !== canonicalJson(rules.chanceMove(state, chance)))
      return refuse("serverSeed", `the seeds give another outcome for move ${index}`);
    play(rules, state, move);
  }
  return undefined;
}

function parseFairness(raw: unknown, seats: number): Parsed<Fairness> {
  const fields = fieldsOf(raw, "serverSeed", "commitment", "clientSeeds", "joinOrder", "gameId");
  if (!fields.ok) return fields;
  const { serverSeed, commitment, clientSeeds, joinOrder, gameId } = fields.value;
  if (typeof serverSeed !== "string" || !SERVER_SEED.test(serverSeed)) return refuse("serverSeed", "must be 64 lower-case hex digits");
  if (commitment !== commitmentOf(serverSeed)) return refuse("commitment", "is not the SHA-256 of serverSeed");
  if (!Array.isArray(clientSeeds) || clientSeeds.length !== seats || !clientSeeds.every(isClientSeed))
    return refuse("clientSeeds", `must list ${seats} seeds of 1 to 64 characters from 0x20 to 0x7E`);
  if (!Array.isArray(joinOrder)) return refuse("joinOrder", "must be a list");
  if (!isText(gameId)) return refuse("gameId", "must be text");
  return { ok: true, value: { serverSeed, commitment, clientSeeds, joinOrder, gameId } };
}
