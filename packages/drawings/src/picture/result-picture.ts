// How a game ended, on a card to be shared: who played, their points, and beside them the board at its end.
import { INTL, phraseOfHall } from "@pithead/wording";
import { createElement as h, type ReactElement } from "react";
import { WORKS_HEIGHT, WorksDrawing } from "../coal-baron/works.ts";
import { PICTURE_LETTERING } from "../kohle-und-kolonie/map/lettering.ts";
import { CoalfieldMap, MAP_BOX } from "../kohle-und-kolonie/map/map.ts";
import { inform } from "../pieces/voices.ts";
import { LINTEL, Lintel, sheetOf } from "./frame.ts";
import { ResultRow } from "./result-row.ts";
import { type BoardPicture, type Shown, said, viewOf } from "./shown.ts";
import { stillOf } from "./still.ts";

export interface ResultShown extends Shown {
  readonly result: {
    /** What the game is called. */
    readonly title: string;
    /** In seat order. */
    readonly places: readonly { readonly rank: number; readonly vp: number }[];
    readonly finishedAt: Date;
  };
}

/** Half of what it is painted at: 1200 by 630 is what cards are shown at. */
const SIZE = { width: 600, height: 315 } as const;
const BOARD = { x: 348, y: LINTEL, width: SIZE.width - 348, height: SIZE.height - LINTEL } as const;
const TOP = LINTEL + 62;
const BOTTOM = 34;
const TALLEST_ROW = 52;

/** The same for the same game, to the byte. @throws TypeError when the view is not one of that game's. */
export function resultPicture(shown: ResultShown): BoardPicture {
  const { title, finishedAt } = shown.result;
  const won = wonSaid(shown);
  const places = placesOf(shown);
  const most = Math.max(1, ...places.map(({ vp }) => vp));
  const height = Math.min(TALLEST_ROW, (SIZE.height - TOP - BOTTOM) / places.length);
  const drawing = sheetOf(
    SIZE,
    h("rect", { key: "paper", ...SIZE, fill: "var(--paper)" }),
    h(Lintel, { key: "title", width: SIZE.width, title }),
    h("text", { key: "house", x: SIZE.width - 14, y: 29, ...inform(18, 700), fill: "var(--on-iron-2)", textAnchor: "end" }, "Pithead"),
    h("text", { key: "won", x: 16, y: LINTEL + 36, ...inform(fitted(won), 800), fill: "var(--ink)" }, won),
    ...places.map((place, index) =>
      h(
        "g",
        { key: place.seat, transform: `translate(16 ${TOP + index * height})` },
        h(ResultRow, { ...place, share: Math.max(0, place.vp) / most, width: BOARD.x - 35, height }),
      ),
    ),
    h("text", { key: "date", x: 16, y: SIZE.height - 12, ...inform(15), fill: "var(--ink-3)" }, dateSaid(shown, finishedAt)),
    h("svg", { key: "board", ...BOARD, viewBox: boardBox(shown), preserveAspectRatio: "xMidYMid slice" }, h(Board, { shown })),
    h("rect", { key: "edge", x: BOARD.x - 3, y: LINTEL, width: 3, height: BOARD.height, fill: "var(--iron)" }),
  );
  const points = places.map(({ name, vp }) => `${name}: ${vpSaid(shown, vp)}`).join("; ");
  return { svg: stillOf(drawing, shown.theme), alt: `${title}. ${won} ${points}.` };
}

interface Place {
  readonly seat: number;
  readonly name: string;
  readonly rank: number;
  readonly vp: number;
}

/** The best first. */
function placesOf({ names, result }: ResultShown): Place[] {
  const places = result.places.map((place, seat) => ({ seat, name: names[seat] ?? "", ...place }));
  return places.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

function wonSaid(shown: ResultShown): string {
  const [winner, ...others] = placesOf(shown).filter(({ rank }) => rank === 1);
  const vp = { piece: "vp", count: winner?.vp ?? 0 };
  if (winner !== undefined && others.length === 0) return said(shown, { key: "result.won", values: { who: seatPiece(winner), vp } });
  return said(shown, { key: "result.shared", values: { vp } });
}

function seatPiece({ seat }: Place) {
  return { piece: "seat", seat };
}

function vpSaid(shown: ResultShown, count: number): string {
  return said(shown, { key: "piece.vp", values: { count } });
}

/** The day it was in Greenwich: who looks at a card has no zone of ours. */
function dateSaid({ locale }: Shown, at: Date): string {
  return new Intl.DateTimeFormat(INTL[locale], { dateStyle: "long", timeZone: "UTC" }).format(at);
}

/** A size at which a sentence fits beside the board. */
function fitted(sentence: string): number {
  return Math.max(13, Math.min(21, 600 / Math.max(1, [...sentence].length)));
}

function Board({ shown }: { shown: ResultShown }): ReactElement {
  const of = viewOf(shown);
  switch (of.game) {
    case "coal-baron":
      return h(WorksDrawing, { position: of.view, width: 600, nameOf: (hall) => said(shown, phraseOfHall(hall)) });
    case "kohle-und-kolonie":
      return h(CoalfieldMap, {
        position: of.view,
        lettering: PICTURE_LETTERING,
        attributes: { width: MAP_BOX.width, height: MAP_BOX.height },
      });
  }
}

function boardBox(shown: ResultShown): string {
  return shown.game === "coal-baron" ? `0 0 600 ${WORKS_HEIGHT}` : `0 0 ${MAP_BOX.width} ${MAP_BOX.height}`;
}
