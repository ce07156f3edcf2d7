// A lesson answers its table as the service would: a receipt, the rules' own reason, or what it wants instead.
import { expect, test } from "vitest";
import { ApiError } from "../../api/wire.ts";
import { FIRST_SHIFT } from "../coal-baron/lesson/lesson.ts";
import { hostedLesson } from "./hosted-lesson.ts";
import { type Playing, resumed } from "./playing.ts";

/** At the third step, where an order is to be drafted. */
function drafting(): { at: () => Playing; game: ReturnType<typeof hostedLesson> } {
  let playing: Playing | undefined = resumed(FIRST_SHIFT, { step: 2, commands: [] });
  if (playing === undefined) throw new Error("The lesson has no third step.");
  const at = () => {
    if (playing === undefined) throw new Error("The lesson is lost.");
    return playing;
  };
  const onTaken = (next: Playing) => {
    playing = next;
  };
  return { at, game: hostedLesson({ id: "lesson", lesson: FIRST_SHIFT, playing: at, onTaken, insteadSaid: () => "First the other one." }) };
}

function problemOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return error.problem;
    throw error;
  }
  throw new Error("Nothing was refused.");
}

const sent = (command: { type: string; [field: string]: unknown }) => ({ command, expectedSeq: 2, key: "12345678" });

test("a move that the step wants is taken, and its receipt names who is next", () => {
  const { at, game } = drafting();
  expect(game.move(sent({ type: "draft", order: "barrow-NN" }))).toEqual({ seq: 3, toMove: [2], finished: false });
  expect(at().step).toBe(3);
  expect(game.log(3, undefined).entries).toMatchObject([{ seq: 3, seat: 0, command: { type: "draft", order: "barrow-NN" } }]);
});

test("another legal move is told what the lesson wants, and changes nothing", () => {
  const { at, game } = drafting();
  const before = at();
  expect(problemOf(() => game.move(sent({ type: "draft", order: "engine-KK" })))).toMatchObject({
    type: "not-yet",
    detail: "First the other one.",
  });
  expect(at()).toBe(before);
});

test("an illegal move is refused for the rules' own reason", () => {
  const { game } = drafting();
  expect(problemOf(() => game.move(sent({ type: "place", space: "bank" })))).toMatchObject({
    type: "refused",
    reason: { code: "another-move-asked" },
  });
  expect(problemOf(() => game.move(sent({ type: "no-such-move" }))).type).toBe("malformed");
});
