// What pressing parts of the board does while a turn is built: the same choices as in the panel.
import {
  COLORS,
  type Color,
  type Level,
  type OrderId,
  type Position,
  type Reason,
  type SpaceCard,
  spacesFor,
  type WorkStep,
} from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Pressable } from "../../../parts/pieces/pressable.ts";
import { withoutStep } from "../../parts/without-step.ts";
import type { SpotPress } from "../board/desk.tsx";
import { useSpeaker } from "../board/words.ts";
import type { PitPress } from "../pit/pit.tsx";
import type { SpaceLook } from "../works/worker-space.tsx";
import type { Built } from "./built.ts";
import { dragName } from "./drags.ts";
import { refusePick } from "./standing.ts";
import { stepMarks } from "./step-marks.ts";
import type { TurnInHand } from "./use-turn.ts";

type Mining = Extract<Built, { kind: "mining" }>;

/** How each space looks to a viewer who may be asked to choose one. */
export function useSpaceLook(
  position: Position,
  seat: number | null,
  turn: TurnInHand,
  names: readonly string[],
): (space: SpaceCard) => SpaceLook {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const { built } = turn;
  const isPlacing = built !== undefined && built.kind !== "draft" && built.kind !== "keep";
  const refused = useMemo(() => {
    const said = (reason: Reason) => speaker.reason(reason, { names, reader: seat });
    const offered = seat === null || !isPlacing ? [] : spacesFor(position, seat);
    return new Map(offered.flatMap(({ space, reason }) => (reason ? [[space, said(reason)]] : [])));
  }, [position, seat, isPlacing, names, speaker]);
  if (seat === null || !isPlacing) return () => ({ state: seat === null || position.phase === "over" ? "plain" : "rest" });
  const chosen = built.kind === "action" ? built.space.id : built.kind === "mining" ? built.space : undefined;
  const hasSteps = turn.picks.length > 1;
  return ({ id }) => {
    if (id === chosen) return { state: "chosen" };
    if (hasSteps) return { state: "rest", why: t("works.stepsFirst") };
    const why = refused.get(id);
    if (why !== undefined) return { state: "off", why };
    return { state: "legal", choose: () => turn.pick({ pick: "space", space: id }) };
  };
}

/** What may be pressed in the pit; undefined while no mining turn is built. */
export function usePitPress(position: Position, seat: number | null, turn: TurnInHand): PitPress | undefined {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const { built } = turn;
  if (seat === null || built?.kind !== "mining") return undefined;
  const marks = stepMarks(position, seat, built.steps);
  const press = (label: string, step: WorkStep, drag?: string): Pressable => {
    if (isOffered(built, step)) return { label, press: () => turn.pick({ pick: "step", step }), drag };
    const reason = refusePick(position, seat, turn.picks, { pick: "step", step });
    return { label, why: reason && speaker.reason(withoutStep(reason), { names: [], reader: seat }) };
  };
  return {
    cageTo: (to: Level) => press(t("pit.cageTo", { level: t(`level.${to}`) }), { step: "cage", to }),
    load: (level: Color, cube: Color) => {
      const label = t("pit.load", { color: t(`color.${cube}`) });
      if (built.board.cageAt !== level) return { label, why: t("pit.cageFirst", { level: t(`level.${level}`) }) };
      return press(label, { step: "load", cube }, dragName.inCart(cube));
    },
    store: storePress(built, turn, t("pit.store"), (step) => press(t("pit.store"), step)),
    takenIn: marks.takenIn,
    drag: dragName.inStock,
  };
}

/** With one colour in the cage its cube is stored at once; with more the panel asks which. */
function storePress(built: Mining, turn: TurnInHand, label: string, press: (step: WorkStep) => Pressable): Pressable {
  const stores = built.next.filter((step) => step.step === "store");
  const [only] = stores;
  if (only && stores.length === 1) return press(only);
  if (stores.length > 1) return { label, press: () => turn.setNarrow({ by: "store" }) };
  return press({ step: "store", cube: built.board.cage[0] ?? COLORS[0] });
}

/** What may be pressed on the orders' spots; undefined while no mining turn is built. */
export function useSpotPress(
  position: Position,
  seat: number | null,
  turn: TurnInHand,
): ((order: OrderId, spot: Color, place: number) => SpotPress) | undefined {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const { built, narrow } = turn;
  if (seat === null || built?.kind !== "mining") return undefined;
  const marks = stepMarks(position, seat, built.steps);
  return (order, spot, place) => {
    const step = marks.filledIn(order, place);
    const isFree = built.board.outstanding.find((candidate) => candidate.order === order)?.spots[place]?.length === 0;
    if (!isFree) return { step };
    const label = t("pit.fill", { color: t(`color.${spot}`), order: speaker.name({ piece: "order", order }) });
    const swaps = built.next.some((next) => next.step === "swap" && next.order === order && next.spot === spot);
    if (narrow?.by === "swap") {
      return swaps ? { label, choose: () => turn.setNarrow({ by: "swap", order, spot, first: null }) } : {};
    }
    const fills = built.next.filter((next) => next.step === "fill" && next.order === order && next.spot === spot);
    const [only] = fills;
    if (!only) return {};
    const choose = fills.length === 1 ? () => turn.pick({ pick: "step", step: only }) : () => turn.setNarrow({ by: "spot", order, spot });
    return { label, choose };
  };
}

function isOffered({ next }: Mining, step: WorkStep): boolean {
  const wanted = JSON.stringify(step);
  return next.some((offered) => JSON.stringify(offered) === wanted);
}
