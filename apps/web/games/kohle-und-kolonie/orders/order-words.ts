// What an order says, and why it was not carried out, in plain words.
"use client";

import type { BidOrder, OrderKind, Orders, OrderTrouble, Position, SecureOrder } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useListFormat } from "../../../parts/words/list-format.ts";
import { useNames, useSpeaker } from "../board/words.ts";
import { isBidToCome } from "./bid-fields.ts";

export interface OrderWords {
  /** The order of that kind in a sentence; undefined when there is none. */
  said(orders: Orders, kind: OrderKind): string | undefined;
  why(trouble: OrderTrouble): string;
}

export function useOrderWords(position: Position, seat: number): OrderWords {
  const t = useTranslations("standing-orders");
  const format = useListFormat();
  const nameOf = useNames(position);
  const speaker = useSpeaker(position.options);

  return {
    said(orders, kind) {
      switch (kind) {
        case "secure":
          return orders.secure && secureSaid(orders.secure);
        case "damage":
          return orders.damage && t("said.damage", { pay: orders.damage.pay, keep: orders.damage.pay === "coin" ? orders.damage.keep : 0 });
        case "lose":
          return orders.lose && t("said.lose", { places: list(orders.lose.from.map((place) => speaker.name({ piece: "place", place }))) });
        case "declare":
          return orders.declare && t("said.declare");
        case "bid":
          return bidsSaid(orders.bid?.filter(({ field }) => isBidToCome(position, field)) ?? []);
        case "load":
          return (
            orders.load &&
            t("said.load", { pay: orders.load.worker ? "worker" : orders.load.cart ? "cart" : "nothing", markers: orders.load.markers })
          );
      }
    },
    why(trouble) {
      switch (trouble.code) {
        case "mine-gone":
          return t("why.mine-gone", { mine: nameOf({ piece: "mine", mine: trouble.mine }) });
        case "mine-not-named":
          return t("why.mine-not-named", { mine: speaker.name({ piece: "mine", mine: trouble.mine }) });
        case "coins-below":
          return t("why.coins-below", { ...trouble });
        case "outbid":
          return t("why.outbid", { ...trouble, field: nameOf({ piece: "field", field: trouble.field }) });
        case "no-miner-at-places":
          return t("why.no-miner-at-places");
        case "not-allowed":
          return speaker.reason(trouble.reason, { names: [], reader: seat });
      }
    },
  };

  function bidsSaid(bids: readonly BidOrder[]): string | undefined {
    if (bids.length === 0) return undefined;
    return bids.map((bid) => t("said.bid", { ...bid, field: nameOf({ piece: "field", field: bid.field }) })).join(" ");
  }

  function secureSaid({ mines, keep }: SecureOrder): string {
    const by = (means: string) => mines.filter((named) => named.by === means).map(({ mine }) => speaker.name({ piece: "mine", mine }));
    const [coin, team] = [by("coin"), by("team")];
    return t("said.secure", {
      coins: coin.length,
      coin: list(coin),
      teams: team.length,
      team: list(team),
      named: mines.length - by("nothing").length,
      keep,
    });
  }

  function list(names: readonly string[]): string {
    return format.format(names);
  }
}
