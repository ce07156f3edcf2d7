// What can be dragged while a turn of Coal Baron is built: cubes from cart to cage and from there on, a drawn card to its place.
import { type Color, isTileKind, orderCard, type Source, type WorkStep } from "@pithead/game-coal-baron/client";
import type { DraggableOf } from "../../parts/drag/use-drag.ts";
import { CAGE, cubeSprite, levelPart, orderPart, STORAGE, spotPart } from "../motion/board-parts.ts";
import type { Built } from "./built.ts";
import type { Card } from "./picks.ts";
import type { TurnInHand } from "./use-turn.ts";

type Mining = Extract<Built, { kind: "mining" }>;

/** Names of what can be dragged, as the board carries them. */
export const dragName = {
  inCart: (cube: Color) => `cart ${cube}`,
  inStock: (cube: Color, from: Source) => `${from} ${cube}`,
  card: (card: Card) => `card ${card}`,
};

/** Undefined while nothing can be dragged. `seat`: whose turn it is. */
export function dragsOf(built: Built | undefined, seat: number | null, pick: TurnInHand["pick"]): DraggableOf | undefined {
  if (seat === null) return undefined;
  const ownPart = (part: string) => `[data-part="pit:${seat}"] ${part}`;
  switch (built?.kind) {
    case "mining":
      return (name) => {
        const ways = built.next.flatMap((step) => wayOf(step, built) ?? []).filter((way) => way.name === name);
        const [first] = ways;
        if (first === undefined) return undefined;
        const drops = ways.flatMap(({ step, places }) =>
          places.map((place) => [ownPart(place), () => pick({ pick: "step", step })] as const),
        );
        return { picture: cubeSprite(first.cube), drops: new Map(drops) };
      };
    case "keep":
      if (built.card !== undefined) return undefined;
      return (name) => {
        const card = built.drawn.find((each) => dragName.card(each) === name);
        if (card === undefined) return undefined;
        const place = ownPart(isTileKind(card) ? levelPart(card) : ".desk");
        return { picture: "copy", drops: new Map([[place, () => pick({ pick: "keep", card })]]) };
      };
    case "action":
    case "draft":
    case "space":
    case undefined:
      return undefined;
  }
}

interface Way {
  name: string;
  cube: Color;
  places: string[];
  step: WorkStep;
}

/** The cube that a work step takes and the places it goes to; undefined for steps that are not done by one cube. */
function wayOf(step: WorkStep, { board }: Mining): Way | undefined {
  switch (step.step) {
    case "load":
      return { name: dragName.inCart(step.cube), cube: step.cube, places: [CAGE], step };
    case "store":
      return { name: dragName.inStock(step.cube, "cage"), cube: step.cube, places: [STORAGE], step };
    case "fill": {
      const { order, spot, from } = step;
      const filled = board.outstanding.find((each) => each.order === order)?.spots ?? [];
      const free = orderCard(order).spots.flatMap((color, place) => (color === spot && filled[place]?.length === 0 ? [place] : []));
      const places = free.map((place) => `${orderPart(order)} ${spotPart(place)}`);
      return { name: dragName.inStock(spot, from), cube: spot, places, step };
    }
    case "cage":
    case "swap":
      return undefined;
  }
}
