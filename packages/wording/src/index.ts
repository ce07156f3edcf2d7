// What happened, in every language: log lines, refusals and the names of things.
export { messagesOf } from "./all-messages.ts";
export * from "./client.ts";
export { say } from "./say.ts";
