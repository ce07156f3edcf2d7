// The sheet of sprites that a page with a board needs, once: symbols are drawn by `<use>` and read colours where they are used.
import { memo } from "react";
import { CoalSprites } from "./coal-sprites.tsx";
import { ThingSprites } from "./thing-sprites.tsx";
import { VehicleSprites } from "./vehicle-sprites.tsx";
import { WorkerSprites } from "./worker-sprites.tsx";

export const Sprites = memo(function Sprites() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <WorkerSprites />
        <ThingSprites />
        <CoalSprites />
        <VehicleSprites />
      </defs>
    </svg>
  );
});
