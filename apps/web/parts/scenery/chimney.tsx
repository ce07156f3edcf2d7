// A brick chimney of any height.

export function Chimney({ height = 60 }: { height?: number }) {
  return (
    <svg className="stack" viewBox={`0 0 26 ${height}`} width="26" height={height} aria-hidden="true">
      <path d={`M7 4h12l3 ${height - 4}H4Z`} fill="var(--wall-2)" />
      <path d={`M15 4h4l3 ${height - 4}h-6Z`} fill="var(--outline)" opacity=".18" />
      <path d="M5 2h16v5H5Z" fill="var(--wall)" />
      <path d="M6.5 14h13" stroke="var(--wall-joint)" strokeWidth="2" />
    </svg>
  );
}
