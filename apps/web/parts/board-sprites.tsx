// The sprites of a board, once a page. The server draws them; in the browser they stay as they came, and are in no script.
"use client";

import { sheets } from "@pithead/drawings/sheets";
import { lazy, useState, useSyncExternalStore } from "react";

/** `colony`: with those of Kohle & Kolonie. */
interface BoardSpritesProps {
  colony?: boolean;
}

export function BoardSprites({ colony = false }: BoardSpritesProps) {
  const [isDrawn] = useState(useIsFirst());
  if (!isDrawn) return <DrawnHere colony={colony} />;
  if (sheets === undefined) return <div {...KEPT} {...AS_IT_CAME} />;
  return (
    <div {...KEPT}>
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

/** React leaves alone what it finds in an element that is said to hold markup. */
const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: "" } };
const KEPT = { className: "sprites", suppressHydrationWarning: true };

/** Whether the component comes with the page that the server has drawn. */
function useIsFirst(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
