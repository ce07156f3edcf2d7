// Wakes who waits for something: rung while nobody waits, it is heard by the next who does.

export interface Bell {
  ring(): void;
  /** Nothing has happened, but who waits is to show that they are there. */
  nudge(): void;
  /** Nothing will be rung any more: whoever waits hears so at once. */
  end(): void;
  /** `ended` from the end on; `nudged` when it was only that. */
  wait(): Promise<"rung" | "nudged" | "ended">;
}

export function createBell(): Bell {
  let heard: "rung" | "nudged" | "ended" | undefined;
  let wake = () => {};
  const sound = (what: "rung" | "nudged" | "ended") => {
    if (heard === "ended" || (heard === "rung" && what === "nudged")) return;
    heard = what;
    wake();
  };
  return {
    ring: () => sound("rung"),
    nudge: () => sound("nudged"),
    end: () => sound("ended"),
    wait: async () => {
      if (heard === undefined) await new Promise<void>((resolve) => (wake = resolve));
      const now = heard ?? "nudged";
      if (now !== "ended") heard = undefined;
      return now;
    },
  };
}
