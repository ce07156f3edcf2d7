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
import { linesOf, Why } from "../../../parts/pieces/why.tsx";
import { capital } from "../../parts/capital.ts";
import type { PlayerRow } from "../../parts/player-row.ts";
import { useMineSaid } from "../tableau/mine-words.ts";
import { useWhyWords } from "./why-words.ts";
import { useNames } from "./words.ts";

/** `row`: the figures that every player has, with what they are made of. */
export const Rival = memo(function Rival({ position, row }: { position: Position; row: PlayerRow }) {
  const t = useTranslations("kohle-und-kolonie");
  const tt = useTranslations("table");
  const nameOf = useNames(position);
  const why = useWhyWords(position);
  const mineSaid = useMineSaid();
  const { seat, name } = row;
  const whyOf = (figure: string) => row.figures.find(({ id }) => id === figure)?.why ?? "";
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  return (
    <article className="sheet other" data-part={`rival:${seat}`}>
      <h2>
        <SeatMark seat={seat} size="l" />
        {name}
        <span className="other__st">
          <Why say={row.vpWhy}>
            <Vp points={player.vp} label={tt("points")} />
          </Why>
          <Why say={whyOf("coins")}>
            <Penny label={t("coins")}>{player.coins}</Penny>
          </Why>
          <Why say={whyOf("workers")} className="coin">
            <LocalWorker label={t("workers")} />
            {workersOf(player)}
          </Why>
        </span>
      </h2>
      <ul>
        {SLOTS.map((slot) => {
          const own = player.slots[slot];
          if (own === null) return null;
          const mine = mineOf(components, own.mine);
          const isGuarded = minersAt(player, `rescue:${slot}`) > 0;
          return (
            <li
              key={slot}
              data-tip={mineSaid(mine, own.engine)}
              className={`town-${townOf(components, mine.field)} ${mine.kind === "large" ? "is-large" : ""}`}
            >
              <b className="offer__n">{mine.kind === "large" ? <Icon name="wheel" small /> : mine.id}</b>
              <span>{mine.name}</span>
              {own.engine && <SteamEngine label={t("mine.engine")} />}
              {isGuarded ? <Icon name="shield" small /> : <i className="other__gap" />}
              <span className="sr">{t("slot.rescue", { slot, rescue: isGuarded ? "guarded" : "open" })}</span>
              <Why say={mineSaid(mine, own.engine)}>{t("plus", { count: mine.income + (own.engine ? 1 : 0) })}</Why>
            </li>
          );
        })}
        {SLOTS.every((slot) => player.slots[slot] === null) && <li className="other__none">{t("rival.none")}</li>}
      </ul>
      <Why
        say={linesOf([why.income(player), why.engines(player), whyOf("miners"), t("why.engineers"), why.unsecured(seat)])}
        className="other__facts"
      >
        {t("rival.facts", {
          income: incomeOf(components, player),
          engines: enginesOf(player),
          miners: player.supply,
          engineers: player.engineersLeft,
          unsecured: stillUnsecured(position, seat).length,
        })}
      </Why>
      <p className="other__above">
        {CARDS.map((card) => {
          const isFlipped = FLIP_CARDS.some((each) => each === card && player.flipped[each]);
          const spaces = upperSide(components, player, card).spaces.length;
          const filled = filledSpaces(components, player, card).length;
          const className = `chip ${isFlipped ? "chip--ok" : ""}`;
          const called = nameOf({ piece: "card", card });
          const flipped = isFlipped ? t("above.flipped") : undefined;
          if (spaces === 0) {
            return (
              <span key={card} className={className} title={flipped}>
                {called}
              </span>
            );
          }
          return (
            <Why key={card} say={linesOf([flipped && `${capital(flipped)}.`, why.card(player, card)])} className={className}>
              {t("rival.card", { card: called, filled, spaces })}
            </Why>
          );
        })}
        {player.bonus !== null && <Glyph id={`bm-${player.bonus}`} label={nameOf({ piece: "bonus", marker: player.bonus })} />}
        {player.extraActions > 0 && (
          <Why say={why.extraActions()} className="coin">
            <Glyph id="extra" label={t("extraActions")} />
            {player.extraActions}
          </Why>
        )}
      </p>
    </article>
  );
});
