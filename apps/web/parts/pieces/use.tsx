// A sprite of the page's sheet (`sprites.tsx`), inside a drawing or on its own.

interface UseProps {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  className?: string | undefined;
}

export function Use({ id, ...box }: UseProps) {
  return <use href={`#${id}`} {...box} />;
}

/** A sprite as an inline picture. Without a label it is decoration: a word beside it says the same. */
export function Sprite({
  id,
  box,
  className,
  label,
}: {
  id: string;
  box: string;
  className?: string | undefined;
  label?: string | undefined;
}) {
  return label ? (
    <svg className={className} viewBox={box} role="img" aria-label={label}>
      <use href={`#${id}`} />
    </svg>
  ) : (
    <svg className={className} viewBox={box} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

export function CubeSprite({ coal, className, label }: { coal: string; className?: string; label?: string }) {
  return <Sprite id={`c-${coal}`} box="0 0 22 22" className={className} label={label} />;
}

export function VehicleSprite({ vehicle, className, label }: { vehicle: string; className?: string; label?: string }) {
  return <Sprite id={`v-${vehicle}`} box="0 0 64 44" className={className} label={label} />;
}
