// The sprites of a board, once a page. The server draws them; in the browser they stay as they came, and are in no script.
"use client";

import { AS_IT_CAME, useCameDrawn } from "@pithead/drawings/as-it-came";
import { sheets } from "@pithead/drawings/sheets";
import { lazy } from "react";

/** `colony`: with those of Kohle & Kolonie. */
interface BoardSpritesProps {
  colony?: boolean;
}

export function BoardSprites({ colony = false }: BoardSpritesProps) {
  if (!useCameDrawn()) return <DrawnHere colony={colony} />;
  if (sheets === undefined) return <div className="sprites" {...AS_IT_CAME} />;
  return (
    <div className="sprites">
      <sheets.Sprites />
      {colony && <sheets.ColonySprites />}
    </div>
  );
}

/** Where another page was left for this one, the browser has to draw. */
const DrawnHere = lazy(async () => {
  const { sheets: drawn } = await import("@pithead/drawings/sheets-drawn");
  return {
    default: ({ colony }: BoardSpritesProps) =>
      drawn && (
        <>
          <drawn.Sprites />
          {colony && <drawn.ColonySprites />}
        </>
      ),
  };
});
