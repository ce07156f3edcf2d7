// Reading the mailbox for bounces: over a real socket, and from a real folder.
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Handle, LONGEST_MAIL_BYTES, mailboxProblem, openMailbox } from "./mailbox.ts";
import { type Pop3Server, startPop3 } from "./testing/pop3-server.ts";

/** Keeps what it is shown; mails that say so stay. */
function reader(): { shown: string[]; handle: Handle } {
  const shown: string[] = [];
  const handle: Handle = async (mail) => {
    shown.push(Buffer.from(mail).toString());
    return shown.at(-1)?.includes("stay") ? "stays" : "done";
  };
  return { shown, handle };
}

const DOTS = "Subject: one\r\n\r\n.dots\r\n..\r\nGlück Auf";

describe("by POP3", () => {
  const on = async (work: (server: Pop3Server) => Promise<void>, host?: string) => {
    const server = await startPop3("geheim", host);
    await work(server).finally(() => server.stop());
  };

  it("shows each mail once, byte for byte, and removes what is dealt with", () =>
    on(async ({ port, mails }) => {
      mails
        .set("a", DOTS)
        .set("b", "Subject: stay\r\n\r\n")
        .set("c", "x".repeat(LONGEST_MAIL_BYTES + 1));
      const mailbox = openMailbox(`pop3://me:geheim@127.0.0.1:${port}`);
      const { shown, handle } = reader();
      await mailbox.lookThrough(handle);
      await mailbox.lookThrough(handle);
      expect(shown).toEqual([`${DOTS}\r\n`, "Subject: stay\r\n\r\n\r\n"]);
      expect([...mails.keys()]).toEqual(["b", "c"]);
    }));

  it("finds nothing in an empty mailbox", () =>
    on(async ({ port }) => {
      const { shown, handle } = reader();
      await openMailbox(`pop3://me:geheim@127.0.0.1:${port}`).lookThrough(handle);
      expect(shown).toEqual([]);
    }));

  it("removes nothing when a mail could not be dealt with", () =>
    on(async ({ port, mails }) => {
      mails.set("a", DOTS).set("b", DOTS);
      let handled = 0;
      const breaks = async () => {
        handled += 1;
        if (handled === 2) throw new Error("Postgres is away.");
        return "done" as const;
      };
      await expect(openMailbox(`pop3://me:geheim@127.0.0.1:${port}`).lookThrough(breaks)).rejects.toThrow("Postgres is away.");
      expect(mails.size).toBe(2);
    }));

  it("says that it is refused, without user or password", () =>
    on(async ({ port }) => {
      const refused = openMailbox(`pop3://me:wrong@127.0.0.1:${port}`).lookThrough(reader().handle);
      await expect(refused).rejects.toThrow(/^The mailbox for bounces refused PASS\.$/);
    }));

  it("sends no password in the clear to another machine", () =>
    on(async ({ port, heard }) => {
      const refused = openMailbox(`pop3://me:geheim@127.0.0.2:${port}`).lookThrough(reader().handle);
      await expect(refused).rejects.toThrow("offers no TLS");
      expect(heard).toEqual(["CAPA"]);
    }, "127.0.0.2"));
});

it("reads a Maildir's new mails, removes what is dealt with, and keeps the rest as seen", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pithead-maildir-"));
  for (const name of ["new", "cur", "tmp"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "new", "1.a.host"), DOTS);
  await writeFile(join(folder, "new", "2.b.host"), "Subject: stay\n");
  const mailbox = openMailbox(`maildir:${folder}`);
  const { shown, handle } = reader();
  await mailbox.lookThrough(handle);
  await mailbox.lookThrough(handle);
  expect(shown).toEqual([DOTS, "Subject: stay\n"]);
  expect(await readdir(join(folder, "new"))).toEqual([]);
  expect(await readdir(join(folder, "cur"))).toEqual(["2.b.host:2,S"]);
  await rm(folder, { recursive: true });
});

it.each([
  ["pop3s://me:word@mail.example", undefined],
  ["pop3://me@mail.example:1110", undefined],
  ["maildir:/var/mail/bounces", undefined],
  ["maildir:bounces", "must name a folder from the root on, like maildir:/var/mail/bounces"],
  ["pop3s://mail.example", "must name a user and a host, like pop3s://USER:PASSWORD@HOST"],
  ["imaps://me:word@mail.example", "must be a pop3:, pop3s: or maildir: address"],
  ["/var/mail/bounces", "must be a pop3:, pop3s: or maildir: address"],
])("the address %s: %s", (address, problem) => expect(mailboxProblem(address)).toBe(problem));
