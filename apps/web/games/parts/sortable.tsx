// A row of things to be put in order: dragged with mouse or finger, or moved by buttons.
"use client";

import { useTranslations } from "next-intl";
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../parts/icons/icon.tsx";
import { moved, numbered } from "./order-of-items.ts";

interface SortableProps<T extends string> {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  onOrder: (items: T[]) => void;
  render: (item: T) => ReactNode;
}

interface Drag {
  from: number;
  to: number;
  /** How far it was dragged, in pixels. */
  dx: number;
  dy: number;
}

export function Sortable<T extends string>({ label, items, nameOf, onOrder, render }: SortableProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const isDragged = drag !== null;
  useEffect(() => {
    if (!isDragged) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setDrag(null);
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [isDragged]);

  const lift = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
    setDrag({ from, to: from, dx: 0, dy: 0 });
  };
  const carry = (event: PointerEvent<HTMLElement>) => {
    if (!drag || !start.current) return;
    const to = placeUnder(list.current, event.clientX, event.clientY) ?? drag.to;
    setDrag({ ...drag, to, dx: event.clientX - start.current.x, dy: event.clientY - start.current.y });
  };
  const drop = () => {
    if (drag && drag.from !== drag.to) onOrder(moved(items, drag.from, drag.to));
    setDrag(null);
  };

  return (
    <ol className="sortable" aria-label={label} ref={list}>
      {numbered(items).map(({ item, key, place }) => (
        <li key={key} data-place={place} className={classOf(drag, place)}>
          <span
            className="sortable__piece"
            style={drag?.from === place ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined}
            onPointerDown={lift(place)}
            onPointerMove={carry}
            onPointerUp={drop}
            onPointerCancel={() => setDrag(null)}
          >
            {render(item)}
          </span>
          <MoveButtons
            name={nameOf(item)}
            onEarlier={place > 0 ? () => onOrder(moved(items, place, place - 1)) : undefined}
            onLater={place < items.length - 1 ? () => onOrder(moved(items, place, place + 1)) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

interface MoveButtonsProps {
  name: string;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

function MoveButtons({ name, onEarlier, onLater }: MoveButtonsProps) {
  const t = useTranslations("table");
  return (
    <span className="sortable__keys">
      <button type="button" disabled={!onEarlier} onClick={onEarlier} aria-label={t("earlier", { name })}>
        <Icon name="left" small />
      </button>
      <button type="button" disabled={!onLater} onClick={onLater} aria-label={t("later", { name })}>
        <Icon name="right" small />
      </button>
    </span>
  );
}

function classOf(drag: Drag | null, place: number): string {
  if (!drag) return "";
  if (drag.from === place) return "is-lifted";
  return drag.to === place ? "is-target" : "";
}

function placeUnder(list: HTMLElement | null, x: number, y: number): number | undefined {
  for (const child of list?.children ?? []) {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    if (x >= left && x <= right && y >= top - 40 && y <= bottom + 40) return Number(child.getAttribute("data-place"));
  }
  return undefined;
}
