// An engineer's hat: the outline of a space for one.
import { createElement as h } from "react";

export function EngineerHat() {
  return h(
    "svg",
    { viewBox: "0 0 26 26", "aria-hidden": "true" },
    h("path", { d: "M8.5 5h9l-.6 9H9.1ZM5 14h16v2.5H5Z", fill: "currentColor" }),
  );
}
