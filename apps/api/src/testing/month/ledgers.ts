// Everybody's ledger, as they read it.
import { Ledger, type LedgerEntry } from "@pithead/contracts";
import type { Person } from "./habits.ts";
import { ask, isDone, type World } from "./world.ts";

/** By user. */
export async function ledgersOf(world: World): Promise<Map<string, LedgerEntry[]>> {
  const ledgers = new Map<string, LedgerEntry[]>();
  for (const person of world.people) ledgers.set(person.id, await ledgerOf(world, person));
  return ledgers;
}

/** Page by page, as its owner reads it. */
async function ledgerOf(world: World, person: Person): Promise<LedgerEntry[]> {
  const read: LedgerEntry[] = [];
  for (let next: string | null = ""; next !== null; ) {
    const answer = await ask(world, person, "GET", `/me/notices${next === "" ? "" : `?before=${encodeURIComponent(next)}`}`);
    if (!isDone(answer)) return read;
    const page: Ledger = Ledger.parse(answer.body);
    read.push(...page.entries);
    next = page.next;
  }
  return read;
}
