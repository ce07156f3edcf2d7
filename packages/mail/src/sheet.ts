// A letter as HTML: tables, inline styles, system fonts, one button. Elements are made without JSX, which Node does not read.
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { INK, SANS, SERIF, STYLE } from "./ink.ts";
import type { Letter } from "./letter.ts";
import { pictureRow } from "./picture.ts";
import { deadlineBox, recapRows, standingTable, talkHeading, waitingTable } from "./sections.ts";
import { section, table } from "./tables.ts";

/** Everything is escaped by React. @param locale the language of the letter, as HTML names it. */
export function renderHtml(letter: Letter, locale: string): Promise<string> {
  return render(page(letter, locale));
}

function page(letter: Letter, locale: string): ReactElement {
  return h(
    "html",
    { lang: locale, xmlns: "http://www.w3.org/1999/xhtml" },
    h(
      "head",
      null,
      h("meta", { httpEquiv: "Content-Type", content: "text/html; charset=UTF-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, letter.subject),
      h("style", null, STYLE),
    ),
    h(
      "body",
      { className: "table", style: { margin: 0, padding: 0, background: INK.table } },
      h(Preview, null, letter.preview),
      h("div", { role: "main" }, table({ className: "table", style: { background: INK.table } }, centred(sheet(letter)))),
    ),
  );
}

function centred(content: ReactNode): ReactElement {
  return h("tr", null, h("td", { align: "center", style: { padding: "24px 0" } }, content));
}

function sheet(letter: Letter): ReactElement {
  const { recap, standing, talks = [], picture, waiting } = letter;
  return table(
    { className: "full sheet", width: 600, style: { width: "600px", maxWidth: "600px", background: INK.paper, textAlign: "left" } },
    letterhead(letter.about),
    opening(letter),
    action(letter),
    recap && recap.lines.length > 0 && section(recap.heading, recapRows(recap)),
    standing && section(standing.heading, standingTable(standing)),
    ...talks.map((talk) => section(talkHeading(talk), recapRows(talk))),
    picture && pictureRow(picture),
    waiting && waiting.games.length > 0 && section(waiting.heading, waitingTable(waiting.games)),
    gap(),
    foot(letter),
  );
}

function gap(): ReactElement {
  return h("tr", null, h("td", { height: 18, style: { fontSize: 0, lineHeight: 0 } }));
}

function letterhead(about: string): ReactElement {
  const style = { background: INK.iron, borderBottom: `4px solid ${INK.lamp}`, padding: "14px 28px" };
  return h(
    "tr",
    null,
    h(
      "td",
      { className: "pad", bgcolor: INK.iron, style },
      table(
        {},
        h(
          "tr",
          null,
          h("td", { style: { font: `bold 20px ${SERIF}`, color: INK.onIron } }, "Pithead"),
          h("td", { className: "about", align: "right", style: { font: `14px ${SANS}`, color: INK.onIron2 } }, about),
        ),
      ),
    ),
  );
}

function opening({ heading, lead }: Letter): ReactElement {
  return h(
    "tr",
    null,
    h(
      "td",
      { className: "pad", style: { padding: "28px 28px 6px" } },
      h("h1", { className: "ink big", style: { margin: 0, font: `bold 30px/36px ${SERIF}`, color: INK.ink } }, heading),
      h("p", { className: "ink2", style: { margin: "6px 0 0", font: `16px/24px ${SANS}`, color: INK.ink2 } }, lead),
    ),
  );
}

/** The deadline, if there is one, and the button beside or alone. */
function action({ deadline, button, linkNote }: Letter): ReactElement {
  const cell = { className: "stack gap", width: 200, valign: "middle", style: deadline ? { paddingLeft: "16px" } : {} };
  const row = h(
    "tr",
    null,
    deadline && deadlineBox(deadline),
    h("td", cell, buttonTable(button)),
    !deadline && h("td", { className: "stack" }),
  );
  return h(
    "tr",
    null,
    h("td", { className: "pad", style: { padding: "16px 28px 8px" } }, table({}, row), linkNote && address(linkNote, button.href)),
  );
}

function buttonTable({ label, href }: Letter["button"]): ReactElement {
  const link = { display: "block", padding: "18px 12px", font: `bold 17px/20px ${SANS}`, color: INK.lampInk, textDecoration: "none" };
  const cell = { background: INK.lamp, border: `1px solid ${INK.lampEdge}`, borderRadius: "6px" };
  return table({}, h("tr", null, h("td", { align: "center", bgcolor: INK.lamp, style: cell }, h("a", { href, style: link }, label))));
}

function address(note: string, href: string): ReactElement {
  return h(
    "p",
    { className: "ink3 link-note", style: { margin: "14px 0 0", font: `14px/20px ${SANS}`, color: INK.ink3, wordBreak: "break-all" } },
    note,
    h("br"),
    h("a", { className: "link", href, style: { color: INK.link } }, href),
  );
}

function foot({ foot: text, links = [] }: Letter): ReactElement {
  const style = { margin: 0, font: `14px/22px ${SANS}`, color: INK.ink3 };
  return h(
    "tr",
    null,
    h(
      "td",
      { className: "pad rule", style: { padding: "16px 28px 26px", borderTop: `1px solid ${INK.rule}` } },
      h("p", { className: "ink3", style }, text),
      links.length > 0 && h("p", { className: "ink3", style: { ...style, marginTop: "4px" } }, ...links.map(footLink)),
    ),
  );
}

function footLink({ label, href }: NonNullable<Letter["links"]>[number]): ReactElement {
  const style = { color: INK.link, whiteSpace: "nowrap", marginRight: "14px" } as const;
  return h("span", { key: href }, h("a", { className: "link", href, style }, label), " ");
}
