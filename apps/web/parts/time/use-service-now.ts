// What time it is at the service, looked at again and again: all clocks of a page move on at once, at the service's full second. A part that comes alive begins with the time that it was drawn at.
"use client";

import { useSyncExternalStore } from "react";
import { useDrawnFrom } from "../../api/drawn-from.ts";
import { serviceAhead } from "../../api/service-time.ts";

const SECOND_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** @param every how often it is looked at, in milliseconds: the time is whole in these. */
export function useServiceNow(every: number): number {
  const { at } = useDrawnFrom();
  return useSyncExternalStore(
    subscribe,
    () => wholeIn(every, Date.now() + serviceAhead()),
    () => wholeIn(every, at),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) timer = setTimeout(tick, SECOND_MS);
  return () => {
    listeners.delete(listener);
  };
}

function tick(): void {
  for (const listener of listeners) listener();
  const past = (Date.now() + serviceAhead()) % SECOND_MS;
  timer = listeners.size > 0 ? setTimeout(tick, SECOND_MS - past) : undefined;
}

function wholeIn(every: number, at: number): number {
  return Math.floor(at / every) * every;
}
