// A lesson as a game that the page hosts: what its table asks the API is answered from the moves played.
import type { Game, LogEntry, Table, TablePlayer } from "@pithead/contracts";
import type { GameTypes } from "@pithead/engine";
import type { HostedGame } from "../../api/hosted.ts";
import { ApiError } from "../../api/wire.ts";
import type { Lesson } from "./lesson.ts";
import { judged, newest, type Playing } from "./playing.ts";

interface Hosting {
  id: string;
  lesson: Lesson;
  playing: () => Playing;
  /** A move was taken. */
  onTaken: (playing: Playing) => void;
  /** What is said to a legal move that the step does not want. */
  insteadSaid: () => string;
}

/** Nothing of a lesson is kept by time. */
const NO_TIME = new Date(0).toISOString();

/** The type of the problem that answers a legal move which the step does not want. */
const NOT_YET = "not-yet";

export function hostedLesson({ id, lesson, playing, onTaken, insteadSaid }: Hosting): HostedGame {
  return {
    game: () => lessonGame(id, lesson, playing()),
    positionAt: (seq) => ({ seq, view: viewAt(lesson, playing(), seq) }),
    log: (from, to = Number.POSITIVE_INFINITY) => ({
      entries: lessonLog(lesson, playing()).filter(({ seq }) => from <= seq && seq <= to),
    }),
    move: ({ command }) => {
      const parsed = lesson.rules.parseCommand(command);
      if (!parsed.ok) throw refused("malformed", `${parsed.field} ${parsed.problem}`);
      const judgement = judged(lesson, playing(), parsed.value);
      switch (judgement.as) {
        case "refused":
          throw refused("refused", judgement.reason.code, judgement.reason);
        case "other":
          throw refused(NOT_YET, insteadSaid());
        case "taken": {
          onTaken(judgement.playing);
          const toMove = [...lesson.rules.toMove(newest(judgement.playing))];
          return { seq: judgement.playing.moves.length, toMove, finished: false };
        }
      }
    },
  };
}

/** The lesson's game as its table is given it. */
export function lessonGame(id: string, lesson: Lesson, playing: Playing): Game {
  const seq = playing.moves.length;
  return {
    table: tableOf(id, lesson, playing),
    seat: lesson.seat,
    seq,
    view: viewAt(lesson, playing, seq),
    seenSeq: seq,
    absent: [],
    votes: [],
  };
}

function viewAt({ rules, seat }: Lesson, { states }: Playing, seq: number): Game["view"] {
  const state = states[seq];
  if (state === undefined) throw refused("not-found", `There is no position ${seq}.`);
  return { ...rules.view(state, seat) };
}

/** The log as the learner may see it. */
export function lessonLog({ rules, seat, options }: Lesson, { moves }: Playing): LogEntry[] {
  return moves.map((move) => ({
    seq: move.seq,
    seat: move.seat,
    auto: null,
    at: NO_TIME,
    command: { ...rules.viewCommand(move.command, move.seat, seat) },
    events: move.events.flatMap((event) => seen(rules.viewEvent(event, seat, options))),
  }));
}

function seen(event: GameTypes["visibleEvent"] | undefined): LogEntry["events"] {
  return event === undefined ? [] : [{ ...event }];
}

function tableOf(id: string, { rules, options, names, seat }: Lesson, playing: Playing): Table {
  const state = newest(playing);
  const scores = rules.scores(state);
  return {
    id,
    game: rules.id,
    status: "running",
    seats: names.length,
    options: { ...options },
    visibility: "unlisted",
    description: "",
    ownerId: "",
    players: names.map((name, index) => playerOf(name, index, index === seat, scores[index] ?? 0)),
    commitment: "",
    rated: false,
    linkedTo: null,
    pace: { kind: "none" },
    atExpiry: "bot",
    vacations: false,
    reliability: 0,
    pausedAt: null,
    seq: playing.moves.length,
    toMove: [...rules.toMove(state)],
    createdAt: NO_TIME,
    startedAt: NO_TIME,
    lastMoveAt: null,
    finishedAt: null,
  };
}

function playerOf(name: string, seat: number, isLearner: boolean, score: number): TablePlayer {
  return {
    userId: "",
    name,
    bot: isLearner ? null : "easy",
    playedBy: null,
    clock: null,
    timeUpAt: null,
    vacationUntil: null,
    resigned: false,
    offered: false,
    wantsPause: false,
    mailed: false,
    seat,
    score,
    rank: null,
  };
}

function refused(type: string, detail: string, reason?: { readonly code: string }): ApiError {
  return new ApiError({ type, title: type, status: 422, detail, ...(reason && { reason: { ...reason } }) });
}
