// Requests to addresses that users have given: never to a private network, and to the very address that was checked.
import { promises as dns, type LookupAddress } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP } from "node:net";

/** Says whether an address may be asked; tests allow their own machine. */
export type MayAsk = (address: string) => boolean;

/** What became of one request. */
export interface Posted {
  /** What went wrong, as a code that holds nothing of what was sent; null when it arrived. */
  readonly fault: string | null;
  /** Of the answer; null when there was none. */
  readonly status: number | null;
  /** Seconds that the server asks to be left alone; 0 when it does not. */
  readonly leaveAlone: number;
}

const TIMEOUT_MS = 10_000;

const REFUSED = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  REFUSED.addSubnet(network, prefix, "ipv4");

/** Of IPv6, global unicast alone is public; of that, what carries IPv4 addresses or is for examples is not. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet("2000::", 3, "ipv6");
const REFUSED_6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  REFUSED_6.addSubnet(network, prefix, "ipv6");

/** Whether an address is on the public internet. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !REFUSED.check(address, "ipv4");
    case 6:
      return PUBLIC_6.check(address, "ipv6") && !REFUSED_6.check(address, "ipv6");
    default:
      return false;
  }
}

/** Why there was no answer, by code. */
class OutboundError extends Error {
  override name = "OutboundError";
}

/** Posts once, follows no redirect and reads no answer but its status. */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string | Buffer,
  mayAsk: MayAsk = isPublic,
): Promise<Posted> {
  try {
    const { status, leaveAlone } = await answerTo(url, headers, body, mayAsk);
    return { fault: status >= 200 && status < 300 ? null : `HTTP ${status}`, status, leaveAlone };
  } catch (error) {
    if (error instanceof OutboundError) return { fault: error.message, status: null, leaveAlone: 0 };
    throw error;
  }
}

async function answerTo(
  url: string,
  headers: Record<string, string>,
  body: string | Buffer,
  mayAsk: MayAsk,
): Promise<{ status: number; leaveAlone: number }> {
  const target = new URL(url);
  const pinned = await resolve(target.hostname.replace(/^\[|\]$/g, ""), mayAsk);
  const ask = target.protocol === "http:" ? httpRequest : httpsRequest;
  return new Promise((done, fail) => {
    const lookup = (_host: string, { all }: { all?: boolean | undefined }, found: LookupFound): void => {
      if (all) found(null, [pinned]);
      else found(null, pinned.address, pinned.family);
    };
    const request = ask(target, { method: "POST", headers, lookup, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }, (answer) => {
      answer.destroy();
      // A date, which is the other way to say it, is as good as nothing: those that limit us say seconds.
      const after = Number(answer.headers["retry-after"]);
      done({ status: answer.statusCode ?? 0, leaveAlone: Number.isFinite(after) ? Math.max(0, after) : 0 });
    });
    request.on("error", (error) => fail(new OutboundError(codeOf(error))));
    request.end(body);
  });
}

type LookupFound = (error: null, address: string | LookupAddress[], family?: number) => void;

/** The one address that is asked. One refused address among several refuses all. */
async function resolve(hostname: string, mayAsk: MayAsk): Promise<LookupAddress> {
  const found = isIP(hostname) > 0 ? [{ address: hostname, family: isIP(hostname) }] : await lookUp(hostname);
  const [first] = found;
  if (first === undefined) throw new OutboundError("ENOTFOUND");
  if (!found.every(({ address }) => mayAsk(address))) throw new OutboundError("private-address");
  return first;
}

function lookUp(hostname: string): Promise<LookupAddress[]> {
  return dns.lookup(hostname, { all: true }).catch((error: unknown) => {
    throw new OutboundError(codeOf(error));
  });
}

function codeOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  const { code }: { code?: unknown } = typeof error === "object" && error !== null ? error : {};
  return typeof code === "string" ? code : "unknown";
}
