// For tests: where a server listens.
import type { AddressInfo } from "node:net";

/** @throws Error when it does not listen on a port. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("Not listening.");
  return address.port;
}
