// Holds the sprites that a page draws with `<use>`, once a page.
import type { ReactNode } from "react";

export function SpriteSheet({ children }: { children: ReactNode }) {
  return (
    <svg className="sprites" width="0" height="0" aria-hidden="true">
      <defs>{children}</defs>
    </svg>
  );
}
