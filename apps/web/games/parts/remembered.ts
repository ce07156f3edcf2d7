// What takes longer to make than the part of the page that shows it, made once: sentences, moves as they are built.

/** Makes the same as `make`, which is asked once for each key. */
export function remembered<T, Made>(make: (of: T) => Made, keyOf: (of: T) => string): (of: T) => Made {
  const known = new Map<string, Made>();
  return (of) => {
    const key = keyOf(of);
    const made = known.get(key) ?? make(of);
    known.set(key, made);
    return made;
  };
}
