// Writes tokens.css after a colour was added or changed.
import { writeFileSync } from "node:fs";
import { styleSheet } from "./style-sheet.ts";

writeFileSync(new URL("../../tokens.css", import.meta.url), styleSheet());
