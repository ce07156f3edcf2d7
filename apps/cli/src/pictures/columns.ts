// Blocks of text side by side, and tables.

const GAP = "   ";

/** Puts blocks next to each other, the first lines level. */
export function beside(...blocks: readonly (readonly string[])[]): string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const widths = blocks.map((block) => Math.max(0, ...block.map(widthOf)));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, at) => pad(block[row] ?? "", widths[at] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

/** Rows of cells, each column as wide as its widest cell. Cells that are numbers stand to the right, with a real minus. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(`${cell}`));
  return rows.map((row) =>
    row
      .map((cell, at) =>
        typeof cell === "number"
          ? String(cell)
              .replace("-", "−")
              .padStart(widths[at] ?? 0)
          : pad(cell, widths[at] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

function widthOf(text: string): number {
  return [...text].length;
}
