// Teaches next-intl which keys exist, and TypeScript what a style sheet is.
import type { Language } from "./i18n/languages.ts";
import type { Messages as AllMessages } from "./i18n/messages.ts";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: AllMessages;
  }
}
