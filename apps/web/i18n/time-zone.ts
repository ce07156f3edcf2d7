// The viewer's own time zone: the browser says it in a cookie, so that the server writes the same times; before that, the account's.
import { cookies } from "next/headers";
import { TIME_ZONE_COOKIE } from "./choices.ts";

/** An IANA name; undefined until the browser has told it. */
export async function browsersTimeZone(): Promise<string | undefined> {
  const said = (await cookies()).get(TIME_ZONE_COOKIE)?.value;
  return said && isTimeZone(said) ? said : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
