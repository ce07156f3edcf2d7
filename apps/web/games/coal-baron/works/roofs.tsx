// The roofs of the halls. They fill any width: patterns repeat, gables stretch.
import type { ReactNode } from "react";

export function SawRoof() {
  const h = 34;
  return (
    <svg className="roof" width="100%" height={h} aria-hidden="true">
      <defs>
        <pattern id="roof-saw" width="78" height={h} patternUnits="userSpaceOnUse">
          <path d={`M0 ${h}V9L58 ${h}Z`} fill="var(--roof)" />
          <path d={`M0 9L14 2 78 ${h}H58Z`} fill="var(--roof-2)" />
          <path d={`M6 15.5V${h}H40Z`} fill="var(--glass)" />
          <path d={`M14 19V${h}M24 24V${h}M6 26H30`} stroke="var(--roof)" strokeWidth="1.8" />
        </pattern>
      </defs>
      <rect width="100%" height={h} fill="url(#roof-saw)" />
    </svg>
  );
}

export function MansardRoof() {
  const h = 30;
  return (
    <span className="roof roof--dormers">
      <Stretched height={h}>
        <path d={`M0 ${h}L3 8H97L100 ${h}Z`} fill="var(--roof)" />
        <path d="M3 8H97L97.6 12H2.4Z" fill="var(--roof-2)" />
      </Stretched>
      <svg width="100%" height={h} aria-hidden="true">
        <defs>
          <pattern id="roof-dormer" width="66" height={h} patternUnits="userSpaceOnUse">
            <path d={`M23 ${h}V11L33 3 43 11V${h}Z`} fill="var(--wall)" />
            <path d="M20 12 33 1 46 12" fill="none" stroke="var(--roof-2)" strokeWidth="3" />
            <rect x="28" y="11" width="10" height={h - 14} fill="var(--glass)" />
            <path d={`M33 11V${h - 3}M28 ${h / 2 + 3}H38`} stroke="var(--roof)" strokeWidth="1.3" />
          </pattern>
        </defs>
        <rect width="100%" height={h} fill="url(#roof-dormer)" />
      </svg>
    </span>
  );
}

export function FlatRoof() {
  return (
    <Stretched height={24}>
      <path d="M0 24L4 5H96L100 24Z" fill="var(--roof)" />
      <path d="M4 5H96L97 9.5H3Z" fill="var(--roof-2)" />
    </Stretched>
  );
}

export function GableRoof({ height }: { height: number }) {
  return (
    <Stretched height={height}>
      <path d={`M0 ${height}L50 2 100 ${height}Z`} fill="var(--roof)" />
      <path d={`M0 ${height}L50 2 54 4.4 8 ${height}Z`} fill="var(--roof-2)" />
    </Stretched>
  );
}

export function CanopyRoof() {
  const h = 28;
  return (
    <Stretched height={h}>
      <path d={`M0 ${h}Q50 -${h - 12} 100 ${h}Z`} fill="var(--roof)" />
      <path d={`M6 ${h}Q50 -${h - 20} 94 ${h}Z`} fill="var(--glass)" />
      <path d={`M28 ${h}V11M39 ${h}V8.5M50 ${h}V8M61 ${h}V8.5M72 ${h}V11M17 ${h}V15M83 ${h}V15`} stroke="var(--roof)" strokeWidth=".7" />
    </Stretched>
  );
}

function Stretched({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg className="roof" width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The clock turret of the pay office. */
export function Turret() {
  return (
    <svg className="turret" viewBox="0 0 46 66" width="46" height="66" aria-hidden="true">
      <path d="M8 26h30v40H8Z" fill="var(--wall)" />
      <path d="M28 26h10v40H28Z" fill="#000" opacity=".14" />
      <path d="M3 27 23 2l20 25Z" fill="var(--roof)" />
      <path d="M23 2 43 27H30Z" fill="var(--roof-2)" />
      <circle cx="23" cy="40" r="9" fill="var(--card)" stroke="var(--outline)" strokeWidth="1.5" />
      <path d="M23 40v-6M23 40l4 2.5" stroke="var(--outline)" strokeWidth="1.7" />
    </svg>
  );
}
