// An above-ground card: what its spaces pay and who stands there; on the front what flipping costs and brings.
import { Use } from "@pithead/drawings/pieces";
import {
  type CardId,
  type Components,
  componentsOf,
  FLIP_CARDS,
  type FlipCard,
  type PlayerPosition,
  type Position,
  piecesOn,
  type Space,
  upperSide,
} from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Spot } from "../board/spot.tsx";
import { useNames } from "../board/words.ts";
import { CardSpace } from "./card-space.tsx";
import { useFlipWords } from "./flip-words.ts";
import { Workforce } from "./workforce.tsx";

interface AboveCardProps {
  card: CardId;
  player: PlayerPosition;
  seat: number;
  position: Position;
}

export function AboveCard({ card, player, seat, position }: AboveCardProps) {
  const t = useTranslations("kohle-und-kolonie");
  const name = useNames(position)({ piece: "card", card });
  const components = componentsOf(position);
  const side = upperSide(components, player, card);
  const flip = FLIP_CARDS.find((each) => each === card);
  const isFlipped = flip !== undefined && player.flipped[flip];
  const piecesOf = (space: Space) => piecesOn(player, space);
  return (
    <article className={`above ${isFlipped ? "above--back" : ""}`} aria-label={name}>
      <svg className="above__art" viewBox="0 0 140 46" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect className="above__sky" width="140" height="46" />
        <Use id={`art-${card}`} x={0} y={0} width={140} height={46} />
      </svg>
      <h3>
        {name}
        {isFlipped && <small>{t("above.flipped")}</small>}
      </h3>
      {card === "workforce" && <Workforce side={side} />}
      {card === "loading" && <p>{t("above.loading", { workers: side.workers })}</p>}
      {side.spaces.length > 0 && (
        <ul>
          {side.spaces.map((space) => (
            <CardSpace key={space.name} space={space} pieces={piecesOf(space)} seat={seat} />
          ))}
        </ul>
      )}
      {flip !== undefined && !isFlipped && <FlipFoot card={flip} name={name} components={components} />}
    </article>
  );
}

function FlipFoot({ card, name, components }: { card: FlipCard; name: string; components: Components }) {
  const t = useTranslations("kohle-und-kolonie");
  const words = useFlipWords(components);
  const said = words.flip(card);
  return (
    <Spot target={`above:${card}`} className="above__flip" label={t("above.flipLong", { card: name, flip: said })}>
      <Icon name="swap" small />
      <span>{said}</span>
    </Spot>
  );
}
