// One live region that stays while panels come and go, so that what they say is also heard.
"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const AnnounceContext = createContext<(said: string) => void>(() => {});

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState("");
  return (
    <AnnounceContext value={setSaid}>
      {children}
      <p className="sr" role="status">
        {said}
      </p>
    </AnnounceContext>
  );
}

/** Has `said` announced whenever it changes. */
export function useAnnounced(said: string): void {
  const announce = useContext(AnnounceContext);
  useEffect(() => announce(said), [announce, said]);
}
