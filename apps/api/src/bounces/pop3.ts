// Reading a mailbox by POP3 (RFC 1939), over TLS from the start or by STLS (RFC 2595).
import { isThisMachine, LONGEST_MAIL_BYTES, type Mailbox, type ServerAddress } from "./mailbox.ts";
import { type Conversation, converse } from "./pop3-line.ts";

export function openPop3(address: ServerAddress): Mailbox {
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
async function signIn(line: Conversation, { host, isSecure, user, password }: ServerAddress): Promise<void> {
  if (!isSecure) {
    const able = await line.list("CAPA").catch(() => []);
    if (able.some((each) => each.toUpperCase() === "STLS")) await line.startTls();
    else if (!isThisMachine(host)) throw new Error("The mailbox for bounces offers no TLS: use pop3s.");
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
