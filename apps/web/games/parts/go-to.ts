// Brings a part of the page to who plays by keys.

/** Puts the focus on the first space in the part, or on the part itself, once it shows: on a phone it may not yet. */
export function goTo(id: string): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    const stop = part?.querySelector<HTMLElement>("[data-spot]") ?? part;
    stop?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: "nearest" });
  });
}
