// Every mail as it is sent; the snapshots in `letters/` were read by eye, in a browser at 390 and 800 px.
import { describe, expect, it } from "vitest";
import { claimMail, type GameOverMail, gameOverMail, type Happened, signInMail, type TurnMail, takenMail, turnMail } from "./index.ts";

const line = (seat: number | null, name: string, rest: string, auto: Happened["auto"] = null): Happened => ({
  seat,
  auto,
  words: [
    { text: name, strong: true },
    { text: rest, strong: false },
  ],
});

const reader = { name: "Ada", locale: "en", timeZone: "Europe/Berlin" } as const;
const table = { game: "Coal Baron", others: ["Bo", "Cy"], url: "https://pithead.example/tables/4k2m9x0qpa" };

const turn: TurnMail = {
  reader,
  table,
  ask: "Shift II of III. You have 7 workers and 7 marks.",
  recap: {
    first: false,
    lines: [
      line(
        1,
        "Bo",
        " put 3 workers on mining 10: loaded 2 black and 1 gray, filled 2 black on the truck order for 2 black. 2 of your workers went to the canteen.",
      ),
      line(
        2,
        "Cy",
        " put 2 workers on order 2 and took the carriage order for 3 yellow, 4 VP. In its place: barrow order for one of each colour, 10 VP.",
      ),
      line(null, "", "Shift I is scored: you 12 VP, Bo 9 VP, Cy 3 VP."),
    ],
  },
  standing: {
    columns: ["VP", "Workers", "Marks", "Outstanding orders", "Delivered orders"],
    rows: [
      { seat: 0, name: "Ada", figures: [19, 7, 7, 3, 2] },
      { seat: 1, name: "Bo", figures: [22, 7, 4, 2, 3] },
      { seat: 2, name: "Cy", figures: [-1, 0, 11, 4, 0] },
    ],
  },
  deadline: { at: new Date("2026-11-27T13:30:00Z"), note: "After that a bot plays this one move." },
  waiting: [
    {
      game: "Coal Baron",
      others: ["Dee"],
      url: "https://pithead.example/tables/0000000002",
      ask: "The draft. Take one of 3 orders.",
      since: new Date("2026-11-25T08:10:00Z"),
    },
  ],
};

const over: GameOverMail = {
  reader,
  table,
  score: 61,
  rank: 1,
  shared: false,
  recap: [line(null, "", "The game is over. You win with 61 VP.")],
  standing: { columns: ["VP", "Rank"], rows: turn.standing.rows.map((row, index) => ({ ...row, figures: [61 - index, index + 1] })) },
};

describe("the turn mail", () => {
  it("is as drawn", async () => {
    const mail = await turnMail(turn);
    expect(mail.subject).toBe("Your move in Coal Baron with Bo and Cy");
    await expect(mail.html).toMatchFileSnapshot("letters/turn.html.snap");
    await expect(mail.text).toMatchFileSnapshot("letters/turn.txt.snap");
  });

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

  it("leads to the table by one link, wherever it is spelled out", async () => {
    const { html, text } = await turnMail({ ...turn, waiting: [] });
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${table.url}"`]);
    expect(text.match(/https?:\S+/g)).toEqual([table.url]);
  });

  it("says again that it is the reader's move, when it reminds, and where to change or end such mails", async () => {
    const links = { why: "https://pithead.example/notices", when: "https://pithead.example/when", stop: "https://pithead.example/stop" };
    const mail = await turnMail({ ...turn, isReminder: true, links });
    expect(mail.subject).toBe("Still your move in Coal Baron with Bo and Cy");
    for (const link of Object.values(links)) {
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}"`);
    }
  });

  it("gives times in the reader's own zone, or in UTC", async () => {
    expect((await turnMail(turn)).text).toContain("You have until Friday 27 November at 14:30 CET.");
    expect((await turnMail({ ...turn, reader: { ...reader, timeZone: null } })).text).toContain("Friday 27 November at 13:30 UTC.");
  });
});

describe("the mail at the end of a game", () => {
  it("is as drawn", async () => {
    const mail = await gameOverMail(over);
    expect(mail.subject).toBe("Coal Baron with Bo and Cy is over");
    await expect(mail.html).toMatchFileSnapshot("letters/game-over.html.snap");
    await expect(mail.text).toMatchFileSnapshot("letters/game-over.txt.snap");
  });

  it.each([
    { rank: 1, shared: false, heading: "You won, Ada" },
    { rank: 1, shared: true, heading: "You share the win, Ada" },
    { rank: 3, shared: false, heading: "The game is over" },
  ])("opens with “$heading”", async ({ heading, ...place }) => {
    expect((await gameOverMail({ ...over, ...place })).text.split("\n")[0]).toBe(heading);
  });
});

describe("the mails about an account", () => {
  const url = "https://pithead.example/api/auth/callback/email?token=0123456789abcdef&email=ada%40example.org";

  it("are as drawn", async () => {
    const signIn = await signInMail({ locale: "en", email: "ada@example.org", url });
    await expect(signIn.html).toMatchFileSnapshot("letters/sign-in.html.snap");
    await expect(signIn.text).toMatchFileSnapshot("letters/sign-in.txt.snap");
    const claim = await claimMail({ locale: "en", email: "ada@example.org", url, name: "Quiet Miner" });
    await expect(claim.html).toMatchFileSnapshot("letters/claim.html.snap");
    await expect(claim.text).toMatchFileSnapshot("letters/claim.txt.snap");
    const taken = await takenMail({ locale: "en", email: "ada@example.org", url: "https://pithead.example/sign-in", name: "Quiet Miner" });
    await expect(taken.text).toMatchFileSnapshot("letters/taken.txt.snap");
  });

  it("hold the link and nothing of it in subject or preview", async () => {
    const mail = await signInMail({ locale: "en", email: "ada@example.org", url });
    expect(mail.text).toContain(`\n${url}\n`);
    expect(mail.subject).toBe("Sign in to Pithead");
  });
});

it("escapes what people have typed", async () => {
  const nasty = `<img src=x onerror=alert(1)> "Ada" & {name} 'é`;
  const mail = await turnMail({
    ...turn,
    reader: { ...reader, name: nasty },
    table: { ...table, others: [nasty] },
    recap: { first: false, lines: [line(1, nasty, nasty)] },
    standing: { columns: ["VP"], rows: [{ seat: 0, name: nasty, figures: [1] }] },
    waiting: [{ game: nasty, others: [nasty], url: "https://pithead.example/x", ask: nasty, since: new Date(0) }],
  });
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(mail.text).toContain(nasty);
});
