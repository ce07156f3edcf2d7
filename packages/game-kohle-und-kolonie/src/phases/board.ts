// Phase 8: scoring of the board (§5.1.7).
import { type Components, componentsOf, type Field, mineOf } from "../components.ts";
import type { Event } from "../events.ts";
import { ownMines } from "../rules/slots.ts";
import type { OwnMine, Position } from "../state.ts";
import type { FieldId } from "../vocabulary.ts";

export function boardPhase(position: Position): Event[] {
  const fields = boardScoring(position);
  const vp = position.players.map((_, seat) => fields.reduce((sum, field) => sum + (field.vp[seat] ?? 0), 0));
  return [
    { type: "boardScored", vp, fields },
    { type: "phaseBegan", phase: "consolidations", queue: [] },
  ];
}

/** For each field with a player's mine: how many mines are marked there, and the VP of each seat. */
export function boardScoring(position: Position): { field: FieldId; mines: number; vp: number[] }[] {
  const components = componentsOf(position);
  const own = position.players.map((player) => countByField(components, ownMines(player)));
  const syndicate = countByField(components, position.syndicate.mines);
  return [...components.fields.values()].flatMap((field) => {
    const counts = own.map((byField) => byField.get(field.id) ?? 0);
    const players = counts.reduce((sum, count) => sum + count, 0);
    if (players === 0) return [];
    const mines = players + (syndicate.get(field.id) ?? 0);
    const vp = counts.map((count, seat) => (count === 0 ? 0 : mines + settlementsAt(position, seat, field)));
    return [{ field: field.id, mines, vp }];
  });
}

function settlementsAt({ players }: Position, seat: number, { villages }: Field): number {
  return players[seat]?.settlements.filter((village) => villages.includes(village)).length ?? 0;
}

/** A large mine counts 1, like any other. */
function countByField(components: Components, mines: readonly OwnMine[]): Map<FieldId, number> {
  const counts = new Map<FieldId, number>();
  for (const { mine } of mines) {
    const { field } = mineOf(components, mine);
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return counts;
}
