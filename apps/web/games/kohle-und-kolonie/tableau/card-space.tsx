// A space of an above-ground card: what stands there and what it pays once it is filled.
import { EngineerHat } from "@pithead/drawings/kohle-und-kolonie";
import { range, Sprite } from "@pithead/drawings/pieces";
import type { Space } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Engineer, Glyph, Penny, SteamEngine } from "../../../parts/pieces/colony-tags.tsx";
import { Helmet, Worker } from "../../../parts/pieces/crew.tsx";
import { Vp } from "../../../parts/pieces/tags.tsx";
import { Spot } from "../board/spot.tsx";

interface CardSpaceProps {
  space: Space;
  pieces: number;
  seat: number;
}

export function CardSpace({ space, pieces, seat }: CardSpaceProps) {
  const label = useSpaceLabel()(space, pieces);
  const isPair = space.room > 1;
  return (
    <li className={`asp ${isPair ? "asp--pair" : ""} ${pieces >= space.room ? "is-on" : ""}`} data-tip={label}>
      <Spot target={`place:${space.name}`} className={`asp__hole ${isPair ? "asp__hole--pair" : ""}`} label={label}>
        {pieces > 0 ? range(pieces).map((place) => <Piece key={place} space={space} seat={seat} />) : <Outline space={space} />}
      </Spot>
      <span className="asp__pay" aria-hidden="true">
        {space.carts > 0 && (
          <>
            <span className="coin">
              <Sprite id="cart" className="asp__cart" />
              {space.carts}
            </span>
            <Icon name="right" small />
          </>
        )}
        {space.coins > 0 && <Penny>{space.coins}</Penny>}
        {space.vp > 0 && <Vp points={space.vp} />}
        {space.consolidation > 0 && (
          <span className="coin">
            <Glyph id="rm-consolidation" />
            {space.consolidation}
          </span>
        )}
      </span>
    </li>
  );
}

function Piece({ space: { holds }, seat }: { space: Space; seat: number }) {
  switch (holds) {
    case "miners":
      return <Worker seat={seat} />;
    case "engineers":
      return <Engineer seat={seat} />;
    case "steamEngines":
      return <SteamEngine />;
  }
}

function Outline({ space: { holds, room } }: { space: Space }) {
  switch (holds) {
    case "miners":
      return room > 1 ? <Sprite id="pair" /> : <Helmet />;
    case "engineers":
      return <EngineerHat />;
    case "steamEngines":
      return <SteamEngine className="asp__engine" />;
  }
}

/** What the space is for, what it pays, and whether it is filled. */
export function useSpaceLabel(): (space: Space, pieces: number) => string {
  const t = useTranslations("kohle-und-kolonie");
  return useCallback(
    ({ holds, room, coins, vp, carts, consolidation }, pieces) => {
      const pays = [
        coins > 0 ? t("space.coins", { coins, carts }) : "",
        vp > 0 ? t("space.vp", { vp }) : "",
        consolidation > 0 ? t("space.consolidation", { count: consolidation }) : "",
      ]
        .filter((part) => part !== "")
        .join(", ");
      return t("space.label", { holds, room, pays, pieces });
    },
    [t],
  );
}
