// A POP3 server on a socket, for tests: what it is asked for, it answers as RFC 1939 says.
import { type MailServer, type Served, type Session, startLineServer } from "./line-server.ts";

export async function startPop3(password: string, served: Served = {}): Promise<MailServer> {
  const mails = new Map<string, string>();
  const heard: string[] = [];
  const server = await startLineServer(served, (offersTls) => sessionOf({ mails, heard, password, offersTls }));
  return { ...server, mails, heard };
}

interface Mailbox extends Pick<MailServer, "mails" | "heard"> {
  readonly password: string;
  readonly offersTls: boolean;
}

function sessionOf({ mails, heard, password, offersTls }: Mailbox): Session {
  const listed = [...mails];
  const marked = new Set<string>();
  let isClear = true;
  let isIn = false;
  const lines = (words: readonly string[]) => ["+OK", ...words.map((line) => (line.startsWith(".") ? `.${line}` : line)), "."].join("\r\n");
  const answer = (command: string): string => {
    const [name = "", word = ""] = command.split(" ");
    const [id = "", mail] = listed[Number(word) - 1] ?? [];
    if (isClear) heard.push(name);
    if (name === "CAPA") return lines(["USER", "UIDL", ...(offersTls && isClear ? ["STLS"] : [])]);
    if (name === "USER") return "+OK";
    if (name === "STLS") {
      isClear = !offersTls;
      return offersTls ? "+OK" : "-ERR";
    }
    if (name === "PASS") {
      isIn = word === password;
      return isIn ? "+OK" : "-ERR";
    }
    if (name === "QUIT") {
      for (const gone of marked) mails.delete(gone);
      return "+OK";
    }
    if (!isIn) return "-ERR";
    if (name === "LIST") return lines(listed.map(([, each], index) => `${index + 1} ${Buffer.byteLength(each)}`));
    if (name === "UIDL") return lines(listed.map(([each], index) => `${index + 1} ${each}`));
    if (mail === undefined) return "-ERR";
    if (name === "DELE") marked.add(id);
    return name === "RETR" ? lines(mail.split("\r\n")) : "+OK";
  };
  return { greeting: "+OK ready", answer: (line) => `${answer(line)}\r\n`, startsTls: (line) => line === "STLS" };
}
