// A mail as it went over the wire, read back.

export interface Received {
  readonly to: string;
  /** To which it comes back: the sender of its envelope. */
  readonly returnPath: string;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** Everything, as it was sent. */
  readonly raw: string;
}

/** Reads a mail of two parts, text and HTML, as nodemailer writes them. */
export function read(raw: string, to: string, returnPath: string): Received {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const parts = new Map(
    body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => split(part.replace(/^\r\n/, "")))
      .map((part) => [part.headers.get("content-type")?.split(";")[0], decode(part.body, part.headers.get("content-transfer-encoding"))]),
  );
  return { to, returnPath, headers, text: parts.get("text/plain") ?? "", html: parts.get("text/html") ?? "", raw };
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
