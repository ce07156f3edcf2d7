// By which time zone the viewer is told of deadlines, and the way to another.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMe } from "../../api/queries.ts";
import { zoneSaid } from "./zone-said.ts";

/** Nothing while it is not known. */
export function ZoneNamed() {
  const t = useTranslations("frame");
  const zone = useMe()?.timeZone;
  return zone ? <Link href="/account/notices#when">{t("zone.foot", { zone: zoneSaid(zone) })}</Link> : null;
}
