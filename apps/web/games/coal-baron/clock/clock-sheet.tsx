// The clock with what the chosen element counts and brings, and the same as a table for narrow pages.
"use client";

import { clockStand, type ElementStand, leadersOf } from "@pithead/drawings/coal-baron";
import { CubeSprite, seatClass, VehicleSprite } from "@pithead/drawings/pieces";
import type { Position } from "@pithead/game-coal-baron/client";
import { ELEMENTS_PER_SHIFT } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SeatMark, SeatName } from "../../../parts/pieces/seat-mark.tsx";
import { Why } from "../../../parts/pieces/why.tsx";
import { ShiftClock } from "./shift-clock.tsx";
import { useStandWhy } from "./stand-why.ts";

const LEAST_BAR = 4;

export function ClockSheet({ position, names }: { position: Position; names: readonly string[] }) {
  const t = useTranslations("coal-baron");
  const [chosen, setChosen] = useState(1);
  const stand = clockStand(position);
  const one = stand[chosen - 1];
  const name = useElementName();
  const say = (element: ElementStand) =>
    t("clock.element", {
      n: element.element.element,
      name: name(element),
      first: element.element.first,
      second: element.counts.length > 2 ? element.element.second : 0,
      counts: names.map((who, seat) => `${who} ${element.counts[seat] ?? t("clock.hidden")}`).join(", "),
    });
  return (
    <>
      <div className="dialbox">
        <ShiftClock stand={stand} shift={position.shift} chosen={chosen} say={say} onChoose={setChosen} />
      </div>
      {one && <ElementDetail stand={one} names={names} name={name(one)} />}
      <ClockTable stand={stand} shift={position.shift} names={names} />
    </>
  );
}

/** Names an element of the clock in words. */
export function useElementName(): (stand: ElementStand) => string {
  const t = useTranslations("coal-baron");
  return ({ element }) => {
    if (element.of === "vehicle") return t("clock.vehicle", { vehicle: t(`vehicle.${element.vehicle}`) });
    return t(element.counts === "empty-carts" ? "clock.empty" : "clock.spots", { color: t(`color.${element.color}`) });
  };
}

/** What the seats have of an element, and what it brings them. */
export function ElementDetail({ stand, names, name }: { stand: ElementStand; names: readonly string[]; name: string }) {
  const t = useTranslations("coal-baron");
  const why = useStandWhy();
  const most = Math.max(LEAST_BAR, ...stand.counts.map((count) => count ?? 0));
  return (
    <div className="dialsay">
      <b>{t("clock.detail", { n: stand.element.element, name })}</b>
      <ul>
        {names.map((who, seat) => {
          const [count, vp] = [stand.counts[seat], stand.vp[seat]];
          return (
            <li key={who + String(seat)}>
              <SeatName seat={seat} name={who} />
              <span className={`bar ${seatClass(seat)}`}>
                <i style={{ width: `${(100 * (count ?? 0)) / most}%` }} />
              </span>
              <Why say={why.seat(stand, seat, who)} className="dialsay__why">
                <b>{count ?? t("clock.hidden")}</b>
                <em>{vp ? t("clock.gain", { vp }) : ""}</em>
              </Why>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** For narrow pages, and for those who can't see the dial. */
function ClockTable({ stand, shift, names }: { stand: readonly ElementStand[]; shift: number; names: readonly string[] }) {
  const t = useTranslations("coal-baron");
  const why = useStandWhy();
  const until = ELEMENTS_PER_SHIFT[Math.max(1, shift) - 1] ?? 0;
  return (
    <table className="elements">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t("clock.title")}</span>
          </th>
          {names.map((who, seat) => (
            <th key={who + String(seat)} scope="col">
              <SeatMark seat={seat} size="s" />
              <span className="sr">{who}</span>
            </th>
          ))}
          <th scope="col">{t("vp")}</th>
        </tr>
      </thead>
      <tbody>
        {stand.map((one) => {
          const { element } = one;
          const leaders = leadersOf(one);
          return (
            <tr key={element.element} className={element.element > until ? "is-later" : ""}>
              <th scope="row">
                <b>{element.element}</b>
                {element.of === "vehicle" ? (
                  <VehicleSprite vehicle={element.vehicle} className="el el--v" />
                ) : (
                  <CubeSprite coal={element.color} className="el" />
                )}
                <span>
                  {element.counts === "empty-carts"
                    ? t("clock.emptyShort")
                    : element.of === "vehicle"
                      ? t(`vehicle.${element.vehicle}`)
                      : t(`color.${element.color}`)}
                </span>
              </th>
              {one.counts.map((count, seat) => (
                <td key={names[seat] ?? seat} className={leaders.includes(seat) ? "is-lead" : ""}>
                  {count === null ? t("clock.hidden") : count || "–"}
                </td>
              ))}
              <td>
                <Why say={why.all(one, names)}>{names.length > 2 ? `${element.first}/${element.second}` : element.first}</Why>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
