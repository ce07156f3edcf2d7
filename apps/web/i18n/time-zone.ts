// The viewer's own time zone: the browser says it in a cookie, so that the server writes the same times.
import { cookies } from "next/headers";
import { TIME_ZONE_COOKIE } from "./choices.ts";

/** An IANA name; UTC until the browser has told it. */
export async function chosenTimeZone(): Promise<string> {
  const said = (await cookies()).get(TIME_ZONE_COOKIE)?.value;
  return said && isTimeZone(said) ? said : "UTC";
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
