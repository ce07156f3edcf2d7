// The ladder of an auction: every contender a bar of what they bring, in one scale; the leader has the ink bar.
import { customProperties, range, Sprite, seatClass } from "@pithead/drawings/pieces";
import type { Consolidation, Position } from "@pithead/game-kohle-und-kolonie/client";
import { auctionStanding } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Glyph, SyndicateMark } from "../../../parts/pieces/colony-tags.tsx";
import { SeatMark } from "../../../parts/pieces/seat-mark.tsx";
import { linesOf, Why } from "../../../parts/pieces/why.tsx";
import { capital } from "../../parts/capital.ts";
import { type AuctionRow, auctionRows } from "./rows.ts";

interface LadderProps {
  position: Position;
  consolidation: Consolidation;
  names: readonly string[];
  /** A total that is about to be bid. */
  bid?: { seat: number; total: number } | undefined;
}

export function Ladder({ position, consolidation, names, bid }: LadderProps) {
  const standing = auctionStanding(position);
  const rows = auctionRows(position, consolidation, standing === null ? null : standing.leader);
  const extra = (row: AuctionRow) => (bid && bid.seat === row.seat ? bid.total - row.total : 0);
  const most = Math.max(1, ...rows.map((row) => row.total + extra(row)));
  return (
    <ol className="ladder" style={customProperties({ "--most": most })}>
      {rows.map((row) => (
        <Rung key={row.seat ?? "syndicate"} row={row} names={names} extra={extra(row)} />
      ))}
    </ol>
  );
}

function Rung({ row, names, extra }: { row: AuctionRow; names: readonly string[]; extra: number }) {
  const t = useTranslations("kohle-und-kolonie");
  const name = row.seat === null ? t("syndicateShort") : (names[row.seat] ?? "");
  const parts = t("auction.parts", { mines: row.mines, administration: row.administration, declared: row.declared, coins: row.coins });
  const say = linesOf([`${capital(parts)}.`, t(row.seat === null ? "why.basisSyndicate" : "why.basis", { most: row.most })]);
  return (
    <li
      className={`${row.seat === null ? "is-syndicate" : seatClass(row.seat)} ${row.isLeader ? "is-lead" : ""} ${row.hasPassed ? "has-passed" : ""}`}
      data-part={`bid:${row.seat ?? "syndicate"}`}
    >
      <span className="ladder__who">
        {row.seat === null ? <SyndicateMark /> : <SeatMark seat={row.seat} />}
        <span>
          {name}
          {row.hasPassed && <small>{t("auction.passed")}</small>}
        </span>
      </span>
      <span className="ladder__bar">
        <span className="sr">{parts}</span>
        <Blocks count={row.mines} kind="mine">
          <Icon name="adit" small />
        </Blocks>
        <Blocks count={row.administration} kind="desk">
          <Icon name="desk" small />
        </Blocks>
        <Blocks count={row.declared} kind="declared">
          <Glyph id={row.seat === null ? "ac-extra-coin" : "rm-consolidation"} />
        </Blocks>
        <Blocks count={row.coins} kind="coin">
          <Sprite id="penny" />
        </Blocks>
        <Blocks count={extra} kind="bid">
          <Sprite id="penny" />
        </Blocks>
      </span>
      <Why say={say} className="ladder__n">
        {row.total + extra}
      </Why>
    </li>
  );
}

/** More blocks than this are written as a figure on one of them. */
const MOST_DRAWN = 5;

function Blocks({ count, kind, children }: { count: number; kind: string; children: ReactNode }) {
  if (count > MOST_DRAWN) {
    return (
      <i className={`bk bk--${kind} bk--many`} aria-hidden="true">
        {children}
        <b>{count}</b>
      </i>
    );
  }
  return range(count).map((place) => (
    <i key={place} className={`bk bk--${kind}`} aria-hidden="true">
      {children}
    </i>
  ));
}
