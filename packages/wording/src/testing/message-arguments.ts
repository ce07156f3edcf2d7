// What an ICU message asks for: the languages must agree on it.

/**
 * The names of a message's arguments, sorted, and its tags as `<tag>`.
 * @throws SyntaxError when its braces do not match
 */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>([...message.matchAll(/<(\w+)>/g)].map(([tag]) => tag));
  let at = 0;

  /** Words up to the brace that ends them, or to the end of the message. */
  function words(isInner: boolean): void {
    while (at < message.length) {
      const char = message[at++];
      if (char === "'" && /[{}<>]/.test(message[at] ?? "")) at = message.indexOf("'", at + 1) + 1 || message.length;
      else if (char === "{") argument();
      else if (char === "}") {
        if (isInner) return;
        throw new SyntaxError(`A brace too many: ${message}`);
      }
    }
    if (isInner) throw new SyntaxError(`A brace too few: ${message}`);
  }

  /** `{name}`, or `{name, select, …}` with words in braces behind each choice. */
  function argument(): void {
    const [head = "", name = "", end] = /^\s*(\w+)\s*([,}])/.exec(message.slice(at)) ?? [];
    if (name === "") throw new SyntaxError(`No argument at ${at}: ${message}`);
    names.add(name);
    at += head.length;
    if (end === "}") return;
    while (at < message.length) {
      const char = message[at++];
      if (char === "}") return;
      if (char === "{") words(true);
    }
    throw new SyntaxError(`A brace too few: ${message}`);
  }

  words(false);
  return [...names].sort();
}

const OPENINGS = /'[{}#][^']*'|\{\s*\w+\s*,\s*(plural|selectordinal|select)\s*,|([{}#])/g;

/** Whether a `#` of a plural stands inside a `select` within it: there the formatter takes it for the character, not the count. */
export function hasLooseCount(message: string): boolean {
  const around: string[] = [];
  for (const [, kind, char] of message.matchAll(OPENINGS)) {
    if (kind !== undefined) around.push(kind);
    else if (char === "{") around.push("words");
    else if (char === "}") around.pop();
    else if (char === "#" && around.findLast((each) => each !== "words") === "select" && around.includes("plural")) return true;
  }
  return false;
}
