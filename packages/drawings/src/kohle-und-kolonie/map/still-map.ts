// What of the map stays the same through a game: drawn by the server, and by tests.
import type { Components } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h } from "react";
import { Ground as DrawnGround } from "./ground.ts";
import { Railways as DrawnRailways } from "./railways.ts";

interface StillProps {
  components: Components;
}

/** In the browser (`still-map-in-browser.ts`) both stay as they came with the page. */
export function Ground(props: StillProps) {
  return h("g", null, h(DrawnGround, props));
}

export function Railways(props: StillProps) {
  return h("g", null, h(DrawnRailways, props));
}
