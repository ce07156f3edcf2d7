// How coins, markers and points are drawn where a sentence names them.
import { type PieceId, Sprite } from "@pithead/drawings/pieces";
import type { KohleUndKoloniePiece } from "@pithead/wording/kohle-und-kolonie";
import type { ReactNode } from "react";

export function drawPiece(piece: KohleUndKoloniePiece, text: string): ReactNode {
  switch (piece.piece) {
    case "coins":
      return <Counted count={piece.count} sprite="penny" label={text} />;
    case "workers":
      return <Counted count={piece.count} sprite="w-local" label={text} />;
    case "engines":
      return <Counted count={piece.count} sprite="steam" label={text} />;
    case "carts":
      return <Counted count={piece.count} sprite="cart" label={text} />;
    case "extraActions":
      return <Counted count={piece.count} sprite="extra" label={text} />;
    case "vp":
      return <b className="nobreak">{text}</b>;
    case "bonus":
      return <Named sprite={`bm-${piece.marker}`} text={text} />;
    case "railway":
      return <Named sprite={`rm-${piece.marker}`} text={text} />;
    case "accident":
      return <Named sprite={`ac-${piece.accident}`} text={text} />;
    case "seat":
    case "mine":
    case "field":
    case "village":
    case "station":
    case "line":
    case "slot":
    case "place":
    case "space":
    case "card":
    case "miners":
      return text;
  }
}

interface CountedProps {
  count: number;
  sprite: PieceId;
  label: string;
}

function Counted({ count, sprite, label }: CountedProps) {
  return (
    <span className="pictures" role="img" aria-label={label} title={label}>
      <span aria-hidden="true">{count}</span>
      <Sprite id={sprite} className="inl" />
    </span>
  );
}

function Named({ sprite, text }: { sprite: PieceId; text: string }) {
  return (
    <>
      <Sprite id={sprite} className="inl" /> {text}
    </>
  );
}
