// One piece of work for all who ask before it begins: however many ask, it holds one connection to the database.

/**
 * @param work is done for everything asked for meanwhile, and again only once it is over; it never answers with what was known before it was asked
 * @returns asks for one thing, and answers with the whole outcome of the work that it was part of
 */
export function together<Asked, Answer>(work: (asked: ReadonlySet<Asked>) => Promise<Answer>): (one: Asked) => Promise<Answer> {
  /** What has not begun yet: it waits for the work before, and more may join it. */
  let next: { readonly asked: Set<Asked>; readonly answer: Promise<Answer> } | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function queue() {
    const asked = new Set<Asked>();
    const answer = before.then(() => {
      next = undefined;
      return work(asked);
    });
    before = answer.catch(() => undefined);
    return { asked, answer };
  }

  return (one) => {
    next ??= queue();
    next.asked.add(one);
    return next.answer;
  };
}
