// Which game a new table is for: a card for each, with a picture and what to expect.
"use client";

import { TileCard } from "@pithead/drawings/coal-baron";
import { useTranslations } from "next-intl";
import { FieldMap } from "../field-map/field-map.tsx";
import { GAMES, type GameName } from "../tables/games-on-offer.ts";
import { RulesLink } from "../tables/rules-link.tsx";

interface GamePickProps {
  game: GameName;
  onChange: (game: GameName) => void;
}

export function GamePick({ game, onChange }: GamePickProps) {
  const t = useTranslations("new-table");
  const games = useTranslations("games");
  return (
    <fieldset className="field picks">
      <legend className="legend">{t("game")}</legend>
      {GAMES.map((name) => (
        <div key={name} className="pick">
          <label className="pick__label">
            <input className="sr" type="radio" name="game" checked={name === game} onChange={() => onChange(name)} />
            <span className="pick__pic" aria-hidden="true">
              <GamePicture game={name} />
            </span>
            <b>{games(`title.${name}`)}</b>
            <small>{t(name)}</small>
          </label>
          <RulesLink game={name} />
        </div>
      ))}
    </fieldset>
  );
}

function GamePicture({ game }: { game: GameName }) {
  if (game === "kohle-und-kolonie") return <FieldMap label="" />;
  return (
    <>
      <TileCard color="gray" side="light" cubes={["gray", "gray"]} />
      <TileCard color="black" side="dark" cubes={["black"]} />
      <TileCard color="brown" side="light" cubes={["brown", "brown"]} />
    </>
  );
}
