// Time zones as people call them.

/** An IANA name as people write it: "Europe/Berlin" is Berlin, "America/New_York" is New York. */
export function zoneSaid(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
