// Every mail as it is sent; the snapshots in `letters/` were read by eye, in a browser at 390 and 800 px.
import { LOCALES } from "@pithead/wording";
import { describe, expect, it } from "vitest";
import { chatMail, gameOverMail, invitationMail, turnMail } from "./index.ts";
import { line, ORIGIN, sampleMails, sampleOver, sampleTurn } from "./testing/samples.ts";

const turn = sampleTurn("en");
const { table, reader } = turn;

describe.each(LOCALES)("in %s", async (locale) => {
  it.each([...(await sampleMails(locale))])("%s says what it said when it was read", async (name, { subject, text }) => {
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`letters/${locale}/${name}.txt.snap`);
  });
});

it("is drawn as it was when it was looked at", async () => {
  const mails = await sampleMails("en");
  for (const name of ["turn", "chat", "sign-in"]) await expect(mails.get(name)?.html).toMatchFileSnapshot(`letters/${name}.html.snap`);
});

describe("the turn mail", () => {
  it("says nothing of a deadline, other games or the past where there are none", async () => {
    const { deadline: _, ...rest } = turn;
    const mail = await turnMail({ ...rest, waiting: [], recap: { first: true, lines: [] } });
    for (const word of ["You have until", "Also waiting", "Since your last turn", "So far"]) {
      expect(mail.text).not.toContain(word);
      expect(mail.html).not.toContain(word);
    }
    expect(mail.html).toContain("The game waits for your first move.");
  });

  it("tells the newest twelve lines of a long absence, and how many were before", async () => {
    const lines = Array.from({ length: 15 }, (_, index) => line(1, "Bo", ` did thing ${index + 1}.`));
    const { text } = await turnMail({ ...turn, recap: { first: false, lines } });
    expect(text).toContain("… and 3 lines more before that, at the table.\n- Bo did thing 4.");
    expect(text).toContain("thing 15.");
    expect(text).not.toContain("thing 3.");
  });

  it("says what was done by itself, and that a standing order does not hold any more", async () => {
    const lines = [line(1, "Bo", " passed.", "order"), line(2, "Cy", " ended the turn.", "forced")];
    const { text, html } = await turnMail({ ...turn, recap: { first: false, lines } });
    expect(text).toContain("- Bo passed. (by standing order)\n- Cy ended the turn. (the only move)\n");
    expect(html).toContain("(by standing order)");
    const over = "You left a standing order for this, but something has changed: the table says what.";
    expect(text).not.toContain(over);
    expect((await turnMail({ ...turn, isOrderOver: true })).text).toContain(`${turn.ask} ${over}`);
  });

  it("leads to the table by one link, beside those in its foot", async () => {
    const { html, text } = await turnMail({ ...turn, waiting: [] });
    const { why, when, stop } = turn.links;
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([table.url, why, when, stop]);
    expect(text.match(/https?:\S+/g)).toEqual([table.url, why, when, stop]);
  });

  it("shows the board in the HTML and says it in the text, where there is a picture", async () => {
    const picture = { png: new Uint8Array([1, 2, 3]), alt: "Picture of the board. <Shift II>" };
    const { html, text, attachments } = await turnMail({ ...turn, picture });
    expect(html).toMatch(
      /<img[^>]* alt="Picture of the board\. &lt;Shift II&gt;"[^>]* src="cid:board@pithead"|src="cid:board@pithead"[^>]* alt="Picture of the board\. &lt;Shift II&gt;"/,
    );
    expect(text).toContain("\n\nPicture of the board. <Shift II>\n\n");
    expect(attachments).toEqual([{ filename: "board.png", contentType: "image/png", cid: "board@pithead", content: picture.png }]);
    expect((await turnMail(turn)).attachments).toBeUndefined();
  });

  it("says how much of the time is used, when it reminds", async () => {
    const mail = await turnMail({ ...turn, reminder: "most" });
    expect(mail.subject).toBe("Still your move in Coal Baron with Bo and Cy");
    expect(mail.text).toContain(`${turn.ask} Four fifths of your time are used.`);
    expect((await turnMail(turn)).text).not.toContain("of your time");
  });

  it("counts the further games that it asks for, in its subject", async () => {
    expect((await turnMail({ ...turn, more: 2 })).subject).toBe("Your move in Coal Baron with Bo and Cy, and 2 more games");
  });

  it.each([
    ["Europe/Berlin", "Friday 27 November at 14:30 CET"],
    ["Asia/Kolkata", "Friday 27 November at 19:00 GMT+5:30"],
    [null, "Friday 27 November at 13:30 UTC"],
  ])("gives times in the reader's own zone, %s", async (timeZone, said) => {
    const { text, html } = await turnMail({ ...turn, reader: { ...reader, timeZone } });
    expect(text).toContain(`You have until ${said}.`);
    expect(html).toContain(`You have until ${said}.`);
  });

  it.each([
    ["de", "Du hast Zeit bis Freitag, 27. November um 14:30 MEZ"],
    ["nl", "Je hebt tot vrijdag 27 november om 14:30 CET"],
  ] as const)("gives them as they are said in %s", async (locale, said) => {
    expect((await turnMail(sampleTurn(locale))).text).toContain(said);
  });
});

