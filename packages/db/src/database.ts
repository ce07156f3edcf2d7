// The Prisma client on one pool of Postgres connections.
import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "../generated/client.ts";

export type Database = PrismaClient;
/** The client inside a transaction. */
export type Transaction = Prisma.TransactionClient;

/** Connects when first used. @param connections how many at most. */
export function openDatabase(url: string, connections = 20): Database {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, max: connections }),
    // Errors are logged, and what was asked for may be a secret.
    errorFormat: "minimal",
    // A burst of moves queues for connections and for the lock on its game; it must not fail for that.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  });
}

/** Prisma's codes for: not reached, timed out, closed; no connection or transaction free in time. */
const UNREACHABLE = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"]);

/** Whether an error says nothing but that the database cannot be reached now. Whether a commit under way happened is then not known. */
export function isUnreachable(error: { readonly code?: unknown }): boolean {
  return typeof error.code === "string" && UNREACHABLE.has(error.code);
}
