// Drawings within drawings: where a nested `svg` stands and how large its insides are.

export interface Box {
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly outer: Box;
  readonly inner: Box;
  readonly viewBox: string | undefined;
  readonly fit: string;
}

const FIT = "xMidYMid meet";

/** @param around what percentages are of, and how large it is without a size of its own. */
export function boxOf(attributes: ReadonlyMap<string, string>, around: Box): Placed {
  const number = (name: "x" | "y" | "width" | "height", whole: number, other: number) => {
    const value = attributes.get(name);
    if (value === undefined) return other;
    return value.endsWith("%") ? (Number.parseFloat(value) / 100) * whole : Number.parseFloat(value);
  };
  const outer = { width: number("width", around.width, around.width), height: number("height", around.height, around.height) };
  const viewBox = attributes.get("viewBox");
  const [, , width = outer.width, height = outer.height] = viewBox?.split(/[ ,]+/).map(Number) ?? [];
  const fit = attributes.get("preserveAspectRatio") || FIT;
  return { x: number("x", around.width, 0), y: number("y", around.height, 0), outer, inner: { width, height }, viewBox, fit };
}

/** What is written before and after its insides: a group that is moved and scaled; an `svg` only where something has to be cut off, which takes longer to paint. */
export function placed({ x, y, outer, inner, viewBox, fit }: Placed, more = ""): [begin: string, end: string] {
  if (fit.endsWith("slice")) {
    const size = `x="${x}" y="${y}" width="${outer.width}" height="${outer.height}"`;
    return [`<svg ${size} viewBox="${viewBox}" preserveAspectRatio="${fit}" ${more}>`, "</svg>"];
  }
  const [left = 0, top = 0] = viewBox?.split(/[ ,]+/).map(Number) ?? [];
  const [across, down] = [outer.width / inner.width, outer.height / inner.height];
  const least = Math.min(across, down);
  const [sx, sy] = fit === "none" ? [across, down] : [least, least];
  const [dx, dy] = [x + (outer.width - inner.width * sx) / 2 - left * sx, y + (outer.height - inner.height * sy) / 2 - top * sy];
  return [`<g transform="translate(${short(dx)} ${short(dy)}) scale(${short(sx)} ${short(sy)})" ${more}>`, "</g>"];
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
