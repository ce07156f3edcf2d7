// What programs that play are told about each game's JSON.
import { DESCRIPTION as COAL_BARON } from "@pithead/game-coal-baron";
import { DESCRIPTION as KOHLE_UND_KOLONIE } from "@pithead/game-kohle-und-kolonie";

export interface Description {
  /** JSON Schema of the commands. */
  readonly command: object;
  /** By field of a view: what it holds. */
  readonly view: { readonly [field: string]: string };
}

const DESCRIPTIONS = new Map<string, Description>([
  ["coal-baron", COAL_BARON],
  ["kohle-und-kolonie", KOHLE_UND_KOLONIE],
]);

/** Undefined for an unknown game. */
export function descriptionOf(game: string): Description | undefined {
  return DESCRIPTIONS.get(game);
}
