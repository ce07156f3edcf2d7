// An IMAP server on a socket, for tests: one folder, and of RFC 3501 what a reader of mails asks for.
import { type MailServer, type Served, type Session, startLineServer } from "./line-server.ts";

export async function startImap(password: string, served: Served = {}): Promise<MailServer> {
  const mails = new Map<string, string>();
  const heard: string[] = [];
  /** A mail's number is its place here, which it keeps. */
  const numbered: string[] = [];
  const server = await startLineServer(served, (offersTls) => sessionOf({ mails, heard, numbered, password, offersTls }));
  return { ...server, mails, heard };
}

interface Mailbox extends Pick<MailServer, "mails" | "heard"> {
  readonly numbered: string[];
  readonly password: string;
  readonly offersTls: boolean;
}

function sessionOf({ mails, heard, numbered, password, offersTls }: Mailbox): Session {
  const marked = new Set<string>();
  let isClear = true;
  let isIn = false;
  const able = () => `CAPABILITY IMAP4rev1 UIDPLUS${offersTls && isClear ? " STARTTLS" : ""}`;
  const uidOf = (id: string) => {
    if (!numbered.includes(id)) numbered.push(id);
    return numbered.indexOf(id) + 1;
  };

  /** What is said before the last line, and the last. */
  const answer = (command: string, words: string): [untagged: readonly string[], tagged: string] => {
    switch (command) {
      case "CAPABILITY":
        return [[`* ${able()}`], "OK"];
      case "STARTTLS":
        isClear = !offersTls;
        return [[], offersTls ? "OK" : "BAD"];
      case "LOGIN":
        isIn = words === `"me" "${password}"`;
        return [[], isIn ? `OK [${able()}]` : "NO [AUTHENTICATIONFAILED]"];
      case "LOGOUT":
        return [["* BYE"], "OK"];
      default:
        return isIn ? within(command, words) : [[], "BAD"];
    }
  };

  const within = (command: string, words: string): [untagged: readonly string[], tagged: string] => {
    const [uid] = words.split(" ");
    const id = numbered[Number(uid) - 1] ?? "";
    const mail = mails.get(id);
    const place = [...mails.keys()].indexOf(id) + 1;
    switch (command) {
      case "LIST":
      case "LSUB":
        if (words === '"" ""') return [['* LIST (\\Noselect) "/" ""'], "OK"];
        return [words === '"" "INBOX"' ? [`* ${command} () "/" INBOX`] : [], "OK"];
      case "SELECT":
        if (words !== "INBOX") return [[], "NO [NONEXISTENT]"];
        return [[`* ${mails.size} EXISTS`, "* FLAGS (\\Deleted)", "* OK [UIDVALIDITY 7]"], "OK [READ-WRITE]"];
      case "UID SEARCH":
        return [[`* SEARCH${[...mails.keys()].map((each) => ` ${uidOf(each)}`).join("")}`], "OK"];
      case "UID FETCH":
        if (mail === undefined) return [[], "OK"];
        return [[`* ${place} FETCH (UID ${uid} ${words.includes("BODY.PEEK[]") ? bodyOf(mail) : sizeOf(mail)})`], "OK"];
      case "UID STORE":
        if (words.endsWith("(\\Deleted)")) marked.add(id);
        return [[], "OK"];
      case "UID EXPUNGE":
        return [marked.has(id) && mails.delete(id) ? [`* ${place} EXPUNGE`] : [], "OK"];
      default:
        return [[], "BAD"];
    }
  };

  return {
    greeting: `* OK [${able()}]`,
    startsTls: (line) => line.endsWith(" STARTTLS"),
    answer: (line) => {
      const [, tag = "*", command = "", words = ""] = /^(\S+) (UID \S+|\S+) ?(.*)$/.exec(line) ?? [];
      if (isClear) heard.push(command);
      const [untagged, tagged] = answer(command, words);
      return [...untagged, `${tag} ${tagged} said`, ""].join("\r\n");
    },
  };
}

function sizeOf(mail: string): string {
  return `RFC822.SIZE ${Buffer.byteLength(mail)}`;
}

function bodyOf(mail: string): string {
  return `BODY[] {${Buffer.byteLength(mail)}}\r\n${mail}`;
}
