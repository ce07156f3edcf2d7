// `npm run pictures -w @pithead/drawings`: the pictures that mails bring, of both games by day and by night, into `.data/pictures`.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { boardPicture } from "../picture/board-picture.ts";
import { pngOf } from "../picture/png.ts";
import { samplePosition as sampleWorks } from "./coal-baron.ts";
import { samplePlayer as sampleBaron, samplePosition as sampleMap } from "./kohle-und-kolonie.ts";
import { SAMPLE_PIT } from "./pit.ts";

const FOLDER = fileURLToPath(new URL("../../../../.data/pictures", import.meta.url));
const PIXELS = 1200;
const slots = {
  ...sampleBaron().slots,
  T1: { mine: 3, engine: true },
  B1: { mine: 41, engine: false },
  T2: { mine: "general", engine: true },
} as const;
const shown = { options: {}, names: ["Ada", "Bo", "Cleo", "Dee"], seat: 0, locale: "en" } as const;
const positions = [
  { game: "coal-baron", view: sampleWorks(SAMPLE_PIT) },
  { game: "kohle-und-kolonie", view: sampleMap({ slots, settlements: ["linden"], miners: { "station:y1": 2 } }) },
] as const;

mkdirSync(FOLDER, { recursive: true });
for (const position of positions)
  for (const theme of ["day", "night"] as const) {
    const file = path.join(FOLDER, `${position.game}-${theme}.png`);
    writeFileSync(file, await pngOf(boardPicture({ ...shown, ...position, theme }).svg, PIXELS));
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  }
