// Wakes who waits for something: rung while nobody waits, it is heard by the next who does.

export interface Bell {
  ring(): void;
  /** Nothing will be rung any more: whoever waits hears so at once. */
  end(): void;
  /** `ended` from the end on; `quiet` when nothing was rung for so many milliseconds. */
  wait(mostMs: number): Promise<"rung" | "quiet" | "ended">;
}

export function createBell(): Bell {
  let rung = false;
  let ended = false;
  let wake = () => {};
  return {
    ring: () => {
      rung = true;
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
    wait: async (mostMs) => {
      if (!rung && !ended) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      if (ended) return "ended";
      const heard = rung;
      rung = false;
      return heard ? "rung" : "quiet";
    },
  };
}
