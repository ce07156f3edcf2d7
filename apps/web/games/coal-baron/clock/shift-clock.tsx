// The shift clock with the page's words: each element can be pointed at and chosen.
import { ShiftClock as ClockDrawing, type ElementStand } from "@pithead/drawings/coal-baron";
import { ELEMENTS_PER_SHIFT } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { DRAWING_WITH_BUTTONS, dressed } from "../../../parts/pieces/pressable.ts";

interface ShiftClockProps {
  stand: readonly ElementStand[];
  /** 0 in the draft. */
  shift: number;
  chosen: number;
  say: (stand: ElementStand) => string;
  onChoose: (element: number) => void;
}

export function ShiftClock({ stand, shift, chosen, say, onChoose }: ShiftClockProps) {
  const t = useTranslations("coal-baron");
  const shown = Math.max(1, shift);
  const until = ELEMENTS_PER_SHIFT[shown - 1] ?? ELEMENTS_PER_SHIFT.length;
  const dress = (one: ElementStand) => {
    const { element } = one.element;
    const choose = () => onChoose(element);
    const isChosen = element === chosen;
    return dressed({ label: say(one), pressed: isChosen, press: choose, look: choose }, `dial__el ${isChosen ? "is-sel" : ""}`);
  };
  return (
    <ClockDrawing
      stand={stand}
      shift={shift}
      words={{ shift: t("shift.roman", { shift: String(shown) }), scores: t("clock.scores", { until }) }}
      dress={dress}
      attributes={{ className: "dial", role: DRAWING_WITH_BUTTONS, "aria-label": t("clock.title") }}
    />
  );
}
