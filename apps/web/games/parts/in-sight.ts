// How far a page is scrolled so that what is asked for can be seen.
import type { Stretch } from "./free-stretch.ts";

/** The shortest way on which as many as can be stand between the ends of `free`. @returns pixels, down is positive */
export function scrollToShow(asked: readonly Stretch[], free: Stretch): number {
  const inSight = (by: number) => asked.filter(({ top, bottom }) => top - by >= free.top && bottom - by <= free.bottom).length;
  const ways = asked.flatMap(({ top, bottom }) => [top - free.top, bottom - free.bottom]);
  return ways.reduce((best, by) => {
    const more = inSight(by) - inSight(best);
    return more > 0 || (more === 0 && Math.abs(by) < Math.abs(best)) ? by : best;
  }, 0);
}
