// Random games from beginning to end, told in every language: nothing is unsaid, half-said or left in English.
import { type GameTypes, play, type Ruleset, type Seat, seatsOf, type Viewer } from "@pithead/engine";
import { randomGame } from "@pithead/engine-testkit/random-player";
import { coalBaron } from "@pithead/game-coal-baron";
import { kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import { describe, expect, it } from "vitest";
import { type Listeners, LOCALES, type Locale, linesOf, type Phrase, say, standingOf, textOf, WORDS } from "./index.ts";

const PEOPLE = ["Ada", "Bo", "Cy", "Dee", "Eli"];

/** Commands of earlier in the game, tried again: most are refused, each for a reason. */
const TRIED = 12;

/** A position is compared with one as many views before. */
const COMPARED = 40;

const HALF_SAID = /[{}<>]|undefined|NaN|\[object/;
const ENGLISH = /\b(the|and|you|your|with|from|took|bought|got|has|coins?|orders?|tiles?|carts?|workers?|mines?|miners?|marks)\b/;

/** What is wrong with a sentence in this language; nothing, as it should be. */
function wrong(locale: Locale, text: string): string[] {
  return text === "" || HALF_SAID.test(text) || (locale !== "en" && ENGLISH.test(text)) ? [`${locale}: ${text}`] : [];
}

/** One of the games at tables with the same options, its types put aside. */
interface Told {
  readonly game: "coal-baron" | "kohle-und-kolonie";
  readonly played: (seats: number, seed: string, see: (moment: Moment) => void) => void;
  readonly seats: readonly number[];
}

/** What one viewer may read around one move. */
interface Moment {
  readonly reader: number | null;
  readonly view: object;
  readonly seat: number | null;
  readonly events: readonly { readonly type: string }[];
  readonly reasons: readonly { readonly code: string }[];
}

function told<G extends GameTypes>(game: Told["game"], rules: Ruleset<G>, options: G["options"]): Told {
  const played: Told["played"] = (seats, seed, see) => {
    const tried: G["command"][] = [];
    const met = new Set<string>();
    randomGame(rules, { options, seats, seed }, (state, { seat, move }) => {
      const decision = play(rules, rules.clone(state), { seat, move });
      const events: readonly G["event"][] = decision.ok ? decision.events : [];
      const refused = tried.slice(-TRIED).flatMap((command) => refusals(rules, state, seatsOf(seats), command));
      const reasons = refused.filter((reason) => met.size < met.add(JSON.stringify(reason)).size);
      if (seat !== null) tried.push(move);
      const viewers: Viewer[] = [seatsOf(seats)[0] ?? "spectator", seat ?? "spectator", "spectator"];
      for (const viewer of new Set(viewers)) {
        see({
          reader: viewer === "spectator" ? null : viewer,
          view: rules.view(state, viewer),
          seat,
          events: events.flatMap((event) => rules.viewEvent(event, viewer, options) ?? []),
          reasons,
        });
      }
    });
  };
  const seats = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, more) => rules.seats.min + more);
  return { game, played, seats };
}

function refusals<G extends GameTypes>(rules: Ruleset<G>, state: G["state"], seats: readonly Seat[], command: G["command"]) {
  return seats.flatMap((seat) => {
    const decision = play(rules, rules.clone(state), { seat, move: command });
    return decision.ok ? [] : [decision.reason];
  });
}

const COAL_BARON = told("coal-baron", coalBaron, { delivered: "open" });
const COAL_BARON_HIDDEN = told("coal-baron", coalBaron, { delivered: "hidden" });
const KOHLE_UND_KOLONIE = told("kohle-und-kolonie", kohleUndKolonie, {});

describe.each([COAL_BARON, COAL_BARON_HIDDEN, KOHLE_UND_KOLONIE])("$game", ({ game, played, seats }) => {
  it.each(seats)(
    "is told in every language at a table of %i",
    (count) => {
      const speakers = LOCALES.map((locale) => ({ locale, speaker: say(locale, game) }));
      const mistakes = new Set<string>();
      const seen: object[] = [];
      played(count, `told ${count}`, ({ reader, view, seat, events, reasons }) => {
        const listeners: Listeners = { names: PEOPLE.slice(0, count), reader };
        const lines = linesOf(game, { seat, events, auto: seat === null ? null : "bot" });
        const { when, ask, columns } = standingOf(game, view);
        const before = seen.at(-COMPARED) ?? view;
        seen.push(view);
        const differences = WORDS[game].differencesOf(before, view).map(({ sentence }) => sentence);
        const phrases: Phrase[] = [when, ...(ask === null ? [] : [ask]), ...columns, ...differences];
        for (const { locale, speaker } of speakers) {
          const said = [
            ...lines.flatMap((line) => [line, ...line.details]).map((line) => textOf(speaker.line(line, listeners))),
            ...phrases.map((phrase) => textOf(speaker.phrase(phrase, listeners))),
            ...reasons.map((reason) => speaker.reason(reason, listeners)),
          ];
          for (const text of said.flatMap((each) => wrong(locale, each))) mistakes.add(text);
        }
      });
      expect([...mistakes].slice(0, 20)).toEqual([]);
    },
    60_000,
  );
});

describe.each([COAL_BARON, KOHLE_UND_KOLONIE])("a whole game of $game", ({ game, played, seats }) => {
  it.each(LOCALES)("is told in %s", async (locale) => {
    const speaker = say(locale, game);
    const read: string[] = [];
    const [fewest = 0] = seats;
    let last = "";
    played(fewest, "read", ({ reader, view, seat, events }) => {
      if (reader !== 0) return;
      const listeners: Listeners = { names: PEOPLE, reader };
      const when = textOf(speaker.phrase(standingOf(game, view).when, listeners));
      if (when !== last) read.push("", `# ${when}`);
      last = when;
      for (const line of linesOf(game, { seat, events })) {
        read.push(textOf(speaker.line(line, listeners)), ...line.details.map((detail) => `  ${textOf(speaker.line(detail, listeners))}`));
      }
    });
    await expect(`${read.join("\n").trim()}\n`).toMatchFileSnapshot(`told/${game}.${locale}.txt`);
  });
});
