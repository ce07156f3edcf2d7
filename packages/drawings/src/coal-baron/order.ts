// An order by its id, with whatever lies on its spots.
import { type Color, type OrderId, orderCard } from "@pithead/game-coal-baron/client";
import { createElement as h } from "react";
import type { Dress } from "../pieces/dress.ts";
import { OrderCard } from "./order-card.ts";

/** What a turn that is being built makes of one spot. */
export interface SpotInTurn {
  /** The number of the work step that filled it. */
  step?: number | undefined;
  /** What a page adds to it while it may be filled. */
  dress?: Dress | undefined;
}

interface OrderProps {
  order: OrderId;
  /** As in a position: no cube is a free spot, two cubes a swapped one. All spots free unless told. */
  filled?: readonly (readonly Color[])[];
  /** Every spot filled: a delivered order. */
  delivered?: boolean;
  inTurn?: ((spot: Color, place: number) => SpotInTurn) | undefined;
  label?: string | undefined;
  stamp?: string | undefined;
}

export function Order({ order, filled, delivered, inTurn, label, stamp }: OrderProps) {
  const { vehicle, vp, spots } = orderCard(order);
  const drawn = spots.map((color, place) => ({ color, cubes: delivered ? [color] : (filled?.[place] ?? []), ...inTurn?.(color, place) }));
  return h(OrderCard, { vehicle, vp, spots: drawn, label, stamp });
}
