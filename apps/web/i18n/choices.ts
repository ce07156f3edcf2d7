// The cookies in which a viewer's language and time zone are kept.

export const LANGUAGE_COOKIE = "language";
export const TIME_ZONE_COOKIE = "time-zone";
