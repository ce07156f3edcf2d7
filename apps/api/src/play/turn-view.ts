// A position with what the asker may do in it, for programs: the legal openings, and how a command goes on.
import type { Extensions, TurnView } from "@pithead/contracts";
import { readRows } from "@pithead/db";
import type { GameTypes, Ruleset, Viewer } from "@pithead/engine";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import type { StoredTable } from "../tables/stored-table.ts";
import { load } from "./load.ts";
import { lookAt } from "./look.ts";

export async function turnViewFor(service: Service, userId: string | undefined, gameId: string): Promise<Outcome<TurnView>> {
  const look = await lookAt(service, userId, gameId);
  if (!look.ok) return look;
  const { table, rules, viewer } = look.value;
  const { state } = load(rules, await readRows(service.db, table.id, table.seq));
  return done(turnViewOf(rules, table, state, viewer));
}

/** @param state the one at the table's seq */
export function turnViewOf(
  rules: Ruleset,
  { game, status, seq, toMove }: Pick<StoredTable, "game" | "status" | "seq" | "toMove">,
  state: GameTypes["state"],
  viewer: Viewer,
): TurnView {
  const view = rules.view(state, viewer);
  const openings = viewer !== "spectator" && toMove.includes(viewer) ? rules.openings(view, viewer) : [];
  return {
    game,
    status,
    seq,
    seat: viewer === "spectator" ? null : viewer,
    toMove,
    view: { ...view },
    openings: openings.map((command) => ({ ...command })),
  };
}

/** Every legal command one step longer than the given one, which must be legal itself. */
export async function extensionsFor(service: Service, userId: string, gameId: string, raw: object): Promise<Outcome<Extensions>> {
  const look = await lookAt(service, userId, gameId);
  if (!look.ok) return look;
  const { table, rules, viewer } = look.value;
  if (viewer === "spectator") return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
  const command = rules.parseCommand(raw);
  if (!command.ok) {
    const field = command.field === "" ? "command" : `command.${command.field}`;
    return refuse({ kind: "malformed", field, detail: command.problem });
  }
  const { state } = load(rules, await readRows(service.db, gameId, table.seq));
  const decision = rules.decide(state, viewer, command.value);
  if (!decision.ok) return refuse({ kind: "refused", reason: decision.reason });
  const longer = rules.extensions(rules.view(state, viewer), viewer, command.value);
  return done({ seq: table.seq, commands: longer.map((each) => ({ ...each })) });
}
