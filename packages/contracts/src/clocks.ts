// Clocks: how long a table gives, what happens when the time is up, vacations and how reliable somebody is.
import { z } from "zod";

/** The header of every answer that says what time it is at the service: milliseconds since 1970. */
export const TIME_HEADER = "pithead-time";

const MINUTE = 60;
const DAY = 86_400;
const LONGEST = 60 * DAY;
const seconds = z.number().int().min(MINUTE, "a minute at least").max(LONGEST, "60 days at most");
const minuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(DAY / 60 - 1);

/** In which clocks run, in minutes after midnight; `to` at or before `from` is of the next day. */
export const DailyWindow = z
  .strictObject({
    from: minuteOfDay,
    to: minuteOfDay,
    /** An IANA name. */
    zone: z.string().min(1).max(60),
  })
  .refine(({ from, to }) => from === to || (to - from + DAY / 60) % (DAY / 60) >= 60, {
    path: ["to"],
    error: "an hour after `from` at least",
  })
  .meta({ id: "DailyWindow" });
export type DailyWindow = z.infer<typeof DailyWindow>;

/** No limit; so long for each move; or a bank that each turn adds to, up to a cap. In seconds. */
export const Pace = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({ kind: z.literal("each"), time: seconds, window: DailyWindow.nullable().default(null) }),
    z.strictObject({
      kind: z.literal("bank"),
      bank: seconds,
      increment: z.number().int().min(0).max(LONGEST),
      cap: seconds,
      window: DailyWindow.nullable().default(null),
    }),
  ])
  .meta({ id: "Pace" });
export type Pace = z.infer<typeof Pace>;

/** When the time is up, a bot makes that one move (`move`), or plays on until the player is back (`bot`), or the others vote. */
export const AtExpiry = z.enum(["move", "bot", "vote"]);
export type AtExpiry = z.infer<typeof AtExpiry>;

export const PlayerClock = z
  .object({
    /** What it showed when it last stood, in milliseconds. */
    left: z.number().int(),
    /** Since when it counts; an instant to come while it rests until then. Null while it stands. */
    since: z.iso.datetime().nullable(),
    /** When the time is up; null while it stands. */
    deadline: z.iso.datetime().nullable(),
  })
  .meta({ id: "PlayerClock" });

/** What others want done about a seat whose time is up. */
export const BallotChoice = z.enum(["bot", "substitute", "end"]);
export type BallotChoice = z.infer<typeof BallotChoice>;
export const CastBallot = z.strictObject({ choice: BallotChoice });

export const SeatVote = z
  .object({
    seat: z.number().int(),
    /** When the vote ends: from then on a bot plays the seat. */
    until: z.iso.datetime(),
    /** How many may vote. */
    voters: z.number().int(),
    ballots: z.object({ bot: z.number().int(), substitute: z.number().int(), end: z.number().int() }),
    /** The asker's own. */
    own: BallotChoice.nullable(),
  })
  .meta({ id: "SeatVote" });
export type SeatVote = z.infer<typeof SeatVote>;

/** Who takes the asker's seat. */
export const Resign = z.strictObject({ to: z.enum(["bot", "substitute"]).default("bot") });
export const WantPause = z.strictObject({ wants: z.boolean() });

export const VacationState = z
  .object({
    /** Whether one begins by itself just before a timeout. */
    automatic: z.boolean(),
    current: z.object({ until: z.iso.datetime(), automatic: z.boolean() }).nullable(),
    /** What is left of this year's budget, in milliseconds. */
    left: z.number().int(),
    /** Until when one that begins now may last. */
    longest: z.iso.datetime(),
  })
  .meta({ id: "VacationState" });
export type VacationState = z.infer<typeof VacationState>;

export const BeginVacation = z.strictObject({ until: z.iso.datetime() });
export const SetAutomaticVacation = z.strictObject({ automatic: z.boolean() });

/** How somebody has kept to clocks and games. */
export const Reliability = z
  .object({
    /** In per cent: the share of moves in time, times the share of games finished; null where there is nothing to go by. */
    percent: z.number().int().nullable(),
    inTime: z.number().int(),
    timeouts: z.number().int(),
    finished: z.number().int(),
    left: z.number().int(),
  })
  .meta({ id: "Reliability" });
export type Reliability = z.infer<typeof Reliability>;

export const Profile = z
  .object({
    id: z.string(),
    name: z.string(),
    bot: z.boolean(),
    since: z.iso.datetime(),
    vacationUntil: z.iso.datetime().nullable(),
    reliability: Reliability,
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof Profile>;
