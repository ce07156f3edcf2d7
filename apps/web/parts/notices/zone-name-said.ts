// What the time of a zone is called: zones themselves have names in English alone.
import { dateLanguage } from "../time/date-language.ts";

/** Of "Europe/Vienna" in German: "Mitteleuropäische Zeit". Undefined where there is no such zone. */
export function zoneNameSaid(zone: string, locale: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(dateLanguage(locale), { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value;
  } catch {
    return undefined;
  }
}
