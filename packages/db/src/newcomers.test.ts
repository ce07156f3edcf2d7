// Who comes in: the limits hold for bursts as for one after another.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGuest, MOST_GUESTS_A_MINUTE, MOST_LINKS_AN_HOUR, takeSignInLink } from "./index.ts";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

test("one address is sent so many sign-in links an hour, also when they are asked for at once; others are not held up", async () => {
  const asked = Array.from({ length: MOST_LINKS_AN_HOUR + 4 }, () => takeSignInLink(base.db, "bombed@b.example"));
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(MOST_LINKS_AN_HOUR);
  expect(await takeSignInLink(base.db, "other@b.example")).toBe(true);
});

test("an hour later the address may be sent links again", async () => {
  const address = "patient@b.example";
  for (let index = 0; index <= MOST_LINKS_AN_HOUR; index++) await takeSignInLink(base.db, address);
  await base.db.verificationToken.updateMany({ data: { expires: new Date(0) } });
  expect(await takeSignInLink(base.db, address)).toBe(true);
});

test("so many guests come in within a minute, also at once; those with an address do not count", async () => {
  const before = Array.from({ length: MOST_GUESTS_A_MINUTE - 3 }, (_, index) => ({ name: `Guest ${index}` }));
  await base.db.user.createMany({ data: [...before, { name: "Ada", email: "ada@b.example" }] });
  const made = await Promise.all(Array.from({ length: 6 }, () => createGuest(base.db, "Late")));
  expect(made.filter((guest) => guest !== undefined)).toHaveLength(3);
  await base.db.user.updateMany({ data: { createdAt: new Date(0) } });
  expect(await createGuest(base.db, "Later")).toMatchObject({ id: expect.any(String) });
});
