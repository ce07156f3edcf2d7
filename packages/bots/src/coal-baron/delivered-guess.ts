// Which orders others may have delivered face down: as many as they did, for as many VP.
import type { OrderId, View } from "@pithead/game-coal-baron";
import { orderCard } from "@pithead/game-coal-baron/client";
import type { Random } from "../random.ts";

/** So many exchanges find the right sum nearly always; then it is tried from another beginning. */
const EXCHANGES = 400;
const BEGINNINGS = 50;
/** Now and then an exchange for the worse, so as not to get stuck. */
const ASTRAY = 0.05;

interface Guess {
  /** By seat; those whose delivered orders lie open are not in it. */
  readonly delivered: ReadonlyMap<number, readonly OrderId[]>;
  /** The unseen orders that nobody delivered. */
  readonly left: OrderId[];
}

/** Some orders and the VP they must bring together; null for those that may bring any. */
interface Pile {
  readonly orders: OrderId[];
  readonly vp: number | null;
}

/** `unseen` lies in random order. */
export function deliveredGuess({ players }: View, unseen: readonly OrderId[], random: Random): Guess {
  const hidden = players.flatMap(({ delivered, deliveredCount, deliveredVp }, seat) =>
    delivered === null ? [{ seat, deliveredCount, deliveredVp }] : [],
  );
  let piles = pilesFrom(hidden, unseen);
  for (let beginning = 0; beginning < BEGINNINGS && !exchangeUntilRight(piles, random); beginning++) {
    piles = pilesFrom(hidden, random.shuffle(unseen));
  }
  const [left, ...delivered] = piles;
  return { delivered: new Map(hidden.map(({ seat }, at) => [seat, delivered[at]?.orders ?? []])), left: left?.orders ?? [] };
}

function pilesFrom(hidden: readonly { deliveredCount: number; deliveredVp: number }[], unseen: readonly OrderId[]): Pile[] {
  const rest = [...unseen];
  const delivered = hidden.map(({ deliveredCount, deliveredVp }) => ({ orders: rest.splice(0, deliveredCount), vp: deliveredVp }));
  return [{ orders: rest, vp: null }, ...delivered];
}

/** Exchanges random cards between piles as long as the sums are wrong. Answers whether they are right. */
function exchangeUntilRight(piles: readonly Pile[], random: Random): boolean {
  const wrongBy = () => piles.reduce((sum, { orders, vp }) => sum + (vp === null ? 0 : Math.abs(vpOfAll(orders) - vp)), 0);
  let wrong = wrongBy();
  for (let exchange = 0; exchange < EXCHANGES && wrong > 0; exchange++) {
    const [one, other] = random.shuffle(piles.filter(({ orders }) => orders.length > 0));
    if (one === undefined || other === undefined) return false;
    const [at, otherAt] = [random.below(one.orders.length), random.below(other.orders.length)];
    exchangeCards(one, at, other, otherAt);
    const now = wrongBy();
    if (now <= wrong || random.next() < ASTRAY) wrong = now;
    else exchangeCards(one, at, other, otherAt);
  }
  return wrong === 0;
}

function exchangeCards(one: Pile, at: number, other: Pile, otherAt: number): void {
  const [mine] = one.orders.splice(at, 1);
  if (mine === undefined) return;
  one.orders.splice(at, 0, ...other.orders.splice(otherAt, 1, mine));
}

function vpOfAll(orders: readonly OrderId[]): number {
  return orders.reduce((sum, order) => sum + orderCard(order).vp, 0);
}
