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
    // A burst of moves queues for connections and for the lock on its game; it must not fail for that.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  });
}
