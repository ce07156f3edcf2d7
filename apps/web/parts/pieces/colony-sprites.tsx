// The further sprites that a page with a board of Kohle & Kolonie needs, once.
import { memo } from "react";
import { AboveArtSprites } from "./above-art-sprites.tsx";
import { ColonySeatSprites } from "./colony-seat-sprites.tsx";
import { ColonyThingSprites } from "./colony-thing-sprites.tsx";
import { MarkerSprites } from "./marker-sprites.tsx";
import { MineArtSprites } from "./mine-art-sprites.tsx";

export const ColonySprites = memo(function ColonySprites() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <ColonySeatSprites />
        <ColonyThingSprites />
        <MarkerSprites />
        <MineArtSprites />
        <AboveArtSprites />
      </defs>
    </svg>
  );
});
