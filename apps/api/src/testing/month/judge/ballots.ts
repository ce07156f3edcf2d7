// What a vote about a seat comes to.

/** What more than half are for, or most once all have voted; undefined while it is open. */
export function decisionOf(cast: readonly string[], voters: number): string | undefined {
  const agreed = cast.find((choice) => cast.filter((each) => each === choice).length * 2 > voters);
  return agreed ?? (cast.length >= voters ? leading(cast) : undefined);
}

/** What most are for; a bot where nothing leads. */
export function leading(cast: readonly string[]): string {
  const counts = ["bot", "substitute", "end"].map((choice) => ({ choice, count: cast.filter((each) => each === choice).length }));
  const [most, next] = counts.toSorted((a, b) => b.count - a.count);
  return most !== undefined && next !== undefined && most.count > next.count ? most.choice : "bot";
}
