// From SVG to PNG, with our own lettering and nothing of the machine's.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { palettePng } from "./palette-png.ts";

const FOLDER = fileURLToPath(new URL("../../fonts/", import.meta.url));
const FONTS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ttf"))
  .map((name) => FOLDER + name);

/** Paints on a thread of its own, on ground that is opaque everywhere. @param width in pixels; the height follows. */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  const options: ResvgRenderOptions = {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: "Archivo" },
  };
  return palettePng(await renderAsync(svg, options));
}
