// For tests: an edition that nobody has printed, made of the one that comes with Kohle & Kolonie by changing figures.
import { findEdition } from "@pithead/catalog";

interface Figures {
  edition: string;
  start: { coins: number };
  prices: { engineer: number[] };
  smallMines: { income: number }[];
}

/** The text of its file. @param change what else is different */
export function furtherEdition(name: string, change: (figures: Figures) => unknown = () => {}): string {
  const figures: Figures = JSON.parse(JSON.stringify(findEdition({ game: "kohle-und-kolonie", name: "history" })));
  figures.edition = name;
  figures.start.coins += 3;
  figures.prices.engineer = [3, 4];
  for (const mine of figures.smallMines) mine.income += 1;
  change(figures);
  return JSON.stringify(figures);
}
