// Which language a request is answered in: the one of the account, else the one chosen in this browser, else what the browser asks for. And by which clock.
import type { Me } from "@pithead/contracts";
import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { askedSession } from "../api/server.ts";
import { ApiError } from "../api/wire.ts";
import { LANGUAGE_COOKIE } from "./choices.ts";
import { isLanguage, type Language, languageOf } from "./languages.ts";
import { readyMessages } from "./ready-messages.ts";
import { browsersTimeZone } from "./time-zone.ts";

export default getRequestConfig(async () => {
  const me = await account();
  const locale = me?.language ?? (await languageOfBrowser());
  return { locale, messages: readyMessages(locale), timeZone: (await browsersTimeZone()) ?? me?.timeZone ?? "UTC" };
});

/** Undefined when nobody is signed in, and while the API cannot be reached. */
async function account(): Promise<Me | undefined> {
  try {
    return (await askedSession()).me ?? undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function languageOfBrowser(): Promise<Language> {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  return isLanguage(chosen) ? chosen : languageOf((await headers()).get("accept-language") ?? "");
}
