// Who reads a mail that needs no game under way.
import type { Reader } from "@pithead/mail";

export interface MailReader extends Reader {
  readonly id: string;
  readonly email: string;
}
