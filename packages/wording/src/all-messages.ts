// The words of every game in every language. A page gets those of its own language and game alone.
import deCoalBaron from "../messages/de/coal-baron.json" with { type: "json" };
import deKohleUndKolonie from "../messages/de/kohle-und-kolonie.json" with { type: "json" };
import enCoalBaron from "../messages/en/coal-baron.json" with { type: "json" };
import enKohleUndKolonie from "../messages/en/kohle-und-kolonie.json" with { type: "json" };
import nlCoalBaron from "../messages/nl/coal-baron.json" with { type: "json" };
import nlKohleUndKolonie from "../messages/nl/kohle-und-kolonie.json" with { type: "json" };
import type { CoalBaronMessages } from "./coal-baron/messages.ts";
import type { Messages } from "./compose.ts";
import type { KohleUndKolonieMessages } from "./kohle-und-kolonie/messages.ts";
import type { Locale } from "./locale.ts";
import type { SpokenGame } from "./spoken-game.ts";

interface GameMessages extends Record<SpokenGame, Messages> {
  "coal-baron": CoalBaronMessages;
  "kohle-und-kolonie": KohleUndKolonieMessages;
}

const MESSAGES: { readonly [locale in Locale]: GameMessages } = {
  en: { "coal-baron": enCoalBaron, "kohle-und-kolonie": enKohleUndKolonie },
  de: { "coal-baron": deCoalBaron, "kohle-und-kolonie": deKohleUndKolonie },
  nl: { "coal-baron": nlCoalBaron, "kohle-und-kolonie": nlKohleUndKolonie },
};

/** What a speaker needs to say a game in a language; plain JSON. */
export function messagesOf(locale: Locale, game: SpokenGame): Messages {
  return MESSAGES[locale][game];
}
