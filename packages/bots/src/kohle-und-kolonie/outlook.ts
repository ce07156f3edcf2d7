// All that the parts of the evaluation look at for one seat, put together once.
import { componentsOf, type PlayerPosition, type Position, playerAt, type Step } from "@pithead/game-kohle-und-kolonie/client";
import { type Calendar, calendarFor } from "./calendar.ts";
import { type Survey, surveyAfter, surveyOf } from "./survey.ts";
import { type Tables, tablesFor } from "./tables.ts";
import type { Weights } from "./weights.ts";

export interface Outlook {
  readonly position: Position;
  readonly tables: Tables;
  readonly survey: Survey;
  readonly weights: Weights;
  readonly seat: number;
  readonly player: PlayerPosition;
  readonly calendar: Calendar;
}

/** What is the same for all seats. */
export type Scene = Pick<Outlook, "position" | "tables" | "survey" | "weights">;

/** To be shared by the outlooks of all seats. */
export function sceneOf(position: Position, weights: Weights): Scene {
  const tables = tablesFor(componentsOf(position));
  return { position, tables, survey: surveyOf(position, tables), weights };
}

/** @throws RangeError when nobody sits there. */
export function outlookOf(scene: Scene, seat: number): Outlook {
  const { position, tables, survey, weights } = scene;
  return {
    position,
    tables,
    survey,
    weights,
    seat,
    player: playerAt(position, seat),
    calendar: calendarFor(position, seat, tables, weights),
  };
}

/** The same seat's outlook after steps of its turn. */
export function outlookAfter(before: Outlook, position: Position, steps: readonly Step[]): Outlook {
  const { tables, weights, seat, calendar } = before;
  const survey = surveyAfter(before.survey, position, tables, seat, steps);
  return { position, tables, survey, weights, seat, player: playerAt(position, seat), calendar };
}
