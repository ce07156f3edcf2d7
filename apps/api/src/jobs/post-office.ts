// What the jobs work with.
import type { ECDH } from "node:crypto";
import type { Painter } from "../pictures/painter.ts";
import type { Service } from "../service.ts";
import type { Patience } from "./retry.ts";
import type { Smtp } from "./smtp.ts";

export interface PostOffice extends Pick<Service, "db" | "games" | "clock" | "mayAsk"> {
  readonly smtp: Smtp;
  readonly patience: Patience;
  /** How many users are looked after at a time. */
  readonly hands: number;
  /** What signed addresses are signed with. */
  readonly secret: string;
  /** With which this service shows itself to push services. */
  readonly pushKeys: ECDH;
  /** The address that people open, without a slash at its end. */
  readonly publicUrl: string;
  /** To which mails come back; null for the sender's own. Whose it was is added to its name: `bounces+NAME@…`. */
  readonly bounces: string | null;
  /** Where the pictures of mails are painted; without one they have none. */
  readonly painter?: Painter | undefined;
  readonly log: JobLog;
}

/** What is worth knowing of the jobs. Fastify's logger is one. */
export interface JobLog {
  debug(about: object, message: string): void;
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}
