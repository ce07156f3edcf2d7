// Somebody with a browser of their own.
import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { awaitMail, linkIn } from "./inbox.ts";
import { open } from "./open.ts";
import { recordTraffic, type Traffic } from "./traffic.ts";

export interface Person {
  name: string;
  email: string;
  context: BrowserContext;
  page: Page;
  traffic: Traffic;
  /** Calls the API with the session of the person's browser; what comes back counts as their traffic. */
  call(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object): Promise<APIResponse>;
}

/** The address of the site. */
export function site(): string {
  const page = process.env.PITHEAD_PAGE;
  if (page === undefined) throw new Error("The global set-up has not run.");
  return page;
}

/** What somebody looks at the pages on. */
export const DEVICES = {
  laptop: { viewport: { width: 1280, height: 900 } },
  desktop: { viewport: { width: 1440, height: 900 } },
  /** High enough to show a board from its top to its end. */
  highDesktop: { viewport: { width: 1440, height: 2200 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  /** A tablet that is held, not stood on a desk. */
  touchTablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
type Device = Pick<BrowserContextOptions, "viewport" | "hasTouch" | "isMobile" | "reducedMotion">;

/** For somebody who has not asked for rest: what others did is seen to move. */
export function inMotion(device: Device): Device {
  return { ...device, reducedMotion: "no-preference" };
}

let count = 0;

/** Makes somebody who is not signed in, on a laptop unless said otherwise. */
export type NewPerson = (name: string, device?: Device) => Promise<Person>;

/** A story's test: `newPerson` makes people, not signed in, who close their browsers when the story ends. */
export const test = base.extend<{ newPerson: NewPerson }>({
  newPerson: async ({ browser }, use) => {
    const people: Person[] = [];
    await use(async (name, device = DEVICES.laptop) => {
      const person = await makePerson(browser, name, device);
      people.push(person);
      return person;
    });
    await Promise.all(people.map(({ context }) => context.close()));
  },
});

async function makePerson(browser: Browser, name: string, device: Device): Promise<Person> {
  // What moves is drawn without a graphics card, which would take most of the time that the stories take.
  const context = await browser.newContext({ baseURL: site(), reducedMotion: "reduce", ...device });
  const traffic = recordTraffic(context);
  const page = await context.newPage();
  count += 1;
  const call: Person["call"] = async (method, path, body) => {
    const answer = await context.request.fetch(`/api/v1${path}`, {
      method,
      headers: { origin: site() },
      // A kept connection may be closed at the moment it is used again.
      maxRetries: 1,
      ...(body === undefined ? {} : { data: body }),
    });
    traffic.add(`${method} ${path}`, await answer.text());
    return answer;
  };
  // Each worker counts for itself, and the inbox is that of all.
  const { workerIndex } = base.info();
  return { name, email: `${name.toLowerCase()}-${workerIndex}-${count}@players.example`, context, page, traffic, call };
}

/** Signs in by asking for a link on the page, opening it from the mail, and giving a name. */
export async function signInByMail(person: Person): Promise<void> {
  const { page, email, name } = person;
  await open(page, "/sign-in");
  await page.getByLabel("Mail address").fill(email);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(page.getByText("Look into your mail")).toBeVisible();
  const mail = await awaitMail(email, ({ text }) => text.includes("/sign-in/enter"));
  person.traffic.add("mail", mail.text + mail.html);
  await open(page, linkIn(mail, /^\/sign-in\/enter/));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/welcome**");
  await page.getByLabel("What others call you").fill(name);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.waitForURL("**/home");
}

/** Plays at once, from the first page. */
export async function playAsGuest({ page }: Person): Promise<void> {
  await open(page, "/");
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await page.waitForURL("**/home");
}
