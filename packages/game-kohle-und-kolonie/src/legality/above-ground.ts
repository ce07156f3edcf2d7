// What is legal in phase 10: loading (§5.1.9).
import type { Load } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { Reason } from "../reasons.ts";
import { loadingOf } from "../rules/loading.ts";
import { workersOf } from "../rules/local-workers.ts";
import { type Position, playerAt } from "../state.ts";

/** The front costs a local worker, waived by the cart marker; the back is free. */
export function refuseLoad(position: Position, seat: number, { worker, cart, markers }: Load): Reason | undefined {
  const player = playerAt(position, seat);
  const { price } = loadingOf(componentsOf(position), player);
  if (cart && player.bonus !== "cart") return { code: "bonus-not-held", marker: "cart" };
  if (worker && (price === 0 || cart)) return { code: "worker-not-needed" };
  if (worker && workersOf(player) < price) return { code: "no-worker" };
  const have = player.markers.cart;
  if (markers < 0 || markers > have) return { code: "too-few-markers", marker: "cart", have, given: markers };
  return markers > 0 && price > 0 && !worker && !cart ? { code: "markers-without-loading" } : undefined;
}
