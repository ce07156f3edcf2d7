// Drawings that the server has drawn, and that the browser leaves as they came: nothing of them need be in its script.
import { useState, useSyncExternalStore } from "react";

/** React leaves alone what it finds in an element that is said to hold markup. */
export const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true } as const;

/** Whether the component came with the page that the server has drawn. */
export function useCameDrawn(): boolean {
  const [cameDrawn] = useState(useIsComingAlive());
  return cameDrawn;
}

function useIsComingAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
