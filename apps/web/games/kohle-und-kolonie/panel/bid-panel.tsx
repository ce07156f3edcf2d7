// Bidding: a stepper for the total, then what happens if I win, if I pass, and what the others can do.
"use client";

import { auctionStanding, type Consolidation, type Position, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Choice } from "../../parts/choice.tsx";
import { AuctionBand } from "../auction/auction-band.tsx";
import { prospectsOf } from "../auction/prospects.ts";
import type { Built } from "../turn/built.ts";
import type { TurnInHand } from "../turn/use-turn.ts";

interface BidPanelProps {
  position: Position;
  seat: number;
  names: readonly string[];
  built: Extract<Built, { kind: "answer" }>;
  turn: TurnInHand;
}

export function BidPanel({ position, seat, names, built, turn }: BidPanelProps) {
  const t = useTranslations("kohle-und-kolonie");
  const { consolidation } = position;
  if (consolidation === null) return null;
  const totals = built.answers.flatMap((answer) => (answer.type === "bid" ? [answer.total] : []));
  const [lowest, highest] = [totals[0] ?? 0, totals.at(-1) ?? 0];
  const { chosen } = built;
  const total = chosen?.type === "bid" ? chosen.total : lowest;
  const basis = consolidation.basis[consolidation.order.indexOf(seat)] ?? 0;
  const bid = (next: number) => turn.pick({ pick: "answer", command: { type: "bid", total: next } });
  return (
    <>
      <AuctionBand position={position} names={names} bid={chosen?.type === "bid" ? { seat, total } : undefined} className="drama--in" />
      <div className="bidder">
        <StepButton label={t("bid.less")} icon="minus" onPress={total > lowest ? () => bid(total - 1) : undefined} />
        <output aria-live="polite">
          <b>{total}</b>
          <span>{t("bid.coins", { coins: total - basis, of: playerAt(position, seat).coins })}</span>
        </output>
        <StepButton label={t("bid.more")} icon="plus" onPress={total < highest ? () => bid(total + 1) : undefined} />
      </div>
      <div className="choices">
        <Choice label={t("bid.bid", { total, coins: total - basis })} isChosen={chosen?.type === "bid"} onChoose={() => bid(total)}>
          <Icon name="up" />
          <span>{t("bid.bid", { total, coins: total - basis })}</span>
        </Choice>
        <Choice
          label={t("bid.pass")}
          isChosen={chosen?.type === "pass"}
          onChoose={() => turn.pick({ pick: "answer", command: { type: "pass" } })}
        >
          <Icon name="close" />
          <span>{t("bid.pass")}</span>
        </Choice>
      </div>
      <Ifs position={position} consolidation={consolidation} seat={seat} names={names} total={total} />
    </>
  );
}

function StepButton({ label, icon, onPress }: { label: string; icon: "minus" | "plus"; onPress: (() => void) | undefined }) {
  return (
    <button type="button" className="btn btn--square" aria-label={label} disabled={!onPress} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

interface IfsProps {
  position: Position;
  consolidation: Consolidation;
  seat: number;
  names: readonly string[];
  total: number;
}

function Ifs({ position, consolidation, seat, names, total }: IfsProps) {
  const t = useTranslations("kohle-und-kolonie");
  const { win, lose, others } = prospectsOf(position, seat, consolidation.field);
  const standing = auctionStanding(position);
  const rivals = consolidation.order.flatMap((other, index) => {
    const most = standing?.most[index] ?? 0;
    return other !== seat && !consolidation.hasPassed[index] && most > total ? [{ other, most }] : [];
  });
  return (
    <dl className="ifs">
      <div>
        <dt>{t("bid.ifWin")}</dt>
        <dd>
          {t("bid.win", { vp: win.vp, income: win.income, cart: win.hasCart ? "yes" : "no", engines: win.engines })}{" "}
          {others.map(({ seat: other, vp }) => t("bid.otherGets", { name: names[other] ?? "", vp })).join(" ")}
        </dd>
      </div>
      <div>
        <dt>{t("bid.ifLose")}</dt>
        <dd>{t("bid.lose", { vp: lose.vp, slots: lose.slots.join(", "), count: lose.slots.length, engines: lose.engines })}</dd>
      </div>
      <div className="ifs__warn">
        <dt>{t("bid.rivals")}</dt>
        <dd>
          {rivals.length === 0
            ? t("bid.nobodyCan", { total })
            : rivals.map(({ other, most }) => t("bid.canGo", { name: names[other] ?? "", most })).join(" ")}
        </dd>
      </div>
    </dl>
  );
}
