// The house mark as the icons that phones and desks want: the same drawing as the web app's `icon.svg`, as pictures of fixed size.
import { Resvg } from "@resvg/resvg-js";

interface Icon {
  /** Under the web app's folder. */
  file: string;
  pixels: number;
  /** Without round corners, the mark in the middle: whoever shows it cuts a shape of their own. The part of the side that the mark takes. */
  full?: number;
}

export const ICONS: readonly Icon[] = [
  { file: "public/icons/mark-192.png", pixels: 192 },
  { file: "public/icons/mark-512.png", pixels: 512 },
  { file: "public/icons/mark-full-192.png", pixels: 192, full: 0.72 },
  { file: "public/icons/mark-full-512.png", pixels: 512, full: 0.72 },
  { file: "app/apple-icon.png", pixels: 180, full: 0.86 },
];

/** @param mark the text of `icon.svg`, whose box is 40 by 40 */
export function iconOf(mark: string, { pixels, full }: Icon): Uint8Array {
  const drawn = full === undefined ? mark : fullBleed(mark, full);
  return new Resvg(drawn, { fitTo: { mode: "width", value: pixels } }).render().asPng();
}

function fullBleed(mark: string, part: number): string {
  const inset = 20 - 20 * part;
  return mark
    .replace(' rx="7"', "")
    .replace("<g ", `<g transform="translate(${inset} ${inset}) scale(${part})"><g `)
    .replace("</svg>", "</g></svg>");
}