it.each([
  { rank: 1, shared: false, heading: "You won, Ada" },
  { rank: 1, shared: true, heading: "You share the win, Ada" },
  { rank: 3, shared: false, heading: "The game is over" },
])("the mail at the end of a game opens with “$heading”", async ({ heading, ...place }) => {
  expect((await gameOverMail({ ...sampleOver("en"), ...place })).text.split("\n")[0]).toBe(heading);
});

it("the mail at the end of a game tells the newest forty lines of a long absence, and Gmail shows all of it", async () => {
  const lines = Array.from({ length: 300 }, (_, index) =>
    line(1, "Bo of the last shift", ` moved a miner from the supply to station ${index + 1}.`),
  );
  const { text, html } = await gameOverMail({ ...sampleOver("en"), recap: lines });
  expect(text).toContain(
    "… and 260 lines more before that, at the table.\n- Bo of the last shift moved a miner from the supply to station 261.",
  );
  expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
});

it("a subject names who plays, as far as there is room, and counts the others", async () => {
  const subjectWith = async (...others: string[]) => (await turnMail({ ...turn, table: { ...table, others } })).subject;
  expect(await subjectWith("Bo", "Cy", "Dee")).toBe("Your move in Coal Baron with Bo, Cy and Dee");
  expect(await subjectWith("B".repeat(30), "Cy", "Dee of the last shift")).toBe(
    `Your move in Coal Baron with ${"B".repeat(30)} and 2 others`,
  );
  expect(await subjectWith("😀".repeat(40), "D".repeat(40))).toMatch(/^Your move in Coal Baron with (😀){34}… and one other$/u);
});

it("the chat digest tells the newest ten messages, and how many were before", async () => {
  const messages = Array.from({ length: 13 }, (_, index) => ({ seat: 1, name: "Bo", text: `word ${index + 1}` }));
  const { text } = await chatMail({ reader, tables: [{ ...table, messages }], links: turn.links });
  expect(text).toContain("13 messages since you last looked.");
  expect(text).toContain("… and 3 messages before that, at the table.\n- Bo: word 4\n");
});

it("a subject that has no room to count the others names the first alone", async () => {
  const reader = { ...turn.reader, locale: "de" } as const;
  const subjectWith = async (...others: string[]) =>
    (await turnMail({ ...turn, reader, reminder: "half", more: 1, table: { ...table, game: "Kohle & Kolonie", others } })).subject;
  expect(await subjectWith("User 3", "User 4")).toBe("Noch immer dein Zug in Kohle & Kolonie mit User 3 … und noch eine Partie");
  expect(await subjectWith("Bartholomäus", "Cy")).toBe("Noch immer dein Zug in Kohle & Kolonie mit Bartholomäus … und noch eine Partie");
  expect(await subjectWith("Bartholomäus Krummholz", "Cy")).toBe(
    "Noch immer dein Zug in Kohle & Kolonie mit Bartholomäus … und noch eine Partie",
  );
});

it("nothing of a sign-in link stands in subject or preheader", async () => {
  const { subject, html } = (await sampleMails("en")).get("sign-in") ?? { subject: "", html: "" };
  expect(subject).toBe("Sign in to Pithead");
  expect(html.indexOf("token=")).toBeGreaterThan(html.indexOf('role="main"'));
});

it("escapes what people have typed", async () => {
  const nasty = `<img src=x onerror=alert(1)> "Ada" & {name} 'é`;
  const mails = [
    await turnMail({
      ...turn,
      reader: { ...reader, name: nasty },
      table: { ...table, others: [nasty] },
      recap: { first: false, lines: [line(1, nasty, nasty)] },
      standing: { columns: ["VP"], rows: [{ seat: 0, name: nasty, figures: [1] }] },
      waiting: [{ game: nasty, others: [nasty], url: `${ORIGIN}/x`, ask: nasty, since: new Date(0), deadline: null }],
    }),
    await chatMail({ reader, tables: [{ ...table, messages: [{ seat: 0, name: nasty, text: nasty }] }], links: turn.links }),
    await invitationMail({
      locale: "en",
      email: nasty,
      inviter: nasty,
      game: nasty,
      seats: 2,
      sitting: [nasty],
      url: ORIGIN,
      links: { stopInvitations: ORIGIN },
    }),
  ];
  for (const { html, text } of mails) {
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain(nasty);
  }
});
