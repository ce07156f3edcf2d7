// The sheet of sprites that a page with a board needs, once: symbols are drawn by `<use>` and read colours where they are used.
import { createElement as h, memo } from "react";
import { CoalSprites } from "./coal-sprites.ts";
import { ThingSprites } from "./thing-sprites.ts";
import { VehicleSprites } from "./vehicle-sprites.ts";
import { WorkerSprites } from "./worker-sprites.ts";

export const Sprites = memo(function Sprites() {
  return h(
    "svg",
    { width: "0", height: "0", style: { position: "absolute" }, "aria-hidden": "true" },
    h("defs", null, h(WorkerSprites, null), h(ThingSprites, null), h(CoalSprites, null), h(VehicleSprites, null)),
  );
});
