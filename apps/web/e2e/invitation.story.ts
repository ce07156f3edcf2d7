// An owner invites somebody by mail; they accept by its link as a guest, and both talk at the table, before and while they play.
import { expect } from "@playwright/test";
import { awaitMail, linkIn } from "./inbox.ts";
import { open } from "./open.ts";
import { DEVICES, signInByMail, test } from "./person.ts";

test("somebody is invited by mail, sits down, and talks", async ({ newPerson }) => {
  const owner = await newPerson("Ilse");
  const friend = await newPerson("Fred", DEVICES.phone);
  await signInByMail(owner);
  const table = await (await owner.call("POST", "/tables", { game: "coal-baron", seats: 3 })).json();
  await open(owner.page, `/games/${table.id}`);

  await owner.page.getByLabel("Invite somebody").fill(friend.email);
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(owner.page.getByRole("list", { name: "Invited" })).toContainText(`${friend.email} invited`);
  await owner.page.getByLabel("Invite somebody").fill("Nobody at all");
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  const whom = owner.page.getByLabel("Invite somebody");
  await expect(owner.page.getByRole("alert").filter({ hasText: "Nobody here is called" })).toBeVisible();
  await expect(whom).toHaveAttribute("aria-invalid", "true");
  await expect(whom).toHaveAccessibleDescription(/^Nobody here is called/);

  const mail = await awaitMail(friend.email, ({ text }) => text.includes("/invitations/"));
  await open(friend.page, linkIn(mail, /^\/invitations\//));
  await expect(friend.page.getByText("Ilse asks you to a table.")).toBeVisible();
  await friend.page.getByRole("button", { name: "Play as a guest" }).click();
  await friend.page.getByRole("button", { name: "Accept and sit down" }).click();
  await friend.page.waitForURL(`**/games/${table.id}`);
  await expect(owner.page.getByRole("list", { name: "Invited" })).toContainText("has accepted");

  const [ownersTalk, friendsTalk] = [owner, friend].map(({ page }) => page.getByRole("region", { name: "Table talk" }));
  if (!ownersTalk || !friendsTalk) throw new Error("Nobody talks.");
  await friendsTalk.getByLabel("Your words").fill("Glück <b>auf</b>!");
  await friendsTalk.getByRole("button", { name: "Say it" }).click();
  await expect(ownersTalk.getByRole("log")).toContainText("Glück <b>auf</b>!");
  await expect(friendsTalk.getByLabel("Your words")).toHaveValue("");

  await test.step("it is read by being on the screen, and goes on once they play", async () => {
    await owner.page.mouse.wheel(0, 4000);
    await expect.poll(async () => (await (await owner.call("GET", `/games/${table.id}/chat`)).json()).seen).toBe(1);
    await owner.page.getByRole("button", { name: "Start with 2 players" }).click();
    await expect(ownersTalk.getByRole("log")).toContainText("Glück <b>auf</b>!");
    await ownersTalk.getByLabel("Your words").fill("Two shifts today?");
    await ownersTalk.getByRole("button", { name: "Say it" }).click();
    await friend.page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: "Log" }).click();
    await expect(friendsTalk.getByRole("log")).toContainText("Two shifts today?");
    await expect(friendsTalk.getByText("new message")).toHaveCount(0);
  });

  await test.step("others read none of it", async () => {
    const other = await newPerson("Olga");
    await open(other.page, `/games/${table.id}`);
    await expect(other.page.getByRole("main")).toBeVisible();
    await expect(other.page.getByRole("region", { name: "Table talk" })).toHaveCount(0);
    expect((await other.call("GET", `/games/${table.id}/chat`)).status()).toBe(401);
  });
});

test("an address keeps itself from invitations by one press", async ({ newPerson }) => {
  const owner = await newPerson("Inge");
  const reader = await newPerson("Rita");
  await signInByMail(owner);
  const table = await (await owner.call("POST", "/tables", { game: "coal-baron", seats: 2 })).json();
  expect((await owner.call("POST", `/tables/${table.id}/invitations`, { email: reader.email })).status()).toBe(201);
  const mail = await awaitMail(reader.email, ({ text }) => text.includes("/invitations/"));
  await open(reader.page, linkIn(mail, /^\/invitations\//));
  await reader.page.getByRole("button", { name: "Decline" }).click();
  await expect(reader.page.getByText("You have declined.", { exact: false })).toBeVisible();
  await open(reader.page, linkIn(mail, /^\/notices\/stop/));
  await reader.page.getByRole("button", { name: "End the invitations" }).click();
  await expect(reader.page.getByText("No more invitations.")).toBeVisible();
});

test("an invitation that is not there is said to be nothing, in the title as well", async ({ newPerson }) => {
  const { page } = await newPerson("Nora");
  await open(page, "/invitations/nothing-of-the-kind");
  await expect(page.getByRole("heading", { name: "Nothing lies here" })).toBeVisible();
  await expect(page).toHaveTitle("Nothing lies here · Pithead");
});
