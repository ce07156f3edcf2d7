// One of every kind of mail, for tests and for looking at.
import type { Locale } from "@pithead/wording";
import * as mails from "../index.ts";

export const ORIGIN = "https://pithead.example";

const LINKS = { why: `${ORIGIN}/notices`, when: `${ORIGIN}/account/notices`, stop: `${ORIGIN}/notices/stop?token=u1.c2VhbA` };
const TABLE = { game: "Coal Baron", others: ["Bo", "Cy"], url: `${ORIGIN}/games/4k2m9x0qpa` };
const LONG = "A miner with a name of forty characters!";

export function line(seat: number | null, name: string, rest: string, auto: mails.Happened["auto"] = null): mails.Happened {
  const words = [
    { text: name, strong: true },
    { text: rest, strong: false },
  ];
  return { seat, auto, words: words.filter(({ text }) => text !== "") };
}

export function sampleTurn(locale: Locale): mails.TurnMail {
  return {
    reader: { name: "Ada", locale, timeZone: "Europe/Berlin" },
    table: TABLE,
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
    deadline: { at: new Date("2026-11-27T13:30:00Z"), atExpiry: "move" },
    links: LINKS,
    more: 0,
    waiting: [
      {
        game: "Coal Baron",
        others: ["Dee"],
        url: `${ORIGIN}/games/0000000002`,
        ask: "The draft. Take one of 3 orders.",
        since: new Date("2026-11-25T08:10:00Z"),
        deadline: null,
      },
    ],
  };
}

export function sampleOver(locale: Locale): mails.GameOverMail {
  const { reader, table, standing, links } = sampleTurn(locale);
  const rows = standing.rows.map((row, index) => ({ ...row, figures: [61 - index, index + 1] }));
  return {
    reader,
    table,
    score: 61,
    rank: 1,
    shared: false,
    recap: [line(null, "", "The game is over. You win with 61 VP.")],
    standing: { columns: ["VP", "Rank"], rows },
    links,
  };
}

const invitation = {
  email: "eli@example.org",
  inviter: "Ada",
  game: "Kohle & Kolonie",
  seats: 4,
  sitting: ["Ada", "Bo"],
  url: `${ORIGIN}/invitations/0123456789abcdef`,
};

const account = {
  email: "ada@example.org",
  name: "Quiet Miner",
  url: `${ORIGIN}/sign-in/enter?token=0123456789abcdef&email=ada%40example.org`,
};

/** Every kind of mail in one language, by name. */
export async function sampleMails(locale: Locale): Promise<Map<string, mails.Mail>> {
  const turn = sampleTurn(locale);
  const over = sampleOver(locale);
  const { reader, table, links, waiting } = turn;
  const [first] = waiting;
  const pressing = waiting.map((each) => ({ ...each, deadline: new Date("2026-11-28T08:10:00Z") }));
  const crowded = { ...table, game: "Kohle & Kolonie", others: [LONG, LONG, LONG, LONG] };
  const wide = {
    columns: ["SP", "Münzen", "Lokale Arbeiter", "Zechen", "Dampf\u00admaschinen", "Extra\u00adaktions\u00admarker"],
    rows: ["Ada", LONG, "Cy", LONG, "Dee"].map((name, seat) => ({ seat, name, figures: [seat, 12, 0, -1, 3, 2] })),
  };
  const said = [
    { seat: 1, name: "Bo", text: "Nice shift! Shall we keep the bank full?" },
    { seat: 2, name: "Cy", text: "<b>Never.</b> & I mean it" },
  ];
  const talked = { ...table, messages: said };
  const others = first === undefined ? [] : [{ ...first, messages: said.slice(0, 1).map((each) => ({ ...each, seat: null })) }];
  const lines = Array.from({ length: 15 }, (_, index) => line(1, "Bo", ` did thing ${index + 1}.`, index % 2 ? "order" : "bot"));
  const kinds: Record<string, Promise<mails.Mail>> = {
    turn: mails.turnMail(turn),
    "turn-first": mails.turnMail({ ...turn, recap: { first: true, lines: [] }, waiting: [], isOrderOver: true }),
    "turn-picture": mails.turnMail({ ...turn, picture: { png: new Uint8Array([1, 2, 3]), alt: `Picture of the board. ${turn.ask}` } }),
    "turn-several": mails.turnMail({ ...turn, more: 1, waiting: pressing }),
    "turn-crowded": mails.turnMail({ ...turn, table: crowded, more: 12, standing: wide, recap: { first: false, lines } }),
    "reminder-half": mails.turnMail({ ...turn, reminder: "half" }),
    "reminder-most": mails.turnMail({ ...turn, reminder: "most" }),
    "table-full": mails.startedMail({ reader, table, full: true, links }),
    started: mails.startedMail({ reader, table, full: false, links }),
    "game-over": mails.gameOverMail(over),
    "game-over-shared": mails.gameOverMail({ ...over, shared: true }),
    "game-over-behind": mails.gameOverMail({ ...over, rank: 3 }),
    "game-ended": mails.gameEndedMail(over),
    invitation: mails.invitationMail({ ...invitation, locale, links: { stopInvitations: `${ORIGIN}/invitations/stop?token=1` } }),
    "invitation-player": mails.invitationMail({ ...invitation, locale, inviter: LONG, links }),
    chat: mails.chatMail({ reader, tables: [talked], links }),
    "chat-several": mails.chatMail({ reader, tables: [talked, ...others], links }),
    test: mails.testMail({ locale, name: "Ada", url: LINKS.when, links }),
    "sign-in": mails.signInMail({ ...account, locale }),
    claim: mails.claimMail({ ...account, locale }),
    taken: mails.takenMail({ ...account, locale, url: `${ORIGIN}/sign-in` }),
  };
  return new Map(await Promise.all(Object.entries(kinds).map(async ([name, mail]) => [name, await mail] as const)));
}
