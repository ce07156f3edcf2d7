// The rules pages there are: each game's text, tables and drawings, in every language they are written in.
import type { ComponentType } from "react";
import type { Language } from "../i18n/languages.ts";
import { FieldMap } from "../parts/field-map/field-map.tsx";
import * as coalDe from "./coal-baron/de.ts";
import * as coalEn from "./coal-baron/en.ts";
import { COAL_BARON_EXAMPLES } from "./coal-baron/examples.tsx";
import * as coalNl from "./coal-baron/nl.ts";
import { SamplePit } from "./coal-baron/sample-pit.tsx";
import { coalBaronTables } from "./coal-baron/tables.ts";
import * as kohleDe from "./kohle-und-kolonie/de.ts";
import * as kohleEn from "./kohle-und-kolonie/en.ts";
import { KOHLE_UND_KOLONIE_EXAMPLES } from "./kohle-und-kolonie/examples.tsx";
import { names as kohleNamesDe } from "./kohle-und-kolonie/names-de.ts";
import { names as kohleNamesEn } from "./kohle-und-kolonie/names-en.ts";
import { names as kohleNamesNl } from "./kohle-und-kolonie/names-nl.ts";
import * as kohleNl from "./kohle-und-kolonie/nl.ts";
import { kohleUndKolonieTables } from "./kohle-und-kolonie/tables.ts";
import type { Example, FigureTable, RulesText } from "./text.ts";

/** One game's rules in one language. */
export interface Rulebook {
  readonly text: RulesText;
  readonly tables: { readonly [figure: string]: FigureTable };
  readonly drawings: { readonly [figure: string]: ComponentType<{ label: string }> };
  readonly examples: { readonly [example: string]: ComponentType<Omit<Example, "example">> };
  /** Of each example. */
  readonly frames: { readonly [example: string]: readonly object[] };
}

const COAL_BARON = { drawings: { pit: SamplePit }, ...COAL_BARON_EXAMPLES };
const KOHLE_UND_KOLONIE = { drawings: { map: FieldMap }, ...KOHLE_UND_KOLONIE_EXAMPLES };

const RULEBOOKS: { readonly [game: string]: { readonly [language in Language]: Rulebook } } = {
  "coal-baron": {
    en: { ...COAL_BARON, text: coalEn.text, tables: coalBaronTables(coalEn.names) },
    de: { ...COAL_BARON, text: coalDe.text, tables: coalBaronTables(coalDe.names) },
    nl: { ...COAL_BARON, text: coalNl.text, tables: coalBaronTables(coalNl.names) },
  },
  "kohle-und-kolonie": {
    en: { ...KOHLE_UND_KOLONIE, text: kohleEn.text, tables: kohleUndKolonieTables(kohleNamesEn) },
    de: { ...KOHLE_UND_KOLONIE, text: kohleDe.text, tables: kohleUndKolonieTables(kohleNamesDe) },
    nl: { ...KOHLE_UND_KOLONIE, text: kohleNl.text, tables: kohleUndKolonieTables(kohleNamesNl) },
  },
};

/** Undefined for a game without a rules page. */
export function rulebookOf(game: string, language: Language): Rulebook | undefined {
  return Object.hasOwn(RULEBOOKS, game) ? RULEBOOKS[game]?.[language] : undefined;
}

export function rulebookGames(): string[] {
  return Object.keys(RULEBOOKS);
}
