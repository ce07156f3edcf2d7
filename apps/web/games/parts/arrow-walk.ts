// Arrows walk from one space to the nearest in that direction.

export interface Box {
  x: number;
  y: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function isDirection(key: string): key is Direction {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/**
 * The index of the nearest box in a direction, undefined when there is none. Steps aside count double, so that a row is walked before it is left.
 * @param boxes middles of all, in pixels
 */
export function nearest(boxes: readonly Box[], from: number, direction: Direction): number | undefined {
  const here = boxes[from];
  if (!here) return undefined;
  let best: { index: number; distance: number } | undefined;
  boxes.forEach((box, index) => {
    const [along, aside] = offsets(here, box, direction);
    if (index === from || along <= 4) return;
    const distance = along + Math.abs(aside) * 2;
    if (!best || distance < best.distance) best = { index, distance };
  });
  return best?.index;
}

/** How far in the direction, and how far beside it. */
function offsets(from: Box, to: Box, direction: Direction): readonly [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  switch (direction) {
    case "ArrowLeft":
      return [-dx, dy];
    case "ArrowRight":
      return [dx, dy];
    case "ArrowUp":
      return [-dy, dx];
    case "ArrowDown":
      return [dy, dx];
  }
}
