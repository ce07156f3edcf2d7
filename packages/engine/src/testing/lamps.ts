// Lamps, the smallest game that has everything a game can have: the kernel's own tests play it, and it shows how a game is written.
// A turn is either lighting lamps (1 VP each) or looking at the top token of a hidden stack and keeping it or not. Each round ends with the weather.
import type { Chance } from "../chance.ts";
import { fieldsOf, refuse } from "../json.ts";
import type { Decision, Outcome, Parsed, Ruleset } from "../ruleset.ts";
import { type Seat, seatsOf, type Viewer } from "../seat.ts";

export const KINDS = ["oil", "wax"] as const;
type Kind = (typeof KINDS)[number];

export interface Options {
  /** Whether a kept token lies open before the end; so it does when absent. */
  open?: boolean;
}

export interface Deal {
  /** Tokens 1 to 8; index 0 is the top. */
  stack: number[];
}

export interface Position {
  options: Options;
  round: number;
  /** Null when the game is over, and while the weather is owed. */
  turn: number | null;
  /** Lamps not yet lit, by seat. */
  lamps: { oil: number; wax: number }[];
  lit: number[];
  sunny: number;
  /** The token looked at; null for nobody, `token` null for those who may not know. */
  look: { seat: number; token: number | null } | null;
  /** Kept tokens by seat; a number where the viewer may know only how many. */
  kept: (number[] | number)[];
  left: number;
}

export interface State extends Position {
  kept: number[][];
  stack: number[];
}

export type Command =
  | { type: "light"; lamps: Kind[] }
  | { type: "look" }
  | { type: "keep"; token: number | null }
  | { type: "weather"; sun: boolean };

export type Event =
  | { type: "lampsLit"; seat: number; lamps: Kind[] }
  | { type: "tokenLookedAt"; seat: number; token: number | null }
  | { type: "tokenKept"; seat: number; token: number | null }
  | { type: "tokenReturned"; seat: number }
  | { type: "turnPassed" }
  | { type: "roundEnded" }
  | { type: "weatherCame"; sun: boolean };

export type Reason =
  | { code: "not-your-turn" | "host-only" | "not-now" | "stack-empty" | "not-looked-at" }
  | { code: "no-lamp"; kind: Kind; have: number };

export interface Lamps {
  options: Options;
  deal: Deal;
  state: State;
  position: Position;
  command: Command;
  event: Event;
  view: Position;
  visibleEvent: Event;
  visibleCommand: Command;
  reason: Reason;
}

const ROUNDS = 3;
const TOKENS = [1, 2, 3, 4, 5, 6, 7, 8];

export const lamps: Ruleset<Lamps> = {
  id: "lamps",
  version: 1,
  seats: { min: 2, max: 3 },

  parseOptions(raw): Parsed<Options> {
    const fields = fieldsOf(raw, "open");
    if (!fields.ok) return fields;
    const { open } = fields.value;
    if (typeof open === "boolean") return { ok: true, value: { open } };
    return "open" in fields.value ? refuse("open", "must be true or false") : { ok: true, value: {} };
  },
  parseDeal(raw): Parsed<Deal> {
    const fields = fieldsOf(raw, "stack");
    if (!fields.ok) return fields;
    const { stack } = fields.value;
    const isStack = Array.isArray(stack) && stack.length === TOKENS.length && TOKENS.every((token) => stack.includes(token));
    return isStack ? { ok: true, value: { stack: [...stack] } } : refuse("stack", "must be the 8 tokens");
  },
  parseCommand,
  deal: (_options, _seats, chance) => ({ stack: chance.shuffle("stack", TOKENS) }),
  setup: (options, seats, deal) => ({
    options,
    round: 1,
    turn: 0,
    lamps: seatsOf(seats).map(() => ({ oil: 2, wax: 1 })),
    lit: seatsOf(seats).map(() => 0),
    sunny: 0,
    look: null,
    kept: seatsOf(seats).map(() => []),
    left: deal.stack.length,
    stack: [...deal.stack],
  }),

  decide,
  evolve,
  clone: (state) => ({
    ...state,
    lamps: state.lamps.map((each) => ({ ...each })),
    lit: [...state.lit],
    look: state.look && { ...state.look },
    kept: state.kept.map((tokens) => [...tokens]),
    stack: [...state.stack],
  }),

  toMove: (state) => seatsOf(state.lit.length).filter((seat) => seat === state.turn),
  chanceMove: (state, chance: Chance) =>
    isWeatherOwed(state) ? { type: "weather", sun: chance.uniform(`weather-${state.round}`, 2) === 1 } : undefined,
  outcome(state): Outcome | undefined {
    if (!isOver(state)) return undefined;
    const scores = state.lit.map((lit, seat) => lit * (1 + state.sunny) + sum(state.kept[seat] ?? []));
    const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { scores, ranks, winners: seatsOf(scores.length).filter((seat) => ranks[seat] === 1) };
  },

  scores: (state) => [...state.lit],

  openings(position, seat) {
    if (position.turn !== seat) return [];
    const token = position.look?.token ?? null;
    if (position.look !== null) {
      const keeps: Command[] = [{ type: "keep", token: null }];
      return token === null ? keeps : [{ type: "keep", token }, ...keeps];
    }
    const light: Command = { type: "light", lamps: [] };
    return position.left > 0 ? [light, { type: "look" }] : [light];
  },
  extensions(position, seat, command) {
    if (command.type !== "light") return [];
    const have = position.lamps[seat] ?? { oil: 0, wax: 0 };
    const more = KINDS.filter((kind) => command.lamps.filter((each) => each === kind).length < have[kind]);
    return more.map((kind) => ({ type: "light", lamps: [...command.lamps, kind] }));
  },

  view: (state, viewer) => ({
    options: state.options,
    round: state.round,
    turn: state.turn,
    lamps: state.lamps.map((each) => ({ ...each })),
    lit: [...state.lit],
    sunny: state.sunny,
    look: state.look && { seat: state.look.seat, token: state.look.seat === viewer ? state.look.token : null },
    kept: state.kept.map((tokens, seat) => (isOpen(state.options) || seat === viewer || isOver(state) ? [...tokens] : tokens.length)),
    left: state.stack.length,
  }),
  viewEvent(event, viewer, options) {
    switch (event.type) {
      case "tokenLookedAt":
        return event.seat === viewer ? event : { ...event, token: null };
      case "tokenKept":
        return isOpen(options) || event.seat === viewer ? event : { ...event, token: null };
      default:
        return event;
    }
  },
  viewCommand: (command, seat, viewer: Viewer) => (command.type === "keep" && seat !== viewer ? { type: "keep", token: null } : command),
};

