// What of the map stays the same through a game, in the browser: it stays as the server drew it, and is in no script.
import type { Components } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h, lazy, memo } from "react";
import { AS_IT_CAME, useCameDrawn } from "../../pieces/as-it-came.ts";

interface StillProps {
  components: Components;
}

/** Where another page was left for this one, the browser has to draw. */
const DrawnGround = lazy(() => import("./ground.ts").then((part) => ({ default: part.Ground })));
const DrawnRailways = lazy(() => import("./railways.ts").then((part) => ({ default: part.Railways })));

export const Ground = memo(function Ground(props: StillProps) {
  return useCameDrawn() ? h("g", AS_IT_CAME) : h("g", null, h(DrawnGround, props));
});

export const Railways = memo(function Railways(props: StillProps) {
  return useCameDrawn() ? h("g", AS_IT_CAME) : h("g", null, h(DrawnRailways, props));
});
