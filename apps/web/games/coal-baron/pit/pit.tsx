// A player's pit with the page's words. What is not for pressing is only looked at.
import { Pit as PitDrawing, type PitDress, type PitWords, tileBalance } from "@pithead/drawings/coal-baron";
import { signOf } from "@pithead/drawings/pieces";
import {
  COLORS,
  type Color,
  FINAL,
  type Level,
  type PlayerPosition,
  SHIFT_CLOCK,
  SHIFTS,
  type Source,
} from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { DRAWING_WITH_BUTTONS, dressed, looked, type Pressable, remarked } from "../../../parts/pieces/pressable.ts";

/** What may be pressed in a pit while a mining turn is built. */
export interface PitPress {
  cageTo(level: Level): Pressable;
  /** Loading that cube from a cart of that level. */
  load(level: Color, cube: Color): Pressable;
  store: Pressable;
  /** The step that emptied a cart: `tile` is the index of the tile, null for the printed cart. */
  takenIn(level: Color, tile: number | null, place: number): number | undefined;
  /** What a cube in the cage or the storage is called when it is dragged. */
  drag(cube: Color, from: Source): string;
}

interface PitProps {
  pit: PlayerPosition;
  width: number;
  shaftAt?: number | undefined;
  label: string;
  press?: PitPress | undefined;
  /** The parts of the drawing that are ringed, as `PitDress` names them. */
  isChanged?: ((part: string) => boolean) | undefined;
}

export function Pit({ pit, width, shaftAt, label, press, isChanged }: PitProps) {
  const words = usePitWords();
  const looks: PitDress = { ...useLookedAt(pit), ...(isChanged && { isChanged }) };
  const dress: PitDress = press
    ? {
        ...looks,
        cageTo: (level) => dressed(press.cageTo(level), "tap pit__stop"),
        load: (level, cube) => dressed(press.load(level, cube), "tap"),
        storage: dressed(press.store, "tap"),
        takenIn: press.takenIn,
        cube: press.drag,
      }
    : looks;
  const attributes = { role: DRAWING_WITH_BUTTONS, "aria-label": label };
  return <PitDrawing pit={pit} width={width} shaftAt={shaftAt} words={words} dress={dress} attributes={attributes} />;
}

function usePitWords(): PitWords {
  const t = useTranslations("coal-baron");
  return {
    level: (color) => t(`levelName.${color}`),
    price: (marks) => t("pit.price", { marks }),
    empty: (count) => t("pit.empty", { count }),
    storage: t("pit.storage"),
    storageShort: t("pit.storageShort"),
    nothing: t("pit.nothing"),
    imbalance: (tiles) => t("points", { sign: signOf(FINAL.perTileImbalance * tiles), vp: imbalanceVp(tiles) }),
    side: (side) => t(`side.${side}`),
  };
}

/** Names for what is only looked at: the storage, the scales. */
function useLookedAt(pit: PlayerPosition): PitDress {
  const t = useTranslations("coal-baron");
  const { light, dark } = tileBalance(pit);
  const cubes = COLORS.reduce((sum, color) => sum + pit.storage[color], 0);
  const levelWhy = (color: Color) => {
    const element = SHIFT_CLOCK.find((each) => each.counts === "empty-carts" && each.color === color);
    return t("why.level", { element: element?.element ?? 0, first: element?.first ?? 0, shifts: SHIFTS });
  };
  const balance = t("pit.balance", { light, dark, vp: imbalanceVp(Math.abs(light - dark)) });
  return {
    storage: looked(remarked(t("pit.storageHolds", { cubes }), t("why.cubes", { cubes: FINAL.cubesPerVp }))),
    level: (color, label) => looked(remarked(label, levelWhy(color))),
    balance: looked({ className: "pit__balance", ...remarked(balance, t("pit.balanceWhy")) }),
  };
}

function imbalanceVp(tiles: number): number {
  return Math.abs(FINAL.perTileImbalance * tiles);
}
