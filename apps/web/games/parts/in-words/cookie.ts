// The cookie that keeps whether this browser shows tables in words.
export const IN_WORDS_COOKIE = "in-words";
