// Another player's tableau in brief: what one plans by.
import { townOf } from "@pithead/drawings/kohle-und-kolonie";
import {
  CARDS,
  componentsOf,
  enginesOf,
  FLIP_CARDS,
  filledSpaces,
  incomeOf,
  mineOf,
  minersAt,
  type Position,
  playerAt,
  SLOTS,
  stillUnsecured,
  upperSide,
  workersOf,
} from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Glyph, LocalWorker, Penny, SteamEngine } from "../../../parts/pieces/colony-tags.tsx";
import { SeatMark } from "../../../parts/pieces/seat-mark.tsx";
import { Vp } from "../../../parts/pieces/tags.tsx";
import { useNames } from "./words.ts";

export const Rival = memo(function Rival({ position, seat, name }: { position: Position; seat: number; name: string }) {
  const t = useTranslations("kohle-und-kolonie");
  const tt = useTranslations("table");
  const nameOf = useNames(position);
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  return (
    <article className="sheet other" data-part={`rival:${seat}`}>
      <h2>
        <SeatMark seat={seat} size="l" />
        {name}
        <span className="other__st">
          <Vp points={player.vp} label={tt("points")} />
          <Penny label={t("coins")}>{player.coins}</Penny>
          <span className="coin">
            <LocalWorker label={t("workers")} />
            {workersOf(player)}
          </span>
        </span>
      </h2>
      <ul>
        {SLOTS.map((slot) => {
          const own = player.slots[slot];
          if (own === null) return null;
          const mine = mineOf(components, own.mine);
          const isGuarded = minersAt(player, `rescue:${slot}`) > 0;
          return (
            <li key={slot} className={`town-${townOf(components, mine.field)} ${mine.kind === "large" ? "is-large" : ""}`}>
              <b className="offer__n">{mine.kind === "large" ? <Icon name="wheel" small /> : mine.id}</b>
              <span>{mine.name}</span>
              {own.engine && <SteamEngine label={t("mine.engine")} />}
              {isGuarded ? <Icon name="shield" small /> : <i className="other__gap" />}
              <span className="sr">{t("slot.rescue", { slot, rescue: isGuarded ? "guarded" : "open" })}</span>
              <em>{t("plus", { count: mine.income + (own.engine ? 1 : 0) })}</em>
            </li>
          );
        })}
        {SLOTS.every((slot) => player.slots[slot] === null) && <li className="other__none">{t("rival.none")}</li>}
      </ul>
      <p className="other__facts">
        {t("rival.facts", {
          income: incomeOf(components, player),
          engines: enginesOf(player),
          miners: player.supply,
          engineers: player.engineersLeft,
          unsecured: stillUnsecured(position, seat).length,
        })}
      </p>
      <p className="other__above">
        {CARDS.map((card) => {
          const isFlipped = FLIP_CARDS.some((each) => each === card && player.flipped[each]);
          const spaces = upperSide(components, player, card).spaces.length;
          const filled = filledSpaces(components, player, card).length;
          return (
            <span key={card} className={`chip ${isFlipped ? "chip--ok" : ""}`} title={isFlipped ? t("above.flipped") : undefined}>
              {spaces > 0 ? t("rival.card", { card: nameOf({ piece: "card", card }), filled, spaces }) : nameOf({ piece: "card", card })}
            </span>
          );
        })}
        {player.bonus !== null && <Glyph id={`bm-${player.bonus}`} label={nameOf({ piece: "bonus", marker: player.bonus })} />}
        {player.extraActions > 0 && (
          <span className="coin">
            <Glyph id="extra" label={t("extraActions")} />
            {player.extraActions}
          </span>
        )}
      </p>
    </article>
  );
});
