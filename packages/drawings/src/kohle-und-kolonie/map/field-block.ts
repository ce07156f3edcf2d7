// A field on the map: its name, its mines as adit tokens, its large mine as a wheel. The field itself is the target, not its tokens.
import type { FieldData } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h } from "react";
import { edged } from "../../pieces/voices.ts";
import type { FieldStand } from "../ownership.ts";
import type { Block } from "./drawing-hints.ts";
import type { Lettering } from "./lettering.ts";
import { LargeMine, MineToken } from "./mine-tokens.ts";

const TOKEN_STEP = 38;

interface FieldBlockProps {
  field: FieldData;
  stand: FieldStand;
  block: Block;
  isHot: boolean;
  lettering: Lettering;
}

export function FieldBlock({ stand, block, isHot, lettering }: FieldBlockProps) {
  const { mines, large } = stand;
  const first = block.y + (block.lines.length - 1) * lettering.fieldLine + lettering.fieldGap;
  return h(
    "g",
    { pointerEvents: "none" },
    block.lines.map((line, index) =>
      h(
        "text",
        {
          key: line,
          className: "fieldname",
          x: block.x,
          y: block.y + index * lettering.fieldLine,
          ...lettering.field,
          fill: "var(--ink)",
          textAnchor: "middle",
          ...edged("var(--map-paper)", 3, 0.7),
        },
        line,
      ),
    ),
    mines.map(({ mine, owner, isOffered, isLater }, index) =>
      h(MineToken, {
        key: mine.id,
        mine,
        owner,
        isOffered,
        isLater,
        lettering,
        x: block.x + (index - (mines.length - 1) / 2) * TOKEN_STEP,
        y: first,
      }),
    ),
    large &&
      h(LargeMine, {
        mine: large.mine,
        owner: large.owner,
        isHot,
        lettering,
        x: block.x + block.aside,
        y: first + (mines.length > 0 ? 32 : 4),
      }),
  );
}
