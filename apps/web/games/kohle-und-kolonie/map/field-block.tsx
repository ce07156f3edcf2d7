// A field on the map: its name, its mines as adit tokens, its large mine as a wheel. The field itself is the target, not its tokens.
import type { FieldData, Mine } from "@pithead/game-kohle-und-kolonie/client";
import { seatClass } from "../../../parts/pieces/seats.ts";
import { Shape } from "../../../parts/pieces/shape.tsx";
import { Use } from "../../../parts/pieces/use.tsx";
import type { FieldStand, Ownership } from "../board/ownership.ts";
import { ROMAN } from "../board/roman.ts";
import type { Block } from "./drawing-hints.ts";

const LINE_HEIGHT = 15;
const TOKEN_STEP = 38;

interface FieldBlockProps {
  field: FieldData;
  stand: FieldStand;
  block: Block;
  isHot: boolean;
}

export function FieldBlock({ stand, block, isHot }: FieldBlockProps) {
  const { mines, large } = stand;
  const first = block.y + (block.lines.length - 1) * LINE_HEIGHT + 24;
  return (
    <g className="unpressed">
      {block.lines.map((line, index) => (
        <text key={line} className="fieldname" x={block.x} y={block.y + index * LINE_HEIGHT}>
          {line}
        </text>
      ))}
      {mines.map(({ mine, owner, isOffered, isLater }, index) => (
        <MineToken
          key={mine.id}
          mine={mine}
          owner={owner}
          isOffered={isOffered}
          isLater={isLater}
          x={block.x + (index - (mines.length - 1) / 2) * TOKEN_STEP}
          y={first}
        />
      ))}
      {large && (
        <LargeMine mine={large.mine} owner={large.owner} isHot={isHot} x={block.x + block.aside} y={first + (mines.length > 0 ? 32 : 4)} />
      )}
    </g>
  );
}

interface TokenProps {
  mine: Mine;
  owner: Ownership | undefined;
  isOffered: boolean;
  isLater: boolean;
  x: number;
  y: number;
}

function MineToken({ mine, owner, isOffered, isLater, x, y }: TokenProps) {
  const width = mine.kind === "single" ? 48 : 36;
  const seat = owner?.owner ?? null;
  const kind = seat !== null ? `mt--own ${seatClass(seat)}` : owner ? "mt--syn" : isOffered ? "mt--offer" : isLater ? "mt--later" : "";
  return (
    <g className={`mt ${kind}`} transform={`translate(${x} ${y})`}>
      <rect className="mt__face" x={-width / 2} y="-13.5" width={width} height="27" rx="4" />
      {seat !== null && (
        <g className="mt__shape" transform={`translate(${9 - width / 2} 0)`}>
          <Shape seat={seat} r={4.4} />
        </g>
      )}
      <text className="mt__n" x={seat === null ? 0 : width / 2 - 11} y="5">
        {!owner && isLater ? ROMAN[mine.round] : mine.id}
      </text>
      {owner?.engine && <Use id="steam" x={2} y={-25} width={22} height={18} />}
    </g>
  );
}

interface LargeMineProps {
  mine: Mine;
  owner: Ownership | undefined;
  isHot: boolean;
  x: number;
  y: number;
}

function LargeMine({ mine, owner, isHot, x, y }: LargeMineProps) {
  const seat = owner?.owner ?? null;
  const kind = seat !== null ? `bm--own ${seatClass(seat)}` : owner ? "bm--syn" : "";
  return (
    <g className={`bm ${kind} ${isHot ? "is-hot" : ""}`} transform={`translate(${x} ${y})`}>
      <rect className="bm__face" x="-36" y="-14" width="72" height="28" rx="4" />
      <g className="bm__art" transform="translate(-22 0)">
        <circle r="8" />
        <path d="M0-8V8M-8 0H8M-5.6-5.6 5.6 5.6M5.6-5.6-5.6 5.6" />
      </g>
      {seat !== null && (
        <g className="mt__shape">
          <Shape seat={seat} r={6} />
        </g>
      )}
      {owner && seat === null && <Use id="syndicate" x={-9} y={-9} width={18} height={18} />}
      {!owner && (
        <text className="bm__r" x="0" y="5">
          {ROMAN[mine.round]}
        </text>
      )}
      <Use id="vp" x={11} y={-11.5} width={23} height={23} />
      <text className="bm__vp" x="22.5" y="4.5">
        {mine.vp}
      </text>
      {owner?.engine && <Use id="steam" x={28} y={-28} width={22} height={18} />}
    </g>
  );
}
