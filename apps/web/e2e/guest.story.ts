// A guest plays at once, adds a mail address later, and finds the games again on another device.
import { expect } from "@playwright/test";
import { awaitMail, linkIn } from "./inbox.ts";
import { open } from "./open.ts";
import { type Person, playAsGuest, site, test } from "./person.ts";
import { startTable } from "./table.ts";
import { REPORTS_KEY } from "./whole-service.ts";

test("a guest adds a mail address and keeps the games", async ({ newPerson }) => {
  const guest = await newPerson("Gwen");
  const friend = await newPerson("Fritz");
  await playAsGuest(guest);
  await playAsGuest(friend);
  const game = await startTable("coal-baron", [guest, friend]);

  await open(guest.page, "/account");
  await guest.page.getByLabel("What others call you").fill(guest.name);
  await guest.page.getByRole("button", { name: "Save the name" }).click();
  await expect(guest.page.getByText(`You are called ${guest.name} now.`)).toBeVisible();
  await guest.page.getByLabel("Mail address").fill(guest.email);
  await guest.page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(guest.page.getByText(`A link is on its way to ${guest.email}`, { exact: false })).toBeVisible();
  const claim = await awaitMail(guest.email, ({ text }) => text.includes("/account/confirm"));
  await open(guest.page, linkIn(claim, /^\/account\/confirm/));
  await guest.page.getByRole("button", { name: "Make the address mine" }).click();
  await expect(guest.page.getByText(`${guest.email} is yours. Your games are kept.`)).toBeVisible();

  // Another device: a browser that knows nothing of the guest.
  const elsewhere = await newPerson("Elsewhere");
  await open(elsewhere.page, "/sign-in");
  await elsewhere.page.getByLabel("Mail address").fill(guest.email);
  await elsewhere.page.getByRole("button", { name: "Mail me a link" }).click();
  const link = await awaitMail(guest.email, ({ text }) => text.includes("/sign-in/enter"));
  await open(elsewhere.page, linkIn(link, /^\/sign-in\/enter/));
  await elsewhere.page.getByRole("button", { name: "Sign in" }).click();
  await elsewhere.page.waitForURL("**/home");
  const { me } = await (await elsewhere.call("GET", "/session")).json();
  expect(me).toMatchObject({ name: guest.name, email: guest.email, guest: false });
  await expect(elsewhere.page.locator(`a[href^="/games/${game}"]`).first()).toBeVisible();

  await test.step("a sign-in link works once", async () => {
    await open(friend.page, linkIn(link, /^\/sign-in\/enter/));
    await friend.page.getByRole("button", { name: "Sign in" }).click();
    await expect(friend.page.getByText("That link has been used, or it is too old.", { exact: false })).toBeVisible();
  });

  await test.step("signing out everywhere ends the other device's session too", async () => {
    await open(guest.page, "/account");
    await guest.page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect.poll(async () => (await (await elsewhere.call("GET", "/session")).json()).me).toBeNull();
    await open(elsewhere.page, "/home");
    await elsewhere.page.waitForURL("**/sign-in**");
  });
});

test("requests from another site are refused", async ({ newPerson }) => {
  const guest = await newPerson("Gus");
  await playAsGuest(guest);
  const answer = await guest.context.request.patch("/api/v1/me", {
    data: { name: "Mallory" },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(answer.status()).toBe(403);
  const { me } = await (await guest.call("GET", "/session")).json();
  expect(me.name).not.toBe("Mallory");
});

test("a sign-in link that comes back is told on the page that waits for it, and only there", async ({ newPerson }) => {
  const [lost, stranger] = [await newPerson("Lost"), await newPerson("Stranger")];
  await open(lost.page, "/sign-in");
  await lost.page.getByLabel("Mail address").fill(lost.email);
  await lost.page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(lost.page.getByText("Look into your mail")).toBeVisible();
  await awaitMail(lost.email, ({ text }) => text.includes("/sign-in/enter"));
  const stateFor = async (person: Person) => (await (await person.call("GET", "/mailed-link")).json()).state;
  await expect.poll(() => stateFor(lost)).toBe("sent");
  const body = JSON.stringify({ RecordType: "Bounce", Type: "HardBounce", Email: lost.email });
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${site()}/api/v1/mail-reports/${REPORTS_KEY}`, { method: "POST", headers, body })).status).toBe(204);
  expect(await stateFor(lost)).toBe("returned");
  expect(await stateFor(stranger)).toBeNull();
  await expect(lost.page.getByText(`The mail to ${lost.email} could not be delivered.`, { exact: false })).toBeVisible({ timeout: 30_000 });
});
