// Samples of what both games have, and of the pieces of each.
"use client";

import "../../games/kohle-und-kolonie/with-default-edition.ts";
import { Cart, Gate, Note, Order, Stack, TileCard } from "@pithead/drawings/coal-baron";
import { COALS, markOf, range, SEAT_MARKS, seatClass } from "@pithead/drawings/pieces";
import { ORDER_CARDS, SPACE_CARDS, TILE_CARDS } from "@pithead/game-coal-baron/client";
import { ACCIDENTS, BONUS_MARKERS, RAILWAY_MARKERS } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useBoardWords, useSpeaker } from "../../games/coal-baron/board/words.ts";
import { useNames } from "../../games/kohle-und-kolonie/board/words.ts";
import { capital } from "../../games/parts/capital.ts";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { Coin, Price, Vp } from "../pieces/tags.tsx";
import { Sample, SpriteSample } from "./sample.tsx";

export function SeatSamples() {
  const t = useTranslations("samples");
  return (
    <>
      {range(SEAT_MARKS.length).map((seat) => {
        const mark = markOf(seat);
        return (
          <div key={mark} className="samples__row">
            <Sample label={t(`shape.${mark}`)} code="<SeatMark seat size>">
              <SeatMark seat={seat} size="l" />
            </Sample>
            <SpriteSample id={`w-${mark}`} label={t("worker")} className={seatClass(seat)} />
            <SpriteSample id={`e-${mark}`} label={t("engineer")} className={seatClass(seat)} />
            <SpriteSample id={`h-${mark}`} label={t("settlement")} className={seatClass(seat)} />
          </div>
        );
      })}
      <div className="samples__row">
        <SpriteSample id="w-ghost" label={t("ghost")} className={seatClass(1)} />
        <SpriteSample id="w-local" label={t("local")} />
      </div>
    </>
  );
}

export function CoalSamples() {
  const t = useTranslations("samples");
  const speaker = useSpeaker();
  return (
    <>
      {COALS.map((color) => {
        const name = capital(speaker.name({ piece: "color", color }));
        return (
          <div key={color} className="samples__row">
            <SpriteSample id={`c-${color}`} label={t("cube", { color: name })} />
            <SpriteSample id={`s-${color}`} label={t("spot", { color: name })} />
          </div>
        );
      })}
      {(
        [
          { cube: "gray", name: "full" },
          { cube: null, name: "empty" },
          { cube: null, name: "taken", taken: 3 },
        ] as const
      ).map((cart) => (
        <Sample key={cart.name} label={t(cart.name)} code="<Cart cube width taken>">
          <svg viewBox="-30 -56 60 60" width="72" height="72" aria-hidden="true">
            <Cart cube={cart.cube} width={52} taken={"taken" in cart ? cart.taken : undefined} />
          </svg>
        </Sample>
      ))}
      <SpriteSample id="s-free" label={t("free")} />
      <SpriteSample id="cart" label={t("cart")} />
    </>
  );
}

export function TileSamples() {
  const words = useBoardWords();
  return TILE_CARDS.map(({ kind, color, side, carts }) => (
    <Sample key={kind} label={capital(words.tile(kind))} code="<TileCard color side cubes>">
      <div className="sample__tile">
        <TileCard color={color} side={side} cubes={range(carts).map(() => color)} />
      </div>
    </Sample>
  ));
}

/** One order of each vehicle, as it lies, begun, and delivered. */
export function OrderSamples() {
  const t = useTranslations("samples");
  const words = useBoardWords();
  const kinds = ORDER_CARDS.filter(({ vehicle }, index) => ORDER_CARDS.findIndex((other) => other.vehicle === vehicle) === index);
  return kinds.map(({ id, spots }) => (
    <div key={id} className="samples__row">
      <Sample label={capital(words.order(id))} code="<Order order>">
        <div className="sample__order">
          <Order order={id} />
        </div>
      </Sample>
      <Sample label={t("filled")} code="<Order order filled>">
        <div className="sample__order">
          <Order order={id} filled={spots.map((spot, place) => (place === 0 ? [spot] : []))} />
        </div>
      </Sample>
      <Sample label={t("delivered")} code="<Order order delivered>">
        <div className="sample__order">
          <Order order={id} delivered />
        </div>
      </Sample>
    </div>
  ));
}

export function ThingSamples() {
  const t = useTranslations("samples");
  const speaker = useSpeaker();
  const vehicles = SPACE_CARDS.flatMap((space) => (space.kind === "delivery" ? [space.vehicle] : []));
  return (
    <>
      {vehicles.map((vehicle) => (
        <SpriteSample key={vehicle} id={`v-${vehicle}`} label={capital(speaker.name({ piece: "vehicle", vehicle }))} />
      ))}
      <Sample label={t("note")} code="<Note marks bank>">
        <Note marks={5} bank={false} />
      </Sample>
      <Sample label={t("loan")} code="<Note marks bank>">
        <Note marks={1} bank />
      </Sample>
      <Sample label={t("gate")} code="<Gate steps>">
        <div className="sample__tile">
          <Gate steps={8} />
        </div>
      </Sample>
      <Sample label={t("tile-stack")} code="<Stack of>">
        <div className="sample__tile">
          <Stack of="tiles" />
        </div>
      </Sample>
      <Sample label={t("order-stack")} code="<Stack of>">
        <div className="sample__tile">
          <Stack of="orders" />
        </div>
      </Sample>
      <Sample label={t("price")} code="<Price workers look>">
        <Price workers={3} />
      </Sample>
      <Sample label={t("mark")} code="<Coin marks short>">
        <Coin marks={4} />
      </Sample>
      <Sample label={t("points")} code="<Vp points why>">
        <Vp points={12} />
      </Sample>
      <SpriteSample id="lantern" label={t("lantern")} />
      <SpriteSample id="lantern-off" label={t("lantern-off")} />
      <SpriteSample id="helmet" label={t("helmet")} />
      <SpriteSample id="coin" label={t("mark")} />
      <SpriteSample id="vp" label={t("points")} />
    </>
  );
}

export function MarkerSamples() {
  const t = useTranslations("samples");
  const nameOf = useNames({ options: {} });
  return (
    <>
      {BONUS_MARKERS.map((marker) => (
        <SpriteSample key={marker} id={`bm-${marker}`} label={nameOf({ piece: "bonus", marker })} />
      ))}
      {RAILWAY_MARKERS.map((marker) => (
        <SpriteSample key={marker} id={`rm-${marker}`} label={nameOf({ piece: "railway", marker })} />
      ))}
      <SpriteSample id="rm-hidden" label={t("hidden")} />
      {ACCIDENTS.map((accident) => (
        <SpriteSample key={accident} id={`ac-${accident}`} label={nameOf({ piece: "accident", accident })} />
      ))}
      <SpriteSample id="ac-hidden" label={t("hidden")} />
      <SpriteSample id="extra" label={t("extra")} />
      <SpriteSample id="syndicate" label={t("syndicate")} />
      <SpriteSample id="steam" label={t("steam")} />
      <SpriteSample id="penny" label={t("coin")} />
      <SpriteSample id="pair" label={t("pair")} />
    </>
  );
}
