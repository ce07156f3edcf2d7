// A Maildir: one file a mail, new ones in `new/`. What is dealt with is removed, what is not is moved to `cur/` as seen.
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LONGEST_MAIL_BYTES, type Mailbox } from "./mailbox.ts";

export function openMaildir(folder: string): Mailbox {
  return {
    lookThrough: async (handle) => {
      for (const name of (await readdir(join(folder, "new"))).toSorted()) {
        const file = join(folder, "new", name);
        const isShort = (await stat(file)).size <= LONGEST_MAIL_BYTES;
        if (isShort && (await handle(await readFile(file))) === "done") await rm(file);
        else await rename(file, join(folder, "cur", `${name}:2,S`));
      }
    },
  };
}
