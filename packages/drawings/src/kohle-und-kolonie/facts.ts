// Names and figures of an edition that the board writes, which the rules have no function for.
import type { Components, FieldId } from "@pithead/game-kohle-und-kolonie/client";

export function fieldName({ edition }: Components, id: FieldId): string {
  return edition.fields.find((field) => field.id === id)?.name ?? id;
}

/** The town a field lies in: its tint and hatching. */
export function townOf({ edition }: Components, id: FieldId): string {
  return edition.fields.find((field) => field.id === id)?.town ?? "";
}
