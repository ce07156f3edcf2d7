// A guest plays at once, adds a mail address later, and finds the games again on another device.
import { expect } from "@playwright/test";
import { awaitMail, linkIn } from "./inbox.ts";
import { playAsGuest, test } from "./person.ts";
import { startTable } from "./table.ts";

test("a guest adds a mail address and keeps the games", async ({ newPerson }) => {
  const guest = await newPerson("Gwen");
  const friend = await newPerson("Fritz");
  await playAsGuest(guest);
  await playAsGuest(friend);
  const game = await startTable("coal-baron", [guest, friend]);

  await guest.page.goto("/account");
  await guest.page.getByLabel("What others call you").fill(guest.name);
  await guest.page.getByRole("button", { name: "Save the name" }).click();
  await expect(guest.page.getByText(`You are called ${guest.name} now.`)).toBeVisible();
  await guest.page.getByLabel("Mail address").fill(guest.email);
  await guest.page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(guest.page.getByText(`A link is on its way to ${guest.email}`, { exact: false })).toBeVisible();
  const claim = await awaitMail(guest.email, ({ text }) => text.includes("/account/confirm"));
  await guest.page.goto(linkIn(claim, /^\/account\/confirm/));
  await guest.page.getByRole("button", { name: "Make the address mine" }).click();
  await expect(guest.page.getByText(`${guest.email} is yours. Your games are kept.`)).toBeVisible();

  // Another device: a browser that knows nothing of the guest.
  const elsewhere = await newPerson("Elsewhere");
  await elsewhere.page.goto("/sign-in");
  await elsewhere.page.getByLabel("Mail address").fill(guest.email);
  await elsewhere.page.getByRole("button", { name: "Mail me a link" }).click();
  const link = await awaitMail(guest.email, ({ text }) => text.includes("/sign-in/enter"));
  await elsewhere.page.goto(linkIn(link, /^\/sign-in\/enter/));
  await elsewhere.page.getByRole("button", { name: "Sign in" }).click();
  await elsewhere.page.waitForURL("**/home");
  const { me } = await (await elsewhere.call("GET", "/session")).json();
  expect(me).toMatchObject({ name: guest.name, email: guest.email, guest: false });
  await expect(elsewhere.page.locator(`a[href^="/games/${game}"]`).first()).toBeVisible();

  await test.step("a sign-in link works once", async () => {
    await friend.page.goto(linkIn(link, /^\/sign-in\/enter/));
    await friend.page.getByRole("button", { name: "Sign in" }).click();
    await expect(friend.page.getByText("That link has been used, or it is too old.", { exact: false })).toBeVisible();
  });

  await test.step("signing out everywhere ends the other device's session too", async () => {
    await guest.page.goto("/account");
    await guest.page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect.poll(async () => (await (await elsewhere.call("GET", "/session")).json()).me).toBeNull();
    await elsewhere.page.goto("/home");
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
