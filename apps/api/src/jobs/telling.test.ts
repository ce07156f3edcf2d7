// From where on a player is told.
import { expect, test } from "vitest";
import { sinceOwnMove } from "./telling.ts";

test("A player is told what happened after the last move of their own hand: what was done for them, too.", () => {
  const own = { seat: 0, auto: null, events: [] };
  const others = { seat: 1, auto: null, events: [] };
  const forThem = { seat: 0, auto: "order", events: [] } as const;
  expect(sinceOwnMove([own, others, forThem, others], 0)).toEqual({ entries: [others, forThem, others], first: false });
  expect(sinceOwnMove([forThem, others], 0)).toEqual({ entries: [forThem, others], first: true });
});
