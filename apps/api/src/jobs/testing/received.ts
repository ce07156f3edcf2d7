// A mail as it went over the wire, read back.

export interface Received {
  readonly to: string;
  /** To which it comes back: the sender of its envelope. */
  readonly returnPath: string;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** What the HTML shows, by its `cid`. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** Everything, as it was sent. */
  readonly raw: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a mail of text, HTML and what the HTML shows, as nodemailer writes them. */
export function read(raw: string, to: string, returnPath: string): Received {
  const whole = split(raw);
  const parts = partsOf(whole);
  const named = (type: string) => parts.find(({ headers }) => headers.get("content-type")?.split(";")[0] === type);
  const said = (type: string) => {
    const part = named(type);
    return part === undefined ? "" : decode(part.body, part.headers.get("content-transfer-encoding"));
  };
  const pictures = parts.flatMap(({ headers, body }): [string, Buffer][] => {
    const id = headers.get("content-id");
    return id === undefined ? [] : [[id.slice(1, -1), Buffer.from(body, "base64")]];
  });
  return { to, returnPath, headers: whole.headers, text: said("text/plain"), html: said("text/html"), pictures: new Map(pictures), raw };
}

/** The parts that have none themselves. */
function partsOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => partsOf(split(inner.replace(/^\r\n/, ""))));
}

function split(entity: string): { headers: Map<string, string>; body: string } {
  const end = entity.indexOf("\r\n\r\n");
  const lines = entity
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]));
  return { headers, body: entity.slice(end + 4) };
}

/** With the line ends of a page, not of a mail. */
function decode(body: string, encoding?: string): string {
  return decoded(body, encoding).replace(/\r\n/g, "\n");
}

function decoded(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
