// What a choice of a mining turn looks like and how it is said in full.
import { CubeSprite, Sprite, VehicleSprite } from "@pithead/drawings/pieces";
import {
  type Color,
  isComplete,
  LEVELS,
  type OrderId,
  orderCard,
  type PlayerPosition,
  type Source,
  type WorkStep,
} from "@pithead/game-coal-baron/client";
import { textOf } from "@pithead/wording/client";
import { phraseOfStep } from "@pithead/wording/coal-baron";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { useSpeaker } from "../board/words.ts";
import { type Narrow, type Option, otherStock, type Stock } from "../turn/narrow.ts";

export function OptionPicture({ option, narrow, board }: { option: Option; narrow: Narrow; board: PlayerPosition }) {
  if (option.kind === "narrow") return <NarrowPicture to={option.to} />;
  const { step } = option;
  if (step.step === "swap" && narrow?.by === "swap" && narrow.first)
    return <StockPicture stock={otherStock(step, narrow.first)} first={narrow.first} />;
  return <StepChoice step={step} board={board} />;
}

function StepChoice({ step, board }: { step: WorkStep; board: PlayerPosition }) {
  const t = useTranslations("coal-baron");
  switch (step.step) {
    case "cage":
      return (
        <>
          <Icon name={LEVELS.indexOf(step.to) < LEVELS.indexOf(board.cageAt) ? "lift" : "lower"} />
          {step.to !== "surface" && <CubeSprite coal={step.to} />}
          <span>{t("option.cage", { level: t(`level.${step.to}`) })}</span>
        </>
      );
    case "load":
      return (
        <>
          <CubeSprite coal={step.cube} />
          <span>
            {t("option.load")}
            <small>{t("option.loadWhere")}</small>
          </span>
        </>
      );
    case "store":
      return (
        <>
          <CubeSprite coal={step.cube} />
          <span>
            {t("option.store")}
            <small>{t("option.storeWhere")}</small>
          </span>
        </>
      );
    case "fill":
      return (
        <>
          <CubeSprite coal={step.spot} />
          <VehicleSprite vehicle={orderCard(step.order).vehicle} className="choice__v" />
          <span>
            <FillProgress order={step.order} from={step.from} board={board} />
          </span>
        </>
      );
    case "swap":
      return <Icon name="swap" />;
  }
}

/** "2 of 4", or that this cube completes the order. */
function FillProgress({ order, from, board }: { order: OrderId; from: Source; board: PlayerPosition }) {
  const t = useTranslations("coal-baron");
  const outstanding = board.outstanding.find((candidate) => candidate.order === order);
  if (!outstanding || isComplete(outstanding)) return null;
  const filled = outstanding.spots.filter((cubes) => cubes.length > 0).length + 1;
  const all = outstanding.spots.length;
  return (
    <small>
      {filled === all ? t("option.complete") : t("option.progress", { filled, all })}
      {from === "storage" && <i>{t("option.fromStorage")}</i>}
    </small>
  );
}

function NarrowPicture({ to }: { to: Exclude<Narrow, null> }) {
  const t = useTranslations("coal-baron");
  if (to.by !== "swap") return null;
  if (to.first) return <StockPicture stock={to.first} />;
  if (to.order && to.spot) {
    return (
      <>
        <Icon name="swap" />
        <Sprite id={`s-${to.spot}`} className="onpaper" />
        <VehicleSprite vehicle={orderCard(to.order).vehicle} className="choice__v" />
      </>
    );
  }
  return (
    <>
      <Icon name="swap" />
      <span>
        {t("option.swap")}
        <small>{t("option.swapCost")}</small>
      </span>
    </>
  );
}

function StockPicture({ stock, first }: { stock: Stock; first?: Stock }) {
  const t = useTranslations("coal-baron");
  return (
    <>
      {first && <CubeSprite coal={first.cube} />}
      <CubeSprite coal={stock.cube} />
      <span>
        <small>{t(`source.${stock.from}`)}</small>
      </span>
    </>
  );
}

/** The whole of a choice in words, for those who can't see its picture. */
export function useOptionLabel(board: PlayerPosition): (option: Option, narrow: Narrow) => string {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  const orderName = (order: OrderId) => speaker.name({ piece: "order", order });
  const stockName = ({ cube, from }: { cube: Color; from: Source }) =>
    t("option.stock", { color: t(`color.${cube}`), from: t(`source.${from}`) });
  return (option) => {
    if (option.kind === "step") {
      const said = textOf(speaker.phrase(phraseOfStep(option.step), { names: [], reader: null }));
      return option.step.step === "fill" && completes(board, option.step.order) ? t("option.completes", { step: said }) : said;
    }
    const { to } = option;
    if (to.by !== "swap" || to.order === null || to.spot === null) return t("option.swapLong");
    if (to.first) return t("option.swapFirst", { cube: stockName(to.first) });
    return t("option.swapSpot", { color: t(`color.${to.spot}`), order: orderName(to.order) });
  };
}

function completes(board: PlayerPosition, order: OrderId): boolean {
  const outstanding = board.outstanding.find((candidate) => candidate.order === order);
  return outstanding !== undefined && outstanding.spots.filter((cubes) => cubes.length === 0).length === 1;
}
