// Tells the server the viewer's time zone, so that it writes the same times as the browser.
"use client";

import { useRouter } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useEffect } from "react";
import { TIME_ZONE_COOKIE } from "../../i18n/choices.ts";
import { keepChoice } from "../browser-cookie.ts";

export function TimeZoneTeller() {
  const router = useRouter();
  const known = useTimeZone();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (own === known || !own) return;
    keepChoice(TIME_ZONE_COOKIE, own);
    router.refresh();
  }, [known, router]);
  return null;
}
