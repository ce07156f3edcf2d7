// Tells an account that has no language yet the one its pages are read in, so that its mails come in it too.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import { api } from "../../api/browser.ts";
import { keys } from "../../api/keys.ts";
import { useMe } from "../../api/queries.ts";

export function LanguageTeller() {
  const language = useLocale();
  const me = useMe();
  const queries = useQueryClient();
  const isUntold = me?.language === null;
  useEffect(() => {
    if (!isUntold) return;
    // Where it does not arrive, the next page tells it.
    api.chooseLanguage(language).then(
      (known) => queries.setQueryData(keys.session, { me: known }),
      () => undefined,
    );
  }, [isUntold, language, queries]);
  return null;
}
