// An order by its id, with whatever lies on its spots.
import { type Color, type OrderId, orderCard } from "@pithead/game-coal-baron/client";
import { OrderCard } from "./order-card.tsx";

/** What may be done with one spot while a mining turn is built. */
export interface SpotPress {
  step?: number | undefined;
  lit?: boolean | undefined;
  label?: string | undefined;
  choose?: (() => void) | undefined;
}

interface OrderProps {
  order: OrderId;
  /** As in a position: no cube is a free spot, two cubes a swapped one. All spots free unless told. */
  filled?: readonly (readonly Color[])[];
  /** Every spot filled: a delivered order. */
  delivered?: boolean;
  press?: ((spot: Color, place: number) => SpotPress) | undefined;
  label?: string | undefined;
  stamp?: string | undefined;
}

export function Order({ order, filled, delivered, press, label, stamp }: OrderProps) {
  const { vehicle, vp, spots } = orderCard(order);
  const drawn = spots.map((color, place) => ({
    color,
    cubes: delivered ? [color] : (filled?.[place] ?? []),
    ...press?.(color, place),
  }));
  return <OrderCard vehicle={vehicle} vp={vp} spots={drawn} label={label} stamp={stamp} />;
}
