// What is told of a mail with a link to whoever asked for it.
import type { MailedLink } from "@pithead/contracts";
import { type Database, mailedLink } from "@pithead/db";

/** Whether its reader complained is the reader's own affair: it arrived. @param id undefined where none was asked for */
export async function toldOfLink(db: Database, id: string | undefined): Promise<MailedLink> {
  const link = id === undefined ? null : await mailedLink(db, id);
  switch (link?.state) {
    case undefined:
      return { state: null };
    case "returned":
    case "lost":
      return { state: "returned" };
    case "sent":
    case "complained":
      return { state: "sent" };
    case "sending":
      return { state: "sending" };
  }
}
