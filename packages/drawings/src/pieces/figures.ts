// Figures that drawings are made of.

/** 0, 1 … count - 1; fractions are cut. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);
}

/** One digit after the point: enough for a drawing, and the same text on server and browser. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** With a true minus. */
export function figureSaid(value: number): string {
  return String(value).replace("-", "−");
}

/** For messages, which write a true minus. */
export function signOf(value: number): "plus" | "minus" | "none" {
  if (value === 0) return "none";
  return value > 0 ? "plus" : "minus";
}
