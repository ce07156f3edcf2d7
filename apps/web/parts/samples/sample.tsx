// How a part is shown: by day and by night, with its name.
import { boxOf, type PieceId, sizeOf } from "@pithead/drawings/pieces";
import type { ReactNode } from "react";

/** @param label what it is called. */
export function Sample({ label, children, wide }: { label: string; children: ReactNode; wide?: boolean }) {
  return (
    <figure className={`sample ${wide ? "sample--wide" : ""}`}>
      <div className="sample__pic">{children}</div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

interface SectionProps {
  id: string;
  name: string;
  say?: string;
  children: ReactNode;
}

export function Section({ id, name, say, children }: SectionProps) {
  return (
    <section className="samples" id={id} aria-labelledby={`${id}-name`}>
      <h2 className="speak" id={`${id}-name`}>
        {name}
      </h2>
      {say && <p>{say}</p>}
      <div className="samples__sides">
        <div className="samples__side samples__side--day">{children}</div>
        {/* The same once more: only to be looked at. */}
        <div className="samples__side samples__side--night" aria-hidden="true" inert>
          {children}
        </div>
      </div>
    </section>
  );
}

/** A piece of the sprite sheet, larger than on the boards. */
export function SpriteSample({ id, label, className = "" }: { id: PieceId; label: string; className?: string }) {
  const [width, height] = sizeOf(id);
  return (
    <Sample label={label}>
      <svg className={className} viewBox={boxOf(id)} width={width * 1.75} height={height * 1.75} aria-hidden="true">
        <use href={`#${id}`} />
      </svg>
    </Sample>
  );
}
