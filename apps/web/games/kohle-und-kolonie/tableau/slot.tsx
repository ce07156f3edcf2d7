// A slot of a tableau: the rescue space above, the mine below. A dashed ring is a gap that an accident can strike.
import { type Components, coinSecurable, mineOf, minersAt, type PlayerPosition, type Slot } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Penny } from "../../../parts/pieces/colony-tags.tsx";
import { Worker } from "../../../parts/pieces/crew.tsx";
import { Spot } from "../board/spot.tsx";
import { MineCard } from "./mine-card.tsx";
import { useMineSaid } from "./mine-words.ts";

interface SlotPlaceProps {
  slot: Slot;
  player: PlayerPosition;
  seat: number;
  components: Components;
  /** Secured for a coin or by the rescue team in the accident phase that lasts. */
  isSecured: boolean;
}

export function SlotPlace({ slot, player, seat, components, isSecured }: SlotPlaceProps) {
  const t = useTranslations("kohle-und-kolonie");
  const mineSaid = useMineSaid();
  const own = player.slots[slot];
  const isGuarded = minersAt(player, `rescue:${slot}`) > 0;
  const rescue = isGuarded ? "guarded" : isSecured ? "secured" : "open";
  return (
    <div className={`slot slot--${slot} ${own ? "" : "slot--free"}`}>
      <Spot target={`place:rescue:${slot}`} className="slot__rescue" label={t("slot.rescue", { slot, rescue })}>
        {isGuarded ? <Worker seat={seat} /> : <span className={`slot__empty ${isSecured ? "is-secured" : ""}`} />}
        <span className="slot__id">{slot}</span>
        {coinSecurable(components, slot) && (
          <span className="slot__coin" title={t("slot.coin")}>
            <Penny>1</Penny>
          </span>
        )}
      </Spot>
      {own ? (
        <Spot target={`mine:${slot}`} className="slot__mine" label={mineSaid(mineOf(components, own.mine), own.engine)}>
          <MineCard mine={mineOf(components, own.mine)} components={components} engine={own.engine} />
        </Spot>
      ) : (
        <Spot target={`slot:${slot}`} className="slot__hole" label={t("slot.free", { slot })}>
          {t("slot.freeShort")}
        </Spot>
      )}
    </div>
  );
}
