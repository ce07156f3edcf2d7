// A rules page: the text with its contents beside it, figures where they belong, the same in the other languages one press away.
import Link from "next/link";
import type { ReactNode } from "react";
import { LANGUAGE_NAMES, type Language } from "../i18n/languages.ts";
import { Icon } from "../parts/icons/icon.tsx";
import { scrolled } from "../parts/pieces/pressable.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Block, Example, Figure, FigureTable } from "./text.ts";
import "../styles/rules.css";

interface RulesPageProps {
  game: string;
  language: Language;
  book: Rulebook;
}

export function RulesPage({ game, language, book }: RulesPageProps) {
  const { title, lead, page, sections } = book.text;
  return (
    <main className="page rules" id="main" lang={language}>
      <header className="rules__head as-one">
        <h1>
          {title} <small>{page.rules}</small>
        </h1>
        <p>
          <Link className="btn" href={`/learn/${game}`}>
            <Icon name="play" small />
            {page.learn}
          </Link>
        </p>
        <Languages game={game} language={language} />
      </header>
      <nav className="rules__contents" aria-label={page.contents}>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="sheet card rules__text">
        <p className="rules__lead">{lead}</p>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 className="speak" id={id}>
              {heading}
            </h2>
            {blocks.map((block) => (
              <BlockSet key={keyOf(block)} block={block} book={book} />
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}

function Languages({ game, language }: { game: string; language: Language }) {
  return (
    <p className="rules__languages">
      {Object.entries(LANGUAGE_NAMES).map(([tag, name]) => (
        <Link key={tag} href={`/rules/${game}?lang=${tag}`} lang={tag} hrefLang={tag} aria-current={tag === language ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </p>
  );
}

function BlockSet({ block, book }: { block: Block; book: Rulebook }) {
  if (typeof block === "string") return <p>{rich(block)}</p>;
  if ("figure" in block) return <FigureSet figure={block} book={book} />;
  if ("example" in block) return <ExampleSet example={block} book={book} />;
  if ("steps" in block) return <ol className="rules__steps">{items(block.steps)}</ol>;
  return <ul>{items(block.list)}</ul>;
}

function items(texts: readonly string[]): ReactNode {
  return texts.map((text) => <li key={text}>{rich(text)}</li>);
}

function FigureSet({ figure: { figure, caption }, book }: { figure: Figure; book: Rulebook }) {
  const Drawing = book.drawings[figure];
  const table = book.tables[figure];
  return (
    <figure className="rules__figure">
      {Drawing && <Drawing label={caption} />}
      {table && <TableSet table={table} label={caption} />}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function ExampleSet({ example: { example, caption, says }, book }: { example: Example; book: Rulebook }) {
  const Drawn = book.examples[example];
  return Drawn && <Drawn caption={caption} says={says} />;
}

function TableSet({ table: { head, rows }, label }: { table: FigureTable; label: string }) {
  return (
    <div className="rules__wide" {...scrolled("group", label)}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} className={typeof cell === "number" ? "number" : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What stands between two stars stands out. */
function rich(text: string): ReactNode {
  return text.split("**").map((part, index) => (index % 2 === 0 ? part : <b key={part}>{part}</b>));
}

function keyOf(block: Block): string {
  return typeof block === "string" ? block : JSON.stringify(block);
}
