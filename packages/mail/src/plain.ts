// A letter as plain text: the same parts in the same order.
import { markOf } from "./ink.ts";
import type { Figures, Letter, RecapLine } from "./letter.ts";
import { signed } from "./sections.ts";

const SOFT_HYPHEN = "\u00ad";

export function renderText(letter: Letter): string {
  const { deadline, button, recap, standing, talks = [], picture, waiting } = letter;
  const blocks = [
    `${letter.heading}\n${letter.lead}`,
    deadline && `${deadline.label} ${deadline.time}.\n${deadline.note}`,
    `${button.label}:\n${button.href}`,
    recap && recap.lines.length > 0 && told(recap),
    standing && `${standing.heading}\n${figuresOf(standing)}`,
    ...talks.map((talk) => `${told(talk)}\n${talk.href}`),
    picture?.alt,
    waiting &&
      waiting.games.length > 0 &&
      `${waiting.heading}\n${waiting.games.map(({ title, detail, aside, href }) => `- ${title}: ${detail} (${aside})\n  ${href}`).join("\n")}`,
    ["-- \nPithead", letter.foot, ...(letter.links ?? []).map(({ label, href }) => `${label}: ${href}`)].join("\n"),
  ];
  return `${blocks.filter((block) => typeof block === "string").join("\n\n")}\n`;
}

function told({ heading, more, lines }: { heading: string; more?: string; lines: readonly RecapLine[] }): string {
  const said = lines.map(({ words }) => `- ${words.map(({ text }) => text).join("")}`);
  return [heading, ...(more ? [more] : []), ...said].join("\n");
}

/** "● Ada: VP 19, Workers 7, …", one row for each seat. */
function figuresOf({ columns, rows }: Figures): string {
  return rows
    .map(({ seat, name, figures }) => {
      const said = figures.map((figure, index) => `${withoutBreaks(columns[index] ?? "")} ${signed(figure)}`).join(", ");
      return `${markOf(seat).shape} ${name}: ${said}`;
    })
    .join("\n");
}

/** Text has no columns in which a word would have to break. */
function withoutBreaks(words: string): string {
  return words.replaceAll(SOFT_HYPHEN, "");
}
