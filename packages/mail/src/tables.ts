// The tables that mail layouts are built of.
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from "react";
import { INK, SERIF } from "./ink.ts";

interface TableProps {
  readonly className?: string;
  /** In pixels; the whole width when absent. */
  readonly width?: number;
  readonly style?: CSSProperties;
}

/** A table for layout, which a screen reader passes over. */
export function table({ className, width, style }: TableProps, ...rows: ReactNode[]): ReactElement {
  const props = { role: "presentation", className, width: width ?? "100%", cellPadding: 0, cellSpacing: 0, border: 0, style };
  return h("table", props, h("tbody", null, ...rows));
}

/** A row of the sheet under a heading of its own. */
export function section(heading: ReactNode, content: ReactNode): ReactElement {
  return h(
    "tr",
    null,
    h(
      "td",
      { className: "pad", style: { padding: "18px 28px 6px" } },
      h("h2", { className: "ink", style: { margin: "0 0 8px", font: `bold 17px/22px ${SERIF}`, color: INK.ink } }, heading),
      content,
    ),
  );
}
