// Reports as the common servers write them, about a mail of ours. For tests.

export interface Reported {
  /** To which the mail comes back. */
  readonly returnPath: string;
  /** Of the mail. */
  readonly messageId: string;
}

const crlf = (lines: readonly string[]) => `${lines.join("\n").replace(/\r?\n/g, "\r\n")}\r\n`;

function report(head: readonly string[], type: string, parts: readonly (readonly string[])[]): string {
  const boundary = "=_report_0001";
  const body = parts.flatMap((part) => [`--${boundary}`, ...part, ""]);
  const heads = [...head, "MIME-Version: 1.0", `Content-Type: multipart/report; report-type=${type};`, `\tboundary="${boundary}"`];
  return crlf([...heads, "", "A report in parts.", "", ...body, `--${boundary}--`]);
}

const said = (words: string) => ["Content-Type: text/plain; charset=utf-8", "", words];
const originalOf = ({ messageId }: Reported) => [
  "From: Pithead <post@pithead.example>",
  "To: Ada <ada@example.org>",
  "Subject: Your move in Coal Baron with Bo",
  `Message-ID: ${messageId}`,
];

function status(recipient: readonly string[], type = "message/delivery-status"): string[] {
  return [
    `Content-Type: ${type}`,
    "",
    "Reporting-MTA: dns; mx.example.org",
    "Arrival-Date: Mon, 2 Mar 2026 09:10:00 +0000",
    "",
    ...recipient,
  ];
}

export const postfix = (mail: Reported, { action = "failed", code = "5.1.1", diagnosis = "550 5.1.1 no such user" } = {}) =>
  report(
    [
      "Return-Path: <>",
      `Delivered-To: ${mail.returnPath}`,
      "From: MAILER-DAEMON@mx.example.org (Mail Delivery System)",
      `To: ${mail.returnPath}`,
      "Subject: Undelivered Mail Returned to Sender",
      "Auto-Submitted: auto-replied",
    ],
    "delivery-status",
    [
      said("The mail could not be delivered to one or more addresses."),
      status([
        "Final-Recipient: rfc822; ada@example.org",
        "Original-Recipient: rfc822;ada@example.org",
        `Action: ${action}`,
        `Status: ${code}`,
        "Remote-MTA: dns; mail.example.org",
        `Diagnostic-Code: smtp; ${diagnosis}`,
      ]),
      [
        "Content-Description: Undelivered Message Headers",
        "Content-Type: text/rfc822-headers",
        "",
        `Return-Path: <${mail.returnPath}>`,
        ...originalOf(mail),
      ],
    ],
  );

export const exim = (mail: Reported) =>
  report(
    [
      "X-Failed-Recipients: ada@example.org",
      "Auto-Submitted: auto-replied",
      "From: Mail Delivery System <Mailer-Daemon@mx.example.org>",
      `To: ${mail.returnPath.toUpperCase()}`,
      "Subject: Mail delivery failed: returning message to sender",
    ],
    "delivery-status",
    [
      said("ada@example.org: host mail.example.org: 550 unknown user"),
      status([
        "Action: failed",
        "Final-Recipient: rfc822;ada@example.org",
        "Status: 5.0.0",
        "Remote-MTA: dns; mail.example.org",
        "Diagnostic-Code: smtp; 550-5.1.1 The account",
        "  does not exist",
      ]),
      ["Content-Type: message/rfc822", "", ...originalOf(mail), "", "You have until Friday."],
    ],
  );

/** Without parts for programs. */
export const oldExim = (mail: Reported, answer = "550 unknown user") =>
  crlf([
    "X-Failed-Recipients: ada@example.org",
    "From: Mail Delivery System <Mailer-Daemon@mx.example.org>",
    `Envelope-To: ${mail.returnPath}`,
    "Subject: Mail delivery failed: returning message to sender",
    "",
    "A message that you sent could not be delivered:",
    "",
    "  ada@example.org",
    `    SMTP error from remote mail server after RCPT TO: ${answer}`,
    "",
    "------ This is a copy of the message, including all the headers. ------",
    "",
    ...originalOf(mail),
    "",
    "Room 550 is free.",
  ]);

export const exchange = (mail: Reported) =>
  report(
    [
      "From: Microsoft Outlook <postmaster@example.org>",
      `To: ${mail.returnPath}`,
      "Subject: =?utf-8?B?VW56dXN0ZWxsYmFyOiBEZWluIFp1Zw==?=",
      "X-MS-Exchange-Message-Is-Ndr:",
    ],
    "delivery-status",
    [
      ["Content-Type: text/html; charset=utf-8", "", "<p>Die Adresse wurde nicht gefunden.</p>"],
      status([
        "Final-Recipient: rfc822;ada@example.org",
        "Action: failed",
        "Status: 5.1.10",
        "Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found by SMTP address lookup",
      ]),
      ["Content-Type: message/rfc822", "", "Received: from mx.pithead.example by mail.example.org", ...originalOf(mail), "", "--"],
    ],
  );

export const gmail = (mail: Reported) =>
  report(
    [
      `Delivered-To: ${mail.returnPath}`,
      "From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
      `To: ${mail.returnPath}`,
      "X-Failed-Recipients: ada@example.org",
      "Subject: Delivery Status Notification (Failure)",
    ],
    "delivery-status",
    [
      said("Address not found"),
      status([
        "Final-Recipient: rfc822; ada@example.org",
        "Action: failed",
        "Status: 5.1.1",
        "Remote-MTA: dns; gmail-smtp-in.l.google.com.",
        "Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.",
        "Last-Attempt-Date: Mon, 02 Mar 2026 01:10:05 -0800 (PST)",
      ]),
      ["Content-Type: message/rfc822", "", ...originalOf(mail)],
    ],
  );

/** RFC 6533: an address beyond ASCII. */
export const international = (mail: Reported) =>
  report([`To: ${mail.returnPath}`], "global-delivery-status", [
    said("Not delivered."),
    status(["Final-Recipient: utf-8; ada@bücher.example", "Action: failed", "Status: 5.1.2"], "message/global-delivery-status"),
    ["Content-Type: message/global", "", ...originalOf(mail)],
  ]);

export const complaint = (mail: Reported, type = "abuse") =>
  report(["From: <feedback@example.org>", "To: <abuse@pithead.example>", "Subject: FW: Your move"], "feedback-report", [
    said("This is a report of a mail that its reader did not want."),
    [
      "Content-Type: message/feedback-report",
      "",
      `Feedback-Type: ${type}`,
      "User-Agent: SomeGenerator/1.0",
      "Version: 1",
      `Original-Mail-From: <${mail.returnPath}>`,
      "Original-Rcpt-To: <ada@example.org>",
    ],
    ["Content-Type: message/rfc822", "", ...originalOf(mail), "", "You have until Friday."],
  ]);

export const outOfOffice = (mail: Reported) =>
  crlf([
    "From: Ada <ada@example.org>",
    `To: ${mail.returnPath}`,
    "Auto-Submitted: auto-replied",
    "Subject: Out of office",
    `In-Reply-To: ${mail.messageId}`,
    "",
    "Back on Monday 5.1.2026, call 550 1234.",
  ]);
