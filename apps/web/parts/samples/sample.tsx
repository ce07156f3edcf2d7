// How a part is shown: by day and by night, with its name, and with what it is called in code.
import { boxOf, type PieceId, sizeOf } from "@pithead/drawings/pieces";
import { boardOf } from "@pithead/drawings/samples/pieces";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface SampleProps {
  /** What it is called. */
  label: string;
  /** What draws it: a piece by its name, a component with its parameters. */
  code?: string;
  /** Of a piece: its size in units of its own, and the boards it lies on. */
  notes?: readonly string[];
  children: ReactNode;
  wide?: boolean;
}

export function Sample({ label, code, notes = [], children, wide }: SampleProps) {
  return (
    <figure className={`sample ${wide ? "sample--wide" : ""}`}>
      <div className="sample__pic">{children}</div>
      <figcaption>
        {label}
        {code && <code>{code}</code>}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </figcaption>
    </figure>
  );
}

interface SectionProps {
  id: string;
  name: string;
  say?: string;
  /** It needs a page's whole width: the night comes below the day. */
  wide?: boolean;
  children: ReactNode;
}

export function Section({ id, name, say, wide, children }: SectionProps) {
  return (
    <section className="samples" id={id} aria-labelledby={`${id}-name`}>
      <h2 className="speak" id={`${id}-name`}>
        {name}
      </h2>
      {say && <p>{say}</p>}
      <div className={`samples__sides ${wide ? "samples__sides--wide" : ""}`}>
        <div className="samples__side samples__side--day">{children}</div>
        {/* The same once more: only to be looked at. */}
        <div className="samples__side samples__side--night" aria-hidden="true" inert>
          {children}
        </div>
      </div>
    </section>
  );
}

interface SpriteSampleProps {
  id: PieceId;
  label: string;
  className?: string;
}

/** A piece of the sheets, larger than on the boards, with the name by which it is drawn, its units and the boards it lies on. */
export function SpriteSample({ id, label, className = "" }: SpriteSampleProps) {
  const t = useTranslations("samples");
  const [width, height] = sizeOf(id);
  const board = boardOf(id);
  return (
    <Sample label={label} code={id} notes={[`${width} × ${height}`, ...(board ? [t(`board.${board}`)] : [])]}>
      <svg className={className} viewBox={boxOf(id)} width={width * 1.75} height={height * 1.75} aria-hidden="true">
        <use href={`#${id}`} />
      </svg>
    </Sample>
  );
}
