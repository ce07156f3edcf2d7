// Another player's pit, cage, storage and orders: what one plans by.
import { Order, SmallPit, tileBalance } from "@pithead/drawings/coal-baron";
import { CubeSprite, range, Sprite } from "@pithead/drawings/pieces";
import { CAGE_SPOTS, COLORS, type PlayerPosition } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { SeatMark } from "../../../parts/pieces/seat-mark.tsx";
import { Coin, Price, Vp } from "../../../parts/pieces/tags.tsx";
import { Why } from "../../../parts/pieces/why.tsx";
import type { PlayerRow } from "../../parts/player-row.ts";
import { useBalanceSaid, useBoardWords, useDeliveredWhy } from "./words.ts";

/** `row`: the figures that every player has, with what they are made of. */
export const Rival = memo(function Rival({ player, row }: { player: PlayerPosition; row: PlayerRow }) {
  const t = useTranslations("coal-baron");
  const tt = useTranslations("table");
  const words = useBoardWords();
  const deliveredWhy = useDeliveredWhy();
  const balance = useBalanceSaid();
  const { seat, name } = row;
  const whyOf = (figure: string) => row.figures.find(({ id }) => id === figure)?.why ?? "";
  const { light, dark } = tileBalance(player);
  const stored = COLORS.flatMap((color) => range(player.storage[color]).map((place) => ({ color, place })));
  return (
    <article className="sheet rival" data-part={`rival:${seat}`}>
      <header>
        <h2>
          <SeatMark seat={seat} size="l" />
          {name}
        </h2>
        <Why say={row.vpWhy}>
          <Vp points={player.vp} label={tt("points")} />
        </Why>
        <Why say={whyOf("workers")}>
          <Price workers={player.workers} look="plain" label={tt("workers")} />
        </Why>
        <Why say={whyOf("marks")}>
          <Coin marks={player.marks} label={tt("marks")} />
        </Why>
        <Why say={balance(player)} className="chip">
          {t("rival.balance", { light, dark })}
        </Why>
      </header>
      <div className="rival__body">
        <SmallPit pit={player} label={t("rival.pit", { name })} />
        <div className="rival__side">
          <ul className="rival__row">
            {player.outstanding.map((outstanding) => (
              <li key={outstanding.order} data-part={`order:${outstanding.order}`}>
                <Why say={words.orderWhy(outstanding)} className="orderwhy">
                  <Order order={outstanding.order} filled={outstanding.spots} label={words.outstanding(outstanding)} />
                </Why>
              </li>
            ))}
          </ul>
          <dl>
            <dt>{t("rival.cage")}</dt>
            <dd>
              {range(CAGE_SPOTS).map((place) => {
                const cube = player.cage[place];
                return cube ? (
                  <CubeSprite key={place} coal={cube} label={t(`color.${cube}`)} />
                ) : (
                  <Sprite key={place} id="s-free" className="quiet" />
                );
              })}
            </dd>
            <dt>{t("rival.storage")}</dt>
            <dd>
              {stored.map(({ color, place }) => (
                <CubeSprite key={`${color} ${place}`} coal={color} label={t(`color.${color}`)} />
              ))}
              {stored.length === 0 && t("pit.nothing")}
            </dd>
          </dl>
        </div>
      </div>
      <div className="delivered">
        <Why say={deliveredWhy(player)}>{t("rival.delivered", { count: player.deliveredCount, vp: player.deliveredVp })}</Why>
        <span className="delivered__orders" data-tip={deliveredWhy(player)}>
          {player.delivered?.map((order) => (
            <Order key={order} order={order} delivered label={words.order(order)} />
          ))}
        </span>
      </div>
    </article>
  );
});
