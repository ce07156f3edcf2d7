// Which addresses notices may be posted to, before anything is looked up.
import type { WebhookStyle } from "@pithead/contracts";

const HOSTS: { readonly [style in WebhookStyle]: readonly string[] | null } = {
  json: null,
  discord: ["discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com"],
  slack: ["hooks.slack.com"],
};

/** What is wrong with an address; undefined when nothing is. */
export function webhookProblem(address: string, style: WebhookStyle): string | undefined {
  if (!URL.canParse(address)) return "is not an address";
  const { protocol, hostname, username, password, port } = new URL(address);
  if (protocol !== "https:") return "must begin with https://";
  if (username !== "" || password !== "") return "must hold no user or password";
  if (port !== "" && port !== "8443") return "must be on port 443 or 8443";
  const hosts = HOSTS[style];
  return hosts === null || hosts.includes(hostname) ? undefined : `must be an address of ${hosts[0]}`;
}
