// What an element of the shift clock is worth, when it is scored, and who is ahead in it by how much.
import type { ElementStand } from "@pithead/drawings/coal-baron";
import { ELEMENTS_PER_SHIFT, leadOf } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { linesOf } from "../../../parts/pieces/why.tsx";

export interface StandWhy {
  /** Of one seat. */
  seat(stand: ElementStand, seat: number, name: string): string;
  /** Of all seats. */
  all(stand: ElementStand, names: readonly string[]): string;
}

export function useStandWhy(): StandWhy {
  const t = useTranslations("coal-baron");
  const rule = ({ element: { element, first, second }, counts }: ElementStand) =>
    t("clock.rule", {
      first,
      second: counts.length > 2 ? second : 0,
      shift: String(ELEMENTS_PER_SHIFT.findIndex((until) => element <= until) + 1),
    });
  const stand = ({ counts, vp }: ElementStand, seat: number, name: string) => {
    const lead = leadOf(counts, seat);
    const by = lead !== undefined && "by" in lead ? lead.by : 0;
    return t("clock.lead", { name, is: lead?.is ?? "hidden", by, vp: vp[seat] ?? 0 });
  };
  return {
    seat: (one, seat, name) => linesOf([stand(one, seat, name), rule(one)]),
    all: (one, names) => linesOf([...names.map((name, seat) => stand(one, seat, name)), rule(one)]),
  };
}
