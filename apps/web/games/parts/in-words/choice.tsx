// Whether tables are shown in words instead of drawn: a choice of the viewer, kept where the server sees it.
"use client";

import { createContext, type ReactNode, use, useState } from "react";
import { keepChoice } from "../../../parts/browser-cookie.ts";
import { IN_WORDS_COOKIE } from "./cookie.ts";

interface InWords {
  isOn: boolean;
  toggle(): void;
}

const InWordsContext = createContext<InWords | undefined>(undefined);

/** `first`: as the page was asked for. */
export function InWordsChoice({ first, children }: { first: boolean; children: ReactNode }) {
  const [isOn, setOn] = useState(first);
  const toggle = () => {
    setOn(!isOn);
    keepChoice(IN_WORDS_COOKIE, isOn ? undefined : "yes");
  };
  return <InWordsContext value={{ isOn, toggle }}>{children}</InWordsContext>;
}

/** Undefined where a table is always drawn: in a lesson. */
export function useInWords(): InWords | undefined {
  return use(InWordsContext);
}
