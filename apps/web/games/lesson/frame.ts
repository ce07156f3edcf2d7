// What an example of a rules page is made of: pictures of real positions, one after the other.

export interface Frame<Picture, Figure extends string> {
  picture: Picture;
  /** What the move that led there cost (less than 0) and brought somebody. */
  gains: readonly Gain<Figure>[];
}

interface Gain<Figure extends string> {
  of: Figure;
  by: number;
}

/** What is another in the second of two sets of figures. */
export function gained<Figure extends string>(
  before: { readonly [figure in Figure]: number },
  after: { readonly [figure in Figure]: number },
  figures: readonly Figure[],
): Gain<Figure>[] {
  return figures.map((of) => ({ of, by: after[of] - before[of] })).filter(({ by }) => by !== 0);
}
