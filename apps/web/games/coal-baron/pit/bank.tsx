// What stands at the surface beside the shaft: the private storage, the scales of the tunnel balance, the lantern of each side.
import { type Color, FINAL, type Side } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { signOf } from "../../../parts/pieces/figures.ts";
import { type Pressable, pressable, remarked } from "../../../parts/pieces/pressable.ts";
import { Use } from "../../../parts/pieces/use.tsx";

interface BunkerProps {
  cubes: readonly Color[];
  x: number;
  y: number;
  width: number;
  title: string;
  label: string;
  press?: Pressable | undefined;
}

export function Bunker({ cubes, x, y, width: w, title, label, press }: BunkerProps) {
  const t = useTranslations("coal-baron");
  const lit = press?.press !== undefined;
  const gap = cubes.length > 1 ? Math.min(23, (w - 46) / (cubes.length - 1)) : 0;
  return (
    <>
      <text x={x} y={y - 8} className="pit__yard">
        {title}
      </text>
      <g
        transform={`translate(${x} ${y})`}
        className={press ? `tap ${lit ? "is-legal" : ""}` : ""}
        {...(press ? pressable(press) : { role: "img", "aria-label": label })}
      >
        <rect y="-8" width={w} height="50" fill="transparent" />
        <rect width={w} height="36" rx="2" fill="var(--timber-2)" stroke="var(--outline)" strokeWidth="1.5" />
        <path d={`M3 10H${w - 3}M3 19H${w - 3}M3 28H${w - 3}`} stroke="var(--timber)" strokeWidth="5" />
        <path d={`M6 1V35M${w - 6} 1V35`} stroke="#3d2814" strokeWidth="3.5" />
        {cubes.map((cube, index) => (
          <Use key={placeKey(cubes, index)} id={`c-${cube}`} x={12 + index * gap} y={7} width={22} height={22} />
        ))}
        {lit && <rect x="-3" y="-3" width={w + 6} height="42" rx="4" className="lit-rect" />}
      </g>
      {cubes.length === 0 && (
        <text x={x + w / 2} y={y + 23} className="pit__in">
          {t("pit.nothing")}
        </text>
      )}
    </>
  );
}

/** Cubes of one colour are alike: each is told by its colour and how many of it come before. */
function placeKey(cubes: readonly Color[], index: number): string {
  const cube = cubes[index];
  return `${cube}-${cubes.slice(0, index).filter((other) => other === cube).length}`;
}

export function Balance({ x, y, light, dark }: { x: number; y: number; light: number; dark: number }) {
  const t = useTranslations("coal-baron");
  const tilt = Math.max(-2, Math.min(2, light - dark)) * 4.5;
  const vp = FINAL.perTileImbalance * Math.abs(light - dark);
  const pans = [
    { x: -44, tilt, count: light, ground: "var(--lit-2)", ink: "var(--card-ink)" },
    { x: 44, tilt: -tilt, count: dark, ground: "var(--dark-1)", ink: "var(--on-rock)" },
  ];
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="pit__balance"
      {...remarked(t("pit.balance", { light, dark, vp: Math.abs(vp) }), t("pit.balanceWhy"))}
    >
      <rect x="-62" y="-6" width="124" height="64" fill="transparent" />
      <path d="M-3 34 0 4 3 34ZM-14 34H14V38H-14Z" fill="var(--steel-2)" stroke="var(--outline)" strokeWidth="1" />
      <path d={`M-44 ${8 + tilt}L44 ${8 - tilt}`} stroke="var(--outline)" strokeWidth="5" strokeLinecap="round" />
      <path d={`M-44 ${8 + tilt}L44 ${8 - tilt}`} stroke="var(--brass)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cy="8" r="4" fill="var(--brass)" stroke="var(--outline)" />
      {pans.map((pan) => (
        <g key={pan.x} transform={`translate(${pan.x} ${8 + pan.tilt})`}>
          <path d="M0 0L-14 14M0 0L14 14" stroke="var(--outline)" strokeWidth="1.5" />
          <path d="M-17 13H17V25a3 3 0 0 1-3 3H-14a3 3 0 0 1-3-3Z" fill={pan.ground} stroke="var(--outline)" strokeWidth="1.5" />
          <text y="26" className="scales__n" fill={pan.ink}>
            {pan.count}
          </text>
        </g>
      ))}
      <text y="52" className="pit__on">
        {t("points", { sign: signOf(vp), vp: Math.abs(vp) })}
      </text>
    </g>
  );
}

export function SideLantern({ side, x, label }: { side: Side; x: number; label: string }) {
  const isLight = side === "light";
  return (
    <g transform={`translate(${x} 0)`}>
      <text y="16" textAnchor={isLight ? "start" : "end"} className="pit__yard">
        {label}
      </text>
      <g transform={`translate(${isLight ? 0 : -24} 22)`} className="yard-ink">
        <Use id={isLight ? "lantern" : "lantern-off"} x={0} y={0} width={24} height={38} />
      </g>
    </g>
  );
}
