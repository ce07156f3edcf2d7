// Chooses the language of the pages, and of the mails for whoever is signed in.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { api } from "../../api/browser.ts";
import { keys } from "../../api/keys.ts";
import { useMe } from "../../api/queries.ts";
import { LANGUAGE_COOKIE } from "../../i18n/choices.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../i18n/languages.ts";
import { keepChoice } from "../browser-cookie.ts";
import { useProblemSaid } from "../problem-said.ts";
import { useToast } from "../toast/toasts.tsx";

export function LanguageSwitch() {
  const t = useTranslations("frame");
  const current = useLocale();
  const me = useMe();
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const said = useProblemSaid();

  async function choose(language: Language): Promise<void> {
    keepChoice(LANGUAGE_COOKIE, language);
    try {
      if (me) queries.setQueryData(keys.session, { me: await api.chooseLanguage(language) });
      router.refresh();
    } catch (error) {
      toast({ message: said(error) });
    }
  }

  return (
    <ul className="languages" aria-label={t("languages")}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button type="button" lang={language} aria-pressed={language === current} onClick={() => choose(language)}>
            {LANGUAGE_NAMES[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
