// A game that the page hosts is answered in it, all others over the wire.
import { expect, test } from "vitest";
import { FIRST_SHIFT } from "../games/coal-baron/lesson/lesson.ts";
import { lessonGame, lessonLog } from "../games/lesson/hosted-lesson.ts";
import { begun } from "../games/lesson/playing.ts";
import { calls } from "./calls.ts";
import { hostGame, isHosted, withHosted } from "./hosted.ts";

const asked: string[] = [];
const api = withHosted(
  calls(async (_method, path) => {
    asked.push(path);
    throw new Error("There is no wire here.");
  }),
);
const playing = begun(FIRST_SHIFT);
const game = lessonGame("lesson", FIRST_SHIFT, playing);

test("a hosted game's position, log and sight never reach the wire, until it is hosted no more", async () => {
  const stop = hostGame("lesson", {
    game: () => game,
    positionAt: (seq) => ({ seq, view: game.view }),
    log: () => ({ entries: lessonLog(FIRST_SHIFT, playing) }),
    move: () => ({ seq: 1, toMove: [], finished: false }),
  });
  expect(isHosted("lesson")).toBe(true);
  expect(await api.game("lesson")).toBe(game);
  expect(await api.positionAt("lesson", 0)).toEqual({ seq: 0, view: game.view });
  expect(await api.log("lesson")).toEqual({ entries: [] });
  await api.seen("lesson", 0, true);
  expect(await api.standingOrders("lesson")).toEqual({ playForced: false, orders: {}, trouble: null });
  expect(asked).toEqual([]);
  stop();
  expect(isHosted("lesson")).toBe(false);
  await expect(api.game("lesson")).rejects.toThrow("There is no wire here.");
});

test("every other game is asked for over the wire", async () => {
  asked.length = 0;
  await expect(api.game("abcdefghij")).rejects.toThrow("There is no wire here.");
  expect(asked).toEqual(["/games/abcdefghij"]);
});
