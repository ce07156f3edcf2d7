// A title with the count of games that wait before it.

/** A title that begins with the count in parentheses, or with none at 0. */
export function titleWith(count: number, title: string): string {
  const bare = title.replace(/^\(\d+\) /, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}
