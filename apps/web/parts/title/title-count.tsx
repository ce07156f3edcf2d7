// The count of games that wait, before the title of the tab.
"use client";

import { useEffect } from "react";
import { useMyGames } from "../../api/queries.ts";
import { titleWith } from "./title-with.ts";

export function TitleCount() {
  const count = useMyGames()?.yourMove.length ?? 0;
  useEffect(() => {
    const mark = () => {
      const wanted = titleWith(count, document.title);
      if (document.title !== wanted) document.title = wanted;
    };
    mark();
    // Going to another page writes its title anew.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
  return null;
}
