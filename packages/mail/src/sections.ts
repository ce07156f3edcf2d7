// The parts in the middle of a letter: deadline, what happened, how it stands, what else waits.
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { INK, markOf, SANS, SERIF } from "./ink.ts";
import type { Deadline, Figures, RecapLine, Talk, WaitingGame } from "./letter.ts";
import { table } from "./tables.ts";

const LINE = { borderTop: `1px solid ${INK.rule}`, font: `16px/22px ${SANS}`, color: INK.ink };

export function deadlineBox({ label, time, note }: Deadline): ReactElement {
  const cell = { background: INK.lampWash, padding: "12px 16px", borderLeft: `4px solid ${INK.lamp}` };
  const small = { margin: 0, font: `14px/20px ${SANS}` };
  return h(
    "td",
    { className: "stack wash", valign: "middle", bgcolor: INK.lampWash, style: cell },
    h("p", { className: "lamptext", style: { ...small, color: INK.lampText } }, label),
    h("p", { className: "ink", style: { margin: 0, font: `bold 18px/24px ${SERIF}`, color: INK.ink } }, keptTogether(time)),
    h("p", { className: "ink2", style: { ...small, color: INK.ink2 } }, note),
  );
}

/** The time of day stays with its zone. */
function keptTogether(time: string): string {
  return time.replace(/ (?=\S+$)/, "\u00a0");
}

/** A table's name, which leads to it. */
export function talkHeading({ heading, href }: Talk): ReactElement {
  return h("a", { className: "ink", href, style: { color: INK.ink } }, heading);
}

export function recapRows({ lines, more }: Pick<Talk, "lines" | "more">): ReactElement {
  const rows = lines.map((line, index) => recapRow(line, index));
  const cell = { className: "ink2 rule", colSpan: 2, style: { ...LINE, padding: "9px 0", font: `14px/20px ${SANS}`, color: INK.ink2 } };
  return table({}, more && h("tr", { key: "more" }, h("td", cell, more)), ...rows);
}

function recapRow({ seat, words }: RecapLine, index: number): ReactElement {
  const said = words.map(({ text, strong }) => (strong ? h("b", null, text) : text));
  const cell = { className: "ink rule", style: { ...LINE, padding: "9px 0" } };
  if (seat === null) return h("tr", { key: index }, h("td", { ...cell, colSpan: 2 }, ...said));
  return h("tr", { key: index }, mark(seat, "9px 0"), h("td", cell, ...said));
}

/** The seat's mark, read out as nothing: the name beside it says whose it is. */
function mark(seat: number, padding: string): ReactElement {
  const { look, color, shape } = markOf(seat);
  const style = { ...LINE, padding, font: `bold 17px/22px ${SANS}`, color };
  return h("td", { className: `seat-${look} rule mark`, width: 30, valign: "top", style, "aria-hidden": true }, shape);
}

export function standingTable({ columns, rows }: Figures): ReactElement {
  const head = columns.map((column) =>
    h("th", { className: "ink2 column", scope: "col", align: "right", valign: "bottom", style: HEAD }, column),
  );
  const body = rows.map(({ seat, name, figures }) =>
    h(
      "tr",
      { key: seat },
      mark(seat, "9px 0 9px 0"),
      h(
        "th",
        {
          className: "ink rule name",
          scope: "row",
          align: "left",
          width: NAME_WIDTH,
          style: { ...LINE, padding: "9px 0", fontWeight: "bold", wordBreak: "break-word" },
        },
        name,
      ),
      ...figures.map((figure, index) => figureCell(figure, columns[index] ?? "")),
    ),
  );
  const corner: ReactNode = h("td", { colSpan: 2 });
  return h(
    "table",
    { className: "standing", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 },
    h("thead", null, h("tr", null, corner, ...head)),
    h("tbody", null, ...body),
  );
}

/** On a phone there are no columns: there each figure says what it is of. */
function figureCell(figure: number, of: string): ReactElement {
  const label = h("span", { className: "label", style: { display: "none" } }, `${of} `);
  return h("td", { key: of, className: "ink rule figure", align: "right", style: { ...LINE, padding: "9px 6px" } }, label, signed(figure));
}

/** So much as six columns leave it: most names stand in one line. */
const NAME_WIDTH = 150;
/** Long words break where their soft hyphens are, and nowhere else. */
const HEAD = { font: `14px/18px ${SANS}`, color: INK.ink2, padding: "6px" };

/** With a true minus sign. */
export function signed(figure: number): string {
  return String(figure).replace("-", "−");
}

export function waitingTable(games: readonly WaitingGame[]): ReactElement {
  const frame = { background: INK.raised, border: `1px solid ${INK.rule}` };
  const rows = games.map(({ title, href, detail, aside }, index) => {
    const border = index === 0 ? {} : { borderTop: `1px solid ${INK.rule}` };
    return h(
      "tr",
      { key: href },
      h(
        "td",
        { className: "ink rule", style: { ...border, padding: "12px 14px", font: `16px/21px ${SANS}`, color: INK.ink } },
        h("a", { className: "ink", href, style: { color: INK.ink, fontWeight: "bold" } }, title),
        h("br"),
        h("span", { className: "ink2", style: { fontSize: "14px", color: INK.ink2 } }, detail),
      ),
      h(
        "td",
        { className: "ink2 rule", align: "right", style: { ...border, padding: "12px 14px", font: `14px/20px ${SANS}`, color: INK.ink2 } },
        aside,
      ),
    );
  });
  return table({ className: "raised", style: frame }, ...rows);
}
