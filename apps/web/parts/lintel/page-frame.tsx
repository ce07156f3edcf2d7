// What the main pages have in common: lintel above, the page, a footer, on phones the bar below.
import type { ReactNode } from "react";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Lintel, type Place } from "./lintel.tsx";

export function PageFrame({ current, bar, children }: { current?: Place | undefined; bar?: "new" | undefined; children: ReactNode }) {
  return (
    <div className="framed">
      <Lintel current={current} />
      {children}
      <Footer />
      <BottomBar current={bar ?? current} />
    </div>
  );
}
