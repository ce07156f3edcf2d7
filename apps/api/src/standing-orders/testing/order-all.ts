// For tests: standing orders for every question of Kohle & Kolonie that can be answered by one.
import { kohleUndKolonieClient } from "@pithead/catalog";

/** Every question that is answered by these. `secure` is ordered anew whenever a player has moved. */
export const ORDERED = ["secure", "lose", "damage", "declare", "load", "bid"];

/** Orders of the player at `seat` that hold as things stand. @throws Error when nobody sits there. */
export function ordersForAll(view: object, seat: number): object {
  if (!isPosition(view)) throw new Error("That is no position of Kohle & Kolonie.");
  const own = view.players[seat];
  if (own === undefined) throw new Error(`Nobody sits at ${seat}.`);
  const mines = Object.values(own.slots).flatMap((each) => (each === null ? [] : [{ mine: each.mine, by: "coin" }]));
  const places = Object.keys(own.slots).map((slot) => `rescue:${slot}`);
  const fields = [...kohleUndKolonieClient.componentsOf(view).consolidations.values()].flat();
  return {
    secure: { mines, keep: seat },
    damage: seat === 0 ? { pay: "points" } : { pay: "coin", keep: seat },
    lose: { from: places },
    declare: "nothing",
    load: { worker: false, cart: false, markers: 0 },
    bid: fields.map((field) => ({ field, upTo: 6 + 3 * seat, beyond: seat === 1 ? "ask" : "pass", keep: 0 })),
  };
}

export function isPosition(view: object): view is kohleUndKolonieClient.Position {
  return "bonusRow" in view && "players" in view;
}
