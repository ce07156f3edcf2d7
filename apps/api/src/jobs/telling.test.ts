// From where on a player is told, and by which names.
import { findEdition, giveEdition } from "@pithead/catalog";
import { seatAt } from "@pithead/engine";
import { expect, test } from "vitest";
import type { SeatedGame } from "./seated-game.ts";
import { recapOf, sinceOwnMove } from "./telling.ts";

test("A player is told what happened after the last move of their own hand: what was done for them, too.", () => {
  const own = { seat: 0, auto: null, events: [] };
  const others = { seat: 1, auto: null, events: [] };
  const forThem = { seat: 0, auto: "order", events: [] } as const;
  expect(sinceOwnMove([own, others, forThem, others], 0)).toEqual({ entries: [others, forThem, others], first: false });
  expect(sinceOwnMove([forThem, others], 0)).toEqual({ entries: [forThem, others], first: true });
});

test("A player is told by the names of the table's edition.", () => {
  const game = "kohle-und-kolonie";
  const text = JSON.stringify({ ...findEdition({ game, name: "history" }), edition: "printed" });
  expect(giveEdition(text.replaceAll('"Steele"', '"Anderswo"')).ok).toBe(true);
  const told = (options: object) => {
    const addressee = { id: "ada", name: "Ada", email: null, locale: "en", timeZone: null } as const;
    const player = { seat: seatAt(0), name: "Ada", score: 2, rank: null };
    const clock = { left: 0, since: null, pace: null, deadline: null };
    const seated: SeatedGame = {
      ...{ id: "abcdefghij", game, rulesVersion: 1, options, status: "running", seq: 1, toMove: [1], waitingSince: null },
      ...{ players: [player], seat: seatAt(0), isAway: false, deadline: null, atExpiry: "bot", clock, atHandSeq: -1, addressee },
    };
    const event = { type: "mineBought", seat: 0, card: 1, slot: "T1", village: "steele", by: "worker", cost: 1, vp: 0 };
    const [line] = recapOf(seated, [{ seat: 0, auto: null, events: [event] }]);
    return line?.words.map((word) => word.text).join("");
  };
  expect(told({})).toContain("from Steele");
  expect(told({ edition: "printed" })).toContain("from Anderswo");
});
