// `npm run icons -w @pithead/drawings`: draws the icons of the web app anew from its `icon.svg`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ICONS, iconOf } from "./icons.ts";

const WEB = fileURLToPath(new URL("../../../../apps/web", import.meta.url));
const mark = await readFile(path.join(WEB, "app/icon.svg"), "utf8");
for (const icon of ICONS) {
  const file = path.join(WEB, icon.file);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, iconOf(mark, icon));
}
