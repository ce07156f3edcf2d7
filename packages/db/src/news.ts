// News of games between API processes, through Postgres: a move made through one process reaches the sockets of all.
import postgres from "postgres";
import type { Transaction } from "./database.ts";

const CHANNEL = "pithead";
const WRITTEN = /^(seq|table|chat) (\S+) (\d+) (\S*)$/;

export interface GameNews {
  /** `seq`: the log has grown; `table`: who sits, or the table itself, has changed; `chat`: somebody has said something. */
  kind: "seq" | "table" | "chat";
  game: string;
  /** Of the newest row of the log. */
  seq: number;
  /** Whose lists of games have changed. */
  users: readonly string[];
}

/** Tells every listening process, when the transaction commits and only then. */
export async function tell(tx: Pick<Transaction, "$executeRaw">, { kind, game, seq, users }: GameNews): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANNEL}, ${`${kind} ${game} ${seq} ${users.join(",")}`})`;
}

export interface Listener {
  stop(): Promise<void>;
}

/**
 * Listens on one connection, which is made again whenever it breaks.
 * @param onConnected is called each time listening begins: what was told while nobody listened is lost, and must be looked up.
 */
export async function listen(url: string, onNews: (news: GameNews) => void, onConnected: () => void): Promise<Listener> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: "pithead listener" } });
  const read = (payload: string) => {
    const [, kind, game, seq, users] = WRITTEN.exec(payload) ?? [];
    if ((kind !== "seq" && kind !== "table" && kind !== "chat") || game === undefined || users === undefined) return;
    onNews({ kind, game, seq: Number(seq), users: users === "" ? [] : users.split(",") });
  };
  await sql.listen(CHANNEL, read, onConnected);
  return { stop: () => sql.end({ timeout: 1 }) };
}
