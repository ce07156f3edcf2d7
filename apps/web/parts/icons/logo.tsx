// The house mark: a headframe over its shaft, the wheel lit.

export function Logo() {
  return (
    <svg viewBox="0 0 30 34" aria-hidden="true">
      <path d="M13 10 5 33h3.2l1.5-4.6h10.6L21.8 33H25L17 10ZM12.3 20h5.4l1.7 5.4h-8.8Z" fill="currentColor" fillRule="evenodd" />
      <path d="M18 12 29 33h-3.4L16.6 15Z" fill="currentColor" opacity=".55" />
      <circle cx="15" cy="9" r="7.2" fill="none" stroke="var(--lamp)" strokeWidth="2.6" />
      <path d="M15 2v14M8 9h14M10 4l10 10M20 4 10 14" stroke="var(--lamp)" strokeWidth="1.2" />
      <circle cx="15" cy="9" r="2" fill="var(--lamp)" />
    </svg>
  );
}
