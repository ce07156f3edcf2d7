// What stands on a worker space: a tile with its cost, an order, a stack, notes, an adit, a vehicle.
import { Gate, Note, Order, Stack, TileCard } from "@pithead/drawings/coal-baron";
import { range, VehicleSprite } from "@pithead/drawings/pieces";
import type { Position, SpaceCard } from "@pithead/game-coal-baron/client";
import { DRAW_SIZE, tileCard } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Coin } from "../../../parts/pieces/tags.tsx";

interface SpacePictureProps {
  space: SpaceCard;
  position: Position;
  /** Marks of the player who is to choose: a tile that costs more says so. */
  marks: number | undefined;
}

export const SpacePicture = memo(function SpacePicture({ space, position, marks }: SpacePictureProps) {
  const t = useTranslations("coal-baron");
  switch (space.kind) {
    case "factory": {
      const kind = position.factory[space.id];
      if (!kind) return <span className="space__none">{t("works.soldOut")}</span>;
      const { color, side, carts, cost } = tileCard(kind);
      return (
        <>
          <TileCard color={color} side={side} cubes={range(carts).map(() => color)} />
          <Coin marks={cost} short={marks !== undefined && cost > marks} />
        </>
      );
    }
    case "order": {
      const order = position.orders[space.id];
      return order ? (
        <Order order={order} />
      ) : (
        <span className="space__none">{t(position.phase === "draft" ? "works.notYet" : "works.soldOut")}</span>
      );
    }
    case "draw":
      return <StackPicture of={space.of} left={position.stackSizes[space.of]} />;
    case "money":
    case "bank":
      return (
        <>
          <Note marks={space.marks} bank={space.kind === "bank"} />
          <small className="space__cap">{space.kind === "bank" ? t("works.bank") : t("works.marks")}</small>
        </>
      );
    case "mining":
      return <Gate steps={space.steps} word={t("works.steps")} />;
    case "delivery":
      return (
        <span className="dock">
          <VehicleSprite vehicle={space.vehicle} />
          <small className="space__cap">{t(`vehicle.${space.vehicle}`)}</small>
        </span>
      );
  }
});

function StackPicture({ of, left }: { of: "tiles" | "orders"; left: number }) {
  const t = useTranslations("coal-baron");
  return (
    <span className="stackpic">
      <Stack of={of} />
      <b>{t("works.lookAt", { count: Math.min(DRAW_SIZE, left) })}</b>
      <small>{t("works.left", { count: left })}</small>
    </span>
  );
}
