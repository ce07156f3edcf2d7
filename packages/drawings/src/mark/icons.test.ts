// The icons that lie in the web app are those of its mark.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ICONS, iconOf } from "./icons.ts";

const inWeb = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../apps/web/${file}`, import.meta.url)));

test.each(ICONS)("$file is the mark", (icon) => {
  expect(inWeb(icon.file).equals(iconOf(inWeb("app/icon.svg").toString(), icon))).toBe(true);
});
