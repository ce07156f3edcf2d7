// What people will do, and what will befall the service, in the order of its time.

export interface Agenda {
  plan(at: number, act: () => Promise<void>): void;
  /** When the next is planned. */
  next(): number | undefined;
  /** Takes the next off that is due by then. */
  take(now: number): (() => Promise<void>) | undefined;
}

export function createAgenda(): Agenda {
  const planned: { readonly at: number; readonly act: () => Promise<void> }[] = [];
  return {
    plan: (at, act) => {
      const later = planned.findIndex((each) => each.at > at);
      planned.splice(later < 0 ? planned.length : later, 0, { at, act });
    },
    next: () => planned[0]?.at,
    take: (now) => {
      const [first] = planned;
      if (first === undefined || first.at > now) return undefined;
      planned.shift();
      return first.act;
    },
  };
}
