// Reports of mails that came back, in the forms that the common servers write.
import { expect, it } from "vitest";
import { readReport } from "./report.ts";
import * as reports from "./testing/reports.ts";

const mail = {
  returnPath: "bounces+ckx12-0123456789abcdef@pithead.example",
  messageId: "<turn.abc.0.ckx12.0123456789abcdef@pithead.example>",
};
const read = (report: string) => readReport(Buffer.from(report));

it.each([
  ["Postfix", reports.postfix(mail), "5.1.1"],
  ["Exim", reports.exim(mail), "5.1.1"],
  ["an older Exim", reports.oldExim(mail), "5.0.0"],
  ["Exchange", reports.exchange(mail), "5.1.10"],
  ["Gmail", reports.gmail(mail), "5.1.1"],
  ["a server that takes addresses beyond ASCII", reports.international(mail), "5.1.2"],
])("%s: the address is lost", async (_, report, status) => {
  const found = await read(report);
  expect(found).toMatchObject({ what: "bounced", isLasting: true, status, messageId: mail.messageId });
  expect(found?.returnedTo.toLowerCase()).toContain(mail.returnPath);
});

it.each([
  ["a full mailbox", reports.postfix(mail, { code: "5.2.2", diagnosis: "552 5.2.2 mailbox full" })],
  ["a mail that is not liked", reports.postfix(mail, { code: "5.7.1", diagnosis: "550 5.7.1 looks like spam" })],
  ["days of trying", reports.postfix(mail, { code: "4.4.1", diagnosis: "connection timed out" })],
  ["a passing fault at an older server", reports.oldExim(mail, "451 4.3.0 try later")],
  ["a fault without a code", reports.oldExim(mail, "retry timeout exceeded")],
])("%s: this mail did not arrive, and others may", async (_, report) => {
  expect(await read(report)).toMatchObject({ what: "bounced", isLasting: false });
});

it.each([
  ["a word of delay", reports.postfix(mail, { action: "delayed", code: "4.4.1", diagnosis: "connection timed out" })],
  ["a word of delivery", reports.postfix(mail, { action: "delivered", code: "2.0.0", diagnosis: "250 2.0.0 Ok" })],
  ["an answer by itself", reports.outOfOffice(mail)],
  ["a complaint taken back", reports.complaint(mail, "not-spam")],
  ["a report about settings", reports.complaint(mail, "auth-failure")],
  ["nothing", ""],
  ["no mail at all", "\0\xff\n\n--\n"],
])("%s reports nothing", async (_, report) => expect(await read(report)).toBeUndefined());

it("a complaint (ARF) is one, wherever it was sent", async () => {
  const found = await read(reports.complaint(mail));
  expect(found).toMatchObject({ what: "complained", isLasting: true, messageId: mail.messageId });
  expect(found?.returnedTo).toContain(mail.returnPath);
});
