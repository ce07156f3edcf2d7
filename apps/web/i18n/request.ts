// Which language a request is answered in: the chosen one, else what the browser asks for.
import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LANGUAGE_COOKIE } from "./choices.ts";
import { isLanguage, languageOf } from "./languages.ts";
import { messagesIn } from "./messages.ts";
import { chosenTimeZone } from "./time-zone.ts";

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  const locale = isLanguage(chosen) ? chosen : languageOf((await headers()).get("accept-language") ?? "");
  return { locale, messages: messagesIn(locale), timeZone: await chosenTimeZone() };
});
