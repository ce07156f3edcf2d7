// Reading the mailbox for bounces: over a real socket, and from a real folder.
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Handle, LONGEST_MAIL_BYTES, mailboxProblem, openMailbox } from "./mailbox.ts";
import { certificateFor } from "./testing/certificate.ts";
import { startImap } from "./testing/imap-server.ts";
import type { MailServer, Served } from "./testing/line-server.ts";
import { startPop3 } from "./testing/pop3-server.ts";

/** Keeps what it is shown; mails that say so stay. */
function reader(): { shown: string[]; handle: Handle } {
  const shown: string[] = [];
  const handle: Handle = async (mail) => {
    shown.push(Buffer.from(mail).toString());
    return shown.at(-1)?.includes("stay") ? "stays" : "done";
  };
  return { shown, handle };
}

/** Postgres is gone when the second mail comes. */
function breaksAtSecond(): Handle {
  let handled = 0;
  return async () => {
    handled += 1;
    if (handled === 2) throw new Error("Postgres is away.");
    return "done";
  };
}

async function on(
  start: (password: string, served?: Served) => Promise<MailServer>,
  work: (server: MailServer) => Promise<void>,
  served?: Served,
): Promise<void> {
  const server = await start("geheim", served);
  await work(server).finally(() => server.stop());
}

const DOTS = "Subject: one\r\n\r\n.dots\r\n..\r\nGlück Auf";

describe("by POP3", () => {
  it("shows each mail once, byte for byte, and removes what is dealt with", () =>
    on(startPop3, async ({ port, mails }) => {
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

  it("removes nothing when a mail could not be dealt with", () =>
    on(startPop3, async ({ port, mails }) => {
      mails.set("a", DOTS).set("b", DOTS);
      await expect(openMailbox(`pop3://me:geheim@127.0.0.1:${port}`).lookThrough(breaksAtSecond())).rejects.toThrow("Postgres is away.");
      expect(mails.size).toBe(2);
    }));

  it("says that it is refused, without user or password", () =>
    on(startPop3, async ({ port }) => {
      const refused = openMailbox(`pop3://me:wrong@127.0.0.1:${port}`).lookThrough(reader().handle);
      await expect(refused).rejects.toThrow(/^The mailbox for bounces refused PASS\.$/);
    }));
});

describe("by IMAP", () => {
  it("shows each mail once, byte for byte, and removes what is dealt with", () =>
    on(startImap, async ({ port, mails }) => {
      mails
        .set("a", DOTS)
        .set("b", "Subject: stay\r\n\r\n")
        .set("c", "x".repeat(LONGEST_MAIL_BYTES + 1));
      const mailbox = openMailbox(`imap://me:geheim@127.0.0.1:${port}`);
      const { shown, handle } = reader();
      await mailbox.lookThrough(handle);
      mails.set("d", DOTS);
      await mailbox.lookThrough(handle);
      expect(shown).toEqual([DOTS, "Subject: stay\r\n\r\n", DOTS]);
      expect([...mails.keys()]).toEqual(["b", "c"]);
    }));

  it("removes only what was dealt with when a mail could not be", () =>
    on(startImap, async ({ port, mails }) => {
      mails.set("a", DOTS).set("b", DOTS);
      await expect(openMailbox(`imap://me:geheim@127.0.0.1:${port}`).lookThrough(breaksAtSecond())).rejects.toThrow("Postgres is away.");
      expect([...mails.keys()]).toEqual(["b"]);
    }));

  it.each([
    ["user and password are refused", "me:wrong", "", "The mailbox for bounces refused user and password."],
    ["there is no such folder", "me:geheim", "/Bounces", "The mailbox for bounces has no folder of that name."],
  ])("says that %s, and no more", (_, who, folder, said) =>
    on(startImap, async ({ port }) => {
      const refused = openMailbox(`imap://${who}@127.0.0.1:${port}${folder}`).lookThrough(reader().handle);
      await expect(refused).rejects.toThrow(new Error(said));
    }),
  );
});

describe.each([
  ["pop3", startPop3, "STLS", "PASS"],
  ["imap", startImap, "STARTTLS", "LOGIN"],
] as const)("by %s", (protocol, start, upgrade, entry) => {
  it("finds nothing in an empty mailbox", () =>
    on(start, async ({ port }) => {
      const { shown, handle } = reader();
      await openMailbox(`${protocol}://me:geheim@127.0.0.1:${port}`).lookThrough(handle);
      expect(shown).toEqual([]);
    }));

  it("sends no password in the clear to another machine", () =>
    on(
      start,
      async ({ port, heard }) => {
        const refused = openMailbox(`${protocol}://me:geheim@127.0.0.2:${port}`).lookThrough(reader().handle);
        await expect(refused).rejects.toThrow("offers no TLS");
        expect(heard).not.toContain(entry);
      },
      { host: "127.0.0.2" },
    ));

  describe("over TLS", () => {
    const ours = certificateFor("127.0.0.1");
    const elsewhere = certificateFor("127.0.0.3");
    const known = getCACertificates();
    beforeAll(() => setDefaultCACertificates([...known, ours.cert, elsewhere.cert]));
    afterAll(() => setDefaultCACertificates(known));

    it("from the start", () =>
      on(
        start,
        async ({ port, mails }) => {
          mails.set("a", DOTS);
          const { shown, handle } = reader();
          await openMailbox(`${protocol}s://me:geheim@127.0.0.1:${port}`).lookThrough(handle);
          expect(shown.map((mail) => mail.trim())).toEqual([DOTS]);
          expect(mails.size).toBe(0);
        },
        { certificate: ours, isSecure: true },
      ));

    it("as soon as it is offered, and before the password", () =>
      on(
        start,
        async ({ port, mails, heard }) => {
          mails.set("a", DOTS);
          const { shown, handle } = reader();
          await openMailbox(`${protocol}://me:geheim@127.0.0.1:${port}`).lookThrough(handle);
          expect(shown.map((mail) => mail.trim())).toEqual([DOTS]);
          expect(heard.at(-1)).toBe(upgrade);
        },
        { certificate: ours },
      ));

    it.each([
      ["of nobody known", certificateFor("127.0.0.1")],
      ["for another host", elsewhere],
    ])("never with a certificate %s", async (_, certificate) => {
      for (const isSecure of [true, false])
        await on(
          start,
          async ({ port, heard }) => {
            const refused = openMailbox(`${protocol}${isSecure ? "s" : ""}://me:geheim@127.0.0.1:${port}`).lookThrough(reader().handle);
            await expect(refused).rejects.toThrow(/certificate|altnames/i);
            expect(heard).not.toContain(entry);
          },
          { certificate, isSecure },
        );
    });
  });
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
  ["pop3s://mail.example", "must name a user and a host, like imaps://USER:PASSWORD@HOST"],
  ["imaps://me:word@mail.example/Bounces", undefined],
  ["imap://me@mail.example:1143", undefined],
  ["imaps://me:50%@mail.example", "must have %25 for % in user and password"],
  ["smtps://me:word@mail.example", "must be an imap:, imaps:, pop3:, pop3s: or maildir: address"],
  ["/var/mail/bounces", "must be an imap:, imaps:, pop3:, pop3s: or maildir: address"],
])("the address %s: %s", (address, problem) => expect(mailboxProblem(address)).toBe(problem));
