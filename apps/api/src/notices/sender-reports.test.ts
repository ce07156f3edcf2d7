// Reports of the common senders, each in its own shape.
import { expect, it } from "vitest";
import { questionIn, readReport } from "./sender-reports.ts";

const email = "ada@example.org";
const sns = (message: object) => ({ Type: "Notification", Message: JSON.stringify(message) });
const recipients = [{ emailAddress: email }];

it.each([
  ["Postmark's bounce", { RecordType: "Bounce", Type: "HardBounce", Email: email }, "bounced"],
  ["Postmark's complaint", { RecordType: "SpamComplaint", Email: email }, "complained"],
  ["SendGrid's bounce", [{ event: "bounce", type: "bounce", email }], "bounced"],
  ["SendGrid's complaint", [{ event: "spamreport", email }], "complained"],
  ["Mailgun's bounce", { "event-data": { event: "failed", severity: "permanent", recipient: email } }, "bounced"],
  ["Mailgun's complaint", { "event-data": { event: "complained", recipient: email } }, "complained"],
  ["Amazon's bounce", sns({ notificationType: "Bounce", bounce: { bounceType: "Permanent", bouncedRecipients: recipients } }), "bounced"],
  [
    "Amazon's bounce among events",
    sns({ eventType: "Bounce", bounce: { bounceType: "Permanent", bouncedRecipients: recipients } }),
    "bounced",
  ],
  ["Amazon's complaint", sns({ notificationType: "Complaint", complaint: { complainedRecipients: recipients } }), "complained"],
])("%s stops mail", (_, report, why) => expect(readReport(report)).toEqual([{ email, why }]));

it.each([
  ["a full mailbox at Postmark", { RecordType: "Bounce", Type: "SoftBounce", Email: email }],
  ["a block at SendGrid", { event: "bounce", type: "blocked", email }],
  ["a passing fault at Mailgun", { "event-data": { event: "failed", severity: "temporary", recipient: email } }],
  ["a passing fault at Amazon", sns({ notificationType: "Bounce", bounce: { bounceType: "Transient", bouncedRecipients: recipients } })],
  ["a delivery", { RecordType: "Delivery", Recipient: email }],
  ["anything else", "nonsense"],
])("%s stops nothing", (_, report) => expect(readReport(report)).toEqual([]));

it("finds the address by which Amazon wants to hear that it may report, and nobody else's", () => {
  const asks = (SubscribeURL: string) => JSON.stringify({ Type: "SubscriptionConfirmation", SubscribeURL });
  const yes = "https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription&Token=1";
  expect(questionIn(asks(yes))).toBe(yes);
  expect(questionIn(asks("https://sns.eu-central-1.amazonaws.com.evil.example/"))).toBeUndefined();
  expect(questionIn(asks("http://sns.eu-central-1.amazonaws.com/"))).toBeUndefined();
  expect(questionIn(sns({}))).toBeUndefined();
  expect(questionIn("nonsense")).toBeUndefined();
});
