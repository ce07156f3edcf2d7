// Parts of a table one at a time: tabs of a sheet, and the bar at the bottom of a phone.
"use client";

import { type KeyboardEvent, type ReactNode, startTransition, useId, useLayoutEffect, useOptimistic, useRef } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import type { IconName } from "../../parts/icons/icons.ts";

export interface TabStop<Id extends string> {
  id: Id;
  name: string;
  icon: IconName;
  /** How much changed there since the viewer last looked. */
  fresh?: number;
  /** It leads to no part of the board. */
  isPaper?: true;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabStop<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
}

export function SheetTabs<Id extends string>({ label, tabs, current, onChoose, children }: TabsProps<Id>) {
  const base = useId();
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={walkTabs}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === current}
            aria-controls={`${base}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`}>
        {children}
      </div>
    </>
  );
}

/** On a phone each part of the page that carries `data-tab` shows only while its stop is chosen; elsewhere all show. The bar answers at once, the part a picture later: it is much to draw. */
export function TabBar<Id extends string>({ label, tabs, current, onChoose }: Omit<TabsProps<Id>, "children">) {
  const [lit, light] = useOptimistic(current);
  const turnsTo = useRef<Id>(null);
  useLayoutEffect(() => {
    if (turnsTo.current !== current) return;
    turnsTo.current = null;
    toTop();
  }, [current]);
  const choose = (id: Id) => {
    if (id === current) toTop();
    else turnsTo.current = id;
    startTransition(async () => {
      light(id);
      await isShown();
      startTransition(() => onChoose(id));
    });
  };
  return (
    <nav className="tabbar" aria-label={label}>
      <div className="tabbar__row">
        {tabs.map(({ id, name, icon, fresh }) => (
          <button key={id} type="button" aria-current={id === lit} onClick={() => choose(id)}>
            <Icon name={icon} />
            {name}
            {fresh ? <span className="fresh">{fresh}</span> : null}
          </button>
        ))}
      </div>
    </nav>
  );
}

/** Resolves once what was done before is on the screen. */
function isShown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function toTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
}

function walkTabs(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  const next = tabs[(at + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) % tabs.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}
