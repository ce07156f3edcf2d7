// What is said of a thing, put into words once: sentences take longer to make than the part of the page that shows them.

/** Says the same as `say`, which is asked once for each key. */
export function remembered<T>(say: (of: T) => string, keyOf: (of: T) => string): (of: T) => string {
  const said = new Map<string, string>();
  return (of) => {
    const key = keyOf(of);
    const words = said.get(key) ?? say(of);
    said.set(key, words);
    return words;
  };
}
