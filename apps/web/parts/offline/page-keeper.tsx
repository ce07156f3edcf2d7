// Has every page kept that is looked at, so that it opens without a network too.
"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { ourWorker } from "./our-worker.ts";

export function PageKeeper() {
  const path = usePathname();
  useEffect(() => {
    // Not before the page has been looked at for a moment: there are better things to do first.
    const timer = setTimeout(() => void keep(), AFTER_MS);
    return () => clearTimeout(timer);
    async function keep() {
      try {
        // What has been fetched until then went by a helper that is only being installed.
        const isHeard = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
        if ((await ourWorker()) === undefined) return;
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ keep: path + window.location.search, fetched: isHeard ? [] : fetched() });
      } catch {
        // The browser does not want to: then there is nothing to read without a network.
      }
    }
  }, [path]);
  return null;
}

/** The addresses that this page has fetched since it was loaded. */
function fetched(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}

const AFTER_MS = 1_500;
