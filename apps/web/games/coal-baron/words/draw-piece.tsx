// How cubes, orders and points are drawn where a sentence names them.
import { type PieceId, range, Sprite } from "@pithead/drawings/pieces";
import { type Color, orderCard, type Vehicle } from "@pithead/game-coal-baron/client";
import type { CoalBaronPiece } from "@pithead/wording/coal-baron";
import type { ReactNode } from "react";

/** More cubes than this are written as a number before one of them. */
const MOST_CUBES_DRAWN = 4;

export function drawPiece(piece: CoalBaronPiece, text: string): ReactNode {
  switch (piece.piece) {
    case "cubes":
      return <Pictures label={text} sprites={cubeSprites(piece.color, piece.count)} count={piece.count} />;
    case "order": {
      const { vehicle, spots } = orderCard(piece.order);
      return <Pictures label={text} vehicle={vehicle} sprites={spots.map((spot): PieceId => `s-${spot}`)} />;
    }
    case "vp":
      return <b className="nobreak">{text}</b>;
    case "color":
    case "element":
    case "level":
    case "marks":
    case "seat":
    case "space":
    case "tile":
    case "vehicle":
    case "workers":
      return text;
  }
}

function cubeSprites(color: Color, count: number): PieceId[] {
  return range(count > MOST_CUBES_DRAWN ? 1 : count).map((): PieceId => `c-${color}`);
}

interface PicturesProps {
  label: string;
  sprites: readonly PieceId[];
  vehicle?: Vehicle;
  count?: number;
}

function Pictures({ label, sprites, vehicle, count }: PicturesProps) {
  return (
    <span className="pictures" role="img" aria-label={label} title={label}>
      {vehicle && <Sprite id={`v-${vehicle}`} className="inl inl--v" />}
      {count !== undefined && count > MOST_CUBES_DRAWN && count}
      {range(sprites.length).map((place) => {
        const id = sprites[place];
        return id && <Sprite key={place} id={id} className="inl" />;
      })}
    </span>
  );
}
