// Where things stand on the sheet of the edition that comes with the game. Another edition stands at its own label points.
import { DEFAULT_EDITION, type Edition, type FieldData } from "@pithead/game-kohle-und-kolonie/client";

/** Where a field's name and mines stand: middle, first baseline, lines of the name. */
export interface Block {
  x: number;
  y: number;
  lines: readonly string[];
  /** How far the large mine stands aside, for a station. */
  aside: number;
}

const BLOCKS: { readonly [field: string]: readonly [number, number, ...string[]] } = {
  eintracht: [164, 14, "Eintracht Tiefbau"],
  deimelsberg: [54, 112, "Johann", "Deimelsberg"],
  altendorf: [197, 289, "Altendorf", "Tiefbau"],
  steingatt: [90, 316, "Steingatt"],
  eiberg: [246, 152, "Eiberg"],
  general: [324, 266, "Vereinigter", "General"],
  hasenwinkel: [366, 130, "Hasenwinkel"],
  "baaker-mulde": [455, 238, "Baaker", "Mulde"],
  cfe: [524, 138, "Carl Friedrichs", "Erbstollen"],
  gibraltar: [600, 279, "Vereinigter", "Gibraltar"],
  "prinz-regent": [538, 30, "Prinz Regent"],
  klosterbusch: [692, 160, "Klosterbusch"],
  "hamburg-franziska": [884, 150, "Hamburg & Franziska"],
  bommerbaenke: [888, 344, "Vereinigte", "Bommerbänke"],
  blankenburg: [778, 498, "Blankenburg"],
  herbeder: [704, 362, "Herbeder", "Steinkohle"],
  himmelskrone: [216, 460, "Vereinigte", "Himmelskrone"],
  hermanns: [540, 446, "Hermanns", "Ges. Schiffahrt"],
  hoffnungsthal: [402, 546, "Hoffnungsthal"],
  aurora: [410, 440, "Aurora"],
};

const ASIDE: { readonly [field: string]: number } = { general: 9 };

/** Villages whose name stands above their plate. */
const NAMED_ABOVE: readonly string[] = [
  "steele",
  "dahlhausen",
  "linden",
  "weitmar",
  "wiemelhausen",
  "brockhausen",
  "niederstueter",
  "byfang",
  "annen",
];

export function blockOf(edition: Edition, field: FieldData): Block {
  const [x, y, ...lines] = (isDrawn(edition) && BLOCKS[field.id]) || [field.label.x, field.label.y, field.name];
  return { x, y, lines, aside: isDrawn(edition) ? (ASIDE[field.id] ?? 0) : 0 };
}

export function isNamedAbove(edition: Edition, village: string): boolean {
  return isDrawn(edition) && NAMED_ABOVE.includes(village);
}

/** Hints, river and woods fit no other map. */
export function isDrawn({ edition }: Edition): boolean {
  return edition === DEFAULT_EDITION;
}
