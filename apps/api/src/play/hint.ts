// A hint for whoever plays against bots alone, in a game that is not rated.
import type { Hint } from "@pithead/contracts";
import { readRows, seedOfChoice } from "@pithead/db";
import type { Thinking } from "../bots/choice.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { load } from "./load.ts";
import { lookAt } from "./look.ts";

/** What medium would do in the asker's place. */
export async function hintFor(
  service: Service,
  { mind, outOfTimeMs }: Pick<Thinking, "mind" | "outOfTimeMs">,
  userId: string,
  gameId: string,
): Promise<Outcome<Hint>> {
  const look = await lookAt(service, userId, gameId);
  if (!look.ok) return look;
  const { table, rules, viewer: seat } = look.value;
  if (seat === "spectator") return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
  if (table.rated || table.players.some(({ userId: id, user }) => id !== userId && user.bot === null))
    return refuse({ kind: "conflict", reason: { code: "hints-against-bots" }, detail: "Hints are for games against bots alone." });
  if (!table.toMove.includes(seat)) return refuse({ kind: "conflict", reason: { code: "not-asked" }, detail: "Nothing is asked of you." });
  const { state } = load(rules, await readRows(service.db, gameId, table.seq));
  const seed = await seedOfChoice(service.db, gameId, table.seq, seat);
  const hint = await mind
    .ask({ ask: "hint", game: rules.id, rules: rules.version, seat, view: rules.view(state, seat), seed, outOfTimeMs })
    .catch(() => undefined);
  if (hint === undefined)
    return refuse({ kind: "conflict", reason: { code: "no-hint" }, detail: "The bots have no hint for this position." });
  const { command, events, reason, next } = hint;
  return done({
    seq: table.seq,
    command: { ...command },
    events: copied(events),
    reason,
    next: next && { events: copied(next.events), less: next.less },
  });
}

function copied<E extends object>(events: readonly E[]): E[] {
  return events.map((event) => ({ ...event }));
}
