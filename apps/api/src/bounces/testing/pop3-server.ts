// A POP3 server on a socket, for tests: what it is asked for, it answers as RFC 1939 says.
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface Pop3Server {
  readonly port: number;
  /** What lies in the mailbox. */
  readonly mails: Map<string, string>;
  /** The commands it was given, without their words. */
  readonly heard: string[];
  stop(): Promise<void>;
}

export async function startPop3(password: string, host = "127.0.0.1"): Promise<Pop3Server> {
  const mails = new Map<string, string>();
  const heard: string[] = [];
  const server = createServer((socket) => serve(socket, { mails, heard, password }));
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Not listening.");
  return { port: address.port, mails, heard, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

function serve(socket: Socket, { mails, heard, password }: Pick<Pop3Server, "mails" | "heard"> & { password: string }): void {
  const listed = [...mails];
  const marked = new Set<string>();
  let isIn = false;
  let rest = "";
  const lines = (words: readonly string[]) => ["+OK", ...words.map((line) => (line.startsWith(".") ? `.${line}` : line)), "."].join("\r\n");
  const answer = (command: string): string => {
    const [name = "", word = ""] = command.split(" ");
    const [id = "", mail] = listed[Number(word) - 1] ?? [];
    heard.push(name);
    if (name === "CAPA") return lines(["USER", "UIDL"]);
    if (name === "USER") return "+OK";
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
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    const asked = `${rest}${bytes.toString()}`.split("\r\n");
    rest = asked.pop() ?? "";
    for (const command of asked) {
      // In two pieces, as the network may cut it.
      const said = `${answer(command)}\r\n`;
      socket.write(said.slice(0, said.length >> 1));
      socket.write(said.slice(said.length >> 1));
    }
  });
  socket.write("+OK ready\r\n");
}