function parseCommand(raw: unknown): Parsed<Command> {
  const fields = fieldsOf(raw, "type", "lamps", "token", "sun");
  if (!fields.ok) return fields;
  const { type, lamps: kinds, token, sun } = fields.value;
  const only = (field: string) => Object.keys(fields.value).every((key) => key === "type" || key === field);
  if (type === "light" && only("lamps") && Array.isArray(kinds) && kinds.every((kind) => KINDS.includes(kind)))
    return { ok: true, value: { type, lamps: [...kinds] } };
  if (type === "look" && only("type")) return { ok: true, value: { type } };
  if (type === "keep" && only("token") && (token === null || Number.isInteger(token)))
    return { ok: true, value: { type, token: token === null ? null : Number(token) } };
  if (type === "weather" && only("sun") && typeof sun === "boolean") return { ok: true, value: { type, sun } };
  return refuse("type", "must be light, look, keep or weather, with its own fields");
}

function decide(state: State, seat: Seat | null, command: Command): Decision<Event, Reason> {
  if (command.type === "weather" || seat === null) {
    if (command.type !== "weather" || seat !== null) return { ok: false, reason: { code: "host-only" } };
    return isWeatherOwed(state)
      ? { ok: true, events: [{ type: "weatherCame", sun: command.sun }] }
      : { ok: false, reason: { code: "not-now" } };
  }
  if (state.turn !== seat) return { ok: false, reason: { code: "not-your-turn" } };
  if ((command.type === "keep") !== (state.look !== null)) return { ok: false, reason: { code: "not-now" } };
  const ends: Event = seat === state.lit.length - 1 ? { type: "roundEnded" } : { type: "turnPassed" };
  switch (command.type) {
    case "light": {
      const have = state.lamps[seat] ?? { oil: 0, wax: 0 };
      const short = KINDS.find((kind) => command.lamps.filter((each) => each === kind).length > have[kind]);
      if (short !== undefined) return { ok: false, reason: { code: "no-lamp", kind: short, have: have[short] } };
      return { ok: true, events: [{ type: "lampsLit", seat, lamps: command.lamps }, ends] };
    }
    case "look": {
      const [token] = state.stack;
      if (token === undefined) return { ok: false, reason: { code: "stack-empty" } };
      return { ok: true, events: [{ type: "tokenLookedAt", seat, token }] };
    }
    case "keep":
      if (command.token === null) return { ok: true, events: [{ type: "tokenReturned", seat }, ends] };
      if (command.token !== state.look?.token) return { ok: false, reason: { code: "not-looked-at" } };
      return { ok: true, events: [{ type: "tokenKept", seat, token: command.token }, ends] };
  }
}

function evolve(state: State, event: Event): void {
  switch (event.type) {
    case "lampsLit": {
      const own = state.lamps[event.seat];
      if (own) for (const kind of event.lamps) own[kind]--;
      state.lit[event.seat] = (state.lit[event.seat] ?? 0) + event.lamps.length;
      return;
    }
    case "tokenLookedAt":
      state.look = { seat: event.seat, token: state.stack.shift() ?? null };
      state.left = state.stack.length;
      return;
    case "tokenKept":
      if (event.token !== null) state.kept[event.seat]?.push(event.token);
      state.look = null;
      return;
    case "tokenReturned":
      if (typeof state.look?.token === "number") state.stack.push(state.look.token);
      state.left = state.stack.length;
      state.look = null;
      return;
    case "turnPassed":
      state.turn = (state.turn ?? 0) + 1;
      return;
    case "roundEnded":
      state.turn = null;
      return;
    case "weatherCame":
      state.sunny += event.sun ? 1 : 0;
      state.round++;
      state.turn = state.round <= ROUNDS ? 0 : null;
      return;
  }
}

function isWeatherOwed(state: Position): boolean {
  return state.turn === null && !isOver(state);
}

export function isOpen({ open = true }: Options): boolean {
  return open;
}

/** After the last round everything lies open. */
export function isOver(state: Position): boolean {
  return state.round > ROUNDS;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
