// Reading a mailbox by POP3 (RFC 1939), over TLS from the start or by STLS (RFC 2595).
import { LONGEST_MAIL_BYTES, type Mailbox } from "./mailbox.ts";
import { type Conversation, converse } from "./pop3-line.ts";

export interface Pop3Address {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the connection. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

export function openPop3(address: Pop3Address): Mailbox {
  /** Mails that stay are not fetched again by this process. */
  const shown = new Set<string>();
  return {
    lookThrough: async (handle) => {
      const line = await converse(address);
      try {
        await signIn(line, address);
        const sizes = numbered(await line.list("LIST"));
        for (const [number, id] of numbered(await line.list("UIDL"))) {
          if (shown.has(id)) continue;
          const isShort = Number(sizes.get(number) ?? 0) <= LONGEST_MAIL_BYTES;
          if (isShort && (await handle(await line.retrieve(number))) === "done") await line.say(`DELE ${number}`);
          else shown.add(id);
        }
        // Only now does the server remove what was marked.
        await line.say("QUIT");
      } finally {
        line.close();
      }
    },
  };
}

/** No password goes out in the clear, but to this machine. */
async function signIn(line: Conversation, { host, isSecure, user, password }: Pop3Address): Promise<void> {
  if (!isSecure) {
    const able = await line.list("CAPA").catch(() => []);
    if (able.some((each) => each.toUpperCase() === "STLS")) await line.startTls();
    else if (!LOOPBACK.includes(host)) throw new Error("The mailbox for bounces offers no TLS: use pop3s.");
  }
  await line.say(`USER ${user}`);
  await line.say(`PASS ${password}`);
}

/** Lines of a number and what belongs to it. */
function numbered(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.flatMap((each): [string, string][] => {
      const [number, said] = each.split(" ");
      return number === undefined || said === undefined ? [] : [[number, said]];
    }),
  );
}
