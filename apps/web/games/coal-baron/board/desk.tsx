// A player's orders: outstanding ones with what lies on their spots, delivered ones below.
import { Order, type SpotInTurn } from "@pithead/drawings/coal-baron";
import { type Color, isComplete, type OrderId, type PlayerPosition } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { dressed } from "../../../parts/pieces/pressable.ts";
import { Why } from "../../../parts/pieces/why.tsx";
import { useBoardWords, useDeliveredWhy } from "./words.ts";

/** More orders stand closer, in three columns. */
const MOST_IN_TWO_COLUMNS = 6;

/** What may be done with one spot while a mining turn is built. */
export interface SpotPress {
  /** The number of the work step that filled it. */
  step?: number | undefined;
  /** What filling it is called, and doing so; present exactly when it may be filled. */
  label?: string | undefined;
  choose?: (() => void) | undefined;
}

interface DeskProps {
  player: PlayerPosition;
  title: ReactNode;
  side?: ReactNode;
  /** Whether an order is ringed: something there is not as it was. */
  isChanged?: ((order: OrderId) => boolean) | undefined;
  spotPress?: ((order: OrderId, spot: Color, place: number) => SpotPress) | undefined;
}

export const Desk = memo(function Desk({ player, title, side, isChanged, spotPress }: DeskProps) {
  const t = useTranslations("coal-baron");
  const words = useBoardWords();
  const deliveredWhy = useDeliveredWhy();
  return (
    <>
      <h2>
        {title}
        {side ?? <small>{t("desk.leftOver")}</small>}
      </h2>
      {player.outstanding.length === 0 && <p className="desk__none">{t("desk.none")}</p>}
      <ul className={`desk__cards ${player.outstanding.length > MOST_IN_TWO_COLUMNS ? "desk__cards--many" : ""}`}>
        {player.outstanding.map((outstanding) => (
          <li
            key={outstanding.order}
            className={`desk__card ${isChanged?.(outstanding.order) ? "is-changed" : ""}`}
            data-part={`order:${outstanding.order}`}
            data-whole=""
          >
            <Asked say={words.orderWhy(outstanding)} isPressed={spotPress !== undefined}>
              <Order
                order={outstanding.order}
                filled={outstanding.spots}
                label={words.outstanding(outstanding)}
                stamp={isComplete(outstanding) ? t("desk.complete") : undefined}
                inTurn={spotPress && ((spot, place) => inTurn(spotPress(outstanding.order, spot, place), place))}
              />
            </Asked>
          </li>
        ))}
      </ul>
      <div className="desk__done">
        <span>
          {t("desk.delivered")}
          <br />
          <Why say={deliveredWhy(player)}>
            <b>{t("desk.deliveredSum", { count: player.deliveredCount, vp: player.deliveredVp })}</b>
          </Why>
        </span>
        <span className="delivered__orders" data-tip={deliveredWhy(player)}>
          {player.delivered?.map((order) => (
            <Order key={order} order={order} delivered label={words.order(order)} />
          ))}
        </span>
      </div>
    </>
  );
});

interface AskedProps {
  say: string;
  /** There are buttons in it. */
  isPressed: boolean;
  children: ReactNode;
}

/** An order that says what it is worth. */
function Asked({ say, isPressed, children }: AskedProps) {
  return isPressed ? (
    <div data-tip={say}>{children}</div>
  ) : (
    <Why say={say} className="orderwhy">
      {children}
    </Why>
  );
}

function inTurn({ step, label = "", choose }: SpotPress, place: number): SpotInTurn {
  return { step, dress: choose && dressed({ label, press: choose, part: `spot:${place}` }, "tap") };
}
