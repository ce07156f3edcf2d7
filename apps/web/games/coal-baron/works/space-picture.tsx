// What stands on a worker space: a tile with its cost, an order, a stack, notes, an adit, a vehicle.
import type { Position, SpaceCard } from "@pithead/game-coal-baron/client";
import { DRAW_SIZE, tileCard } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { range } from "../../../parts/pieces/figures.ts";
import { Coin } from "../../../parts/pieces/tags.tsx";
import { Sprite, VehicleSprite } from "../../../parts/pieces/use.tsx";
import { Order } from "../board/order.tsx";
import { TileCard } from "../board/tile.tsx";

interface SpacePictureProps {
  space: SpaceCard;
  position: Position;
  /** Marks of the player who is to choose: a tile that costs more says so. */
  marks: number | undefined;
}

export function SpacePicture({ space, position, marks }: SpacePictureProps) {
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
          <span className={`note ${space.kind === "bank" ? "note--bank" : ""}`}>
            <Sprite id="coin" box="0 0 20 20" />
            <b>{space.marks}</b>
          </span>
          <small className="space__cap">{space.kind === "bank" ? t("works.bank") : t("works.marks")}</small>
        </>
      );
    case "mining":
      return (
        <span className="gate">
          <b>{space.steps}</b>
          <small>{t("works.steps")}</small>
        </span>
      );
    case "delivery":
      return (
        <span className="dock">
          <VehicleSprite vehicle={space.vehicle} />
          <small className="space__cap">{t(`vehicle.${space.vehicle}`)}</small>
        </span>
      );
  }
}

function StackPicture({ of, left }: { of: "tiles" | "orders"; left: number }) {
  const t = useTranslations("coal-baron");
  return (
    <span className="stackpic">
      <svg viewBox="0 0 72 54" aria-hidden="true">
        {of === "tiles" ? <TileStack /> : <OrderStack />}
      </svg>
      <b>{t("works.lookAt", { count: Math.min(DRAW_SIZE, left) })}</b>
      <small>{t("works.left", { count: left })}</small>
    </span>
  );
}

function TileStack() {
  return (
    <g transform="translate(6 4)">
      {[8, 4, 0].map((d) => (
        <rect key={d} x={d} y={8 - d} width="52" height="36" rx="3" fill="var(--steel)" stroke="var(--outline)" strokeWidth="1.4" />
      ))}
      <path d="M8 26h36M14 18h24M14 34h24" stroke="var(--steel-3)" strokeWidth="2" />
    </g>
  );
}

function OrderStack() {
  return (
    <g transform="translate(12 2)">
      {[8, 4, 0].map((d) => (
        <rect key={d} x={d} y={8 - d} width="40" height="44" rx="3" fill="var(--card)" stroke="var(--outline)" strokeWidth="1.4" />
      ))}
      <path d="M6 24h28" stroke="#000" strokeOpacity=".4" strokeDasharray="2 3" />
      <path d="M12 14h16" stroke="var(--wall-2)" strokeWidth="4" />
    </g>
  );
}
