// Custom properties of a style, which React's own type leaves out.
import type { CSSProperties } from "react";

export function customProperties(properties: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return properties;
}
