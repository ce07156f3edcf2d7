// The page that shows the gallery.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { GALLERY } from "./picture.ts";
import type { Screen } from "./screens.ts";

/** Writes the index: each screen by day and by night, on a desk, a tablet and a phone. */
export async function writeIndex(screens: readonly Screen[]): Promise<void> {
  const parts = screens.flatMap(({ name, says }) => [
    "",
    `## ${says}`,
    "",
    ...(["light", "dark"] as const).map((scheme) =>
      (["desk", "tablet", "phone"] as const).map((size) => shown(name, `${size}-${scheme}`)).join(" "),
    ),
  ]);
  const head = [
    "# Gallery",
    "",
    "What there is to see, by day and by night, on a desk (1440 × 900), a tablet (820 × 1180) and a phone (390 × 844). `npm run gallery` takes every picture anew, of the whole service with real games that are the same each time.",
  ];
  await writeFile(path.join(GALLERY, "README.md"), `${[...head, ...parts].join("\n")}\n`);
}

const WIDTHS = { desk: 480, tablet: 230, phone: 150 } as const;

function shown(name: string, which: `${keyof typeof WIDTHS}-${"light" | "dark"}`): string {
  const size = which.split("-")[0];
  const width = size === "desk" || size === "tablet" ? WIDTHS[size] : WIDTHS.phone;
  return `<img src="${name}-${which}.webp" alt="${name}, ${which.replace("-", ", ")}" width="${width}">`;
}
