// The cookies in which a viewer's language and time zone are kept.

export const LANGUAGE_COOKIE = "language";
export const TIME_ZONE_COOKIE = "time-zone";
/** The zone of a browser whose viewer chose to be told times by another. */
export const ZONE_KEPT_COOKIE = "zone-kept";
