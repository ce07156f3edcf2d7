// Pictures of few colours: every pixel where it was, in a file that anybody reads.
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { palettePng } from "./palette-png.ts";

const rgba = (...colours: number[]) => Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]));

/** The body of the chunk of that type. */
function bodyOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type);
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

test("Each pixel keeps its colour, the commonest first in the palette.", () => {
  const png = palettePng({ width: 3, height: 2, pixels: rgba(0xff0000, 0x00ff00, 0x00ff00, 0x0000ff, 0x00ff00, 0xff0000) });
  expect([...bodyOf(png, "IHDR")]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect(bodyOf(png, "PLTE").toString("hex")).toBe("00ff00ff00000000ff");
  expect([...inflateSync(bodyOf(png, "IDAT"))]).toEqual([0, 1, 0, 0, 0, 2, 0, 1]);
});

test("Of more than 256 colours, a rare one becomes the nearest common one.", () => {
  const common = Array.from({ length: 256 }, (_, each) => each << 16);
  const png = palettePng({ width: 513, height: 1, pixels: rgba(...common, ...common, 0xff0102) });
  expect(bodyOf(png, "PLTE")).toHaveLength(3 * 256);
  const [filter, ...row] = inflateSync(bodyOf(png, "IDAT"));
  expect(filter).toBe(0);
  expect(row.at(-1)).toBe(255);
});
