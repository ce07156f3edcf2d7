// The ring around a part of a pit that is not as it was.
import { createElement as h } from "react";

interface ChangedRingProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function ChangedRing(box: ChangedRingProps) {
  return h("rect", { ...box, rx: "4", className: "changed-rect" });
}
