// News between processes: told at the commit, heard by every listener, also after its connection broke.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GameNews, type Listener, listen, tell } from "./index.ts";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

let base: TestDatabase;
const listeners: Listener[] = [];
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(listeners.map((listener) => listener.stop()));
  await base.drop();
});

/** A listener, and promises of what it hears next. */
async function ears() {
  const heard: GameNews[] = [];
  const waiting: (() => void)[] = [];
  let connections = 0;
  const wake = () => {
    for (const go of waiting.splice(0)) go();
  };
  const until = async (there: () => boolean) => {
    while (!there()) await new Promise<void>((go) => waiting.push(go));
  };
  const listener = await listen(
    base.url,
    (news) => {
      heard.push(news);
      wake();
    },
    () => {
      connections++;
      wake();
    },
  );
  listeners.push(listener);
  return {
    heard,
    untilHeard: (count: number) => until(() => heard.length >= count),
    untilConnected: (count: number) => until(() => connections >= count),
  };
}

const news: GameNews = { kind: "seq", game: "abcdefghij", seq: 12, users: ["ada", "bo"] };

test("every listener hears what is told, as it was told, in order", async () => {
  const [one, two] = await Promise.all([ears(), ears()]);
  await tell(base.db, news);
  await tell(base.db, { ...news, kind: "table", users: [] });
  await Promise.all([one.untilHeard(2), two.untilHeard(2)]);
  for (const { heard } of [one, two]) expect(heard).toEqual([news, { ...news, kind: "table", users: [] }]);
});

test("nothing is told by a transaction that fails", async () => {
  const listening = await ears();
  const failing = base.db.$transaction(async (tx) => {
    await tell(tx, news);
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  await tell(base.db, { ...news, seq: 13 });
  await listening.untilHeard(1);
  expect(listening.heard.map(({ seq }) => seq)).toEqual([13]);
});

test("a broken connection is made again and says so", async () => {
  const listening = await ears();
  await listening.untilConnected(1);
  await base.db.$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pithead listener'`;
  await listening.untilConnected(2);
  await tell(base.db, { ...news, seq: 14 });
  await listening.untilHeard(1);
  expect(listening.heard.map(({ seq }) => seq)).toEqual([14]);
});
