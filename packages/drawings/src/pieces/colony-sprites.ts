// The further sprites that a page with a board of Kohle & Kolonie needs, once.
import { createElement as h, memo } from "react";
import { AboveArtSprites } from "./above-art-sprites.ts";
import { ColonySeatSprites } from "./colony-seat-sprites.ts";
import { ColonyThingSprites } from "./colony-thing-sprites.ts";
import { MarkerSprites } from "./marker-sprites.ts";
import { MineArtSprites } from "./mine-art-sprites.ts";

export const ColonySprites = memo(function ColonySprites() {
  return h(
    "svg",
    { width: "0", height: "0", style: { position: "absolute" }, "aria-hidden": "true" },
    h(
      "defs",
      null,
      h(ColonySeatSprites, null),
      h(ColonyThingSprites, null),
      h(MarkerSprites, null),
      h(MineArtSprites, null),
      h(AboveArtSprites, null),
    ),
  );
});
