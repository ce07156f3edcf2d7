// The whole board of one position: phases, offers, map, the board's edge, one player's tableau.
"use client";

import { type FieldId, type Position, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import dynamic from "next/dynamic";
import { type ReactNode, useRef, useState } from "react";
import { type DraggableOf, useDrag } from "../../parts/drag/use-drag.ts";
import { useArrowWalk } from "../../parts/use-arrow-walk.ts";
import { type AskedParts, useAskedInSight } from "../../parts/use-asked-in-sight.ts";
import { MapBox } from "../map/map-box.tsx";
import { Tableau } from "../tableau/tableau.tsx";
import { BoardLook } from "./board-look.ts";
import { Edge } from "./edge.tsx";
import type { LookAt } from "./look.ts";
import { Offers } from "./offers.tsx";
import { Phases } from "./phases.tsx";

/** Loaded where something is consolidated. */
const AuctionBand = dynamic(() => import("../auction/auction-band.tsx").then((part) => part.AuctionBand));

interface ColonyBoardProps {
  position: Position;
  names: readonly string[];
  /** The seat that they call "You"; null where none is. */
  reader: number | null;
  look: LookAt;
  /** The field that the move in hand is about. */
  hotField: FieldId | undefined;
  /** Whose tableau is shown. */
  shown: number;
  tableau: { title: string; choice?: ReactNode; label: string; yardTitle: string };
  /** The auction as a bid in hand would make it. */
  bid?: { seat: number; total: number } | undefined;
  /** What follows the tableau. */
  children?: ReactNode;
  /** What can be dragged; absent: nothing. */
  drags?: DraggableOf | undefined;
  /** What the move asks for on the board; absent: nothing. */
  asked?: AskedParts | undefined;
}

export function ColonyBoard(props: ColonyBoardProps) {
  const { position, names, reader, look, hotField, shown, tableau, bid, children, drags, asked } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<FieldId | null>(null);
  useArrowWalk(stage, "[data-spot]");
  useDrag(stage, drags);
  useAskedInSight(stage, asked);
  return (
    <BoardLook value={look}>
      <div className="kkstage" ref={stage}>
        <Phases position={position} />
        {position.consolidation && <AuctionBand position={position} names={names} bid={bid} />}
        <Offers position={position} onPoint={setPointed} />
        <MapBox
          position={position}
          names={names}
          reader={reader}
          hotField={position.consolidation?.field ?? hotField ?? pointed ?? undefined}
        />
        <Edge position={position} names={names} />
        <Tableau position={position} player={playerAt(position, shown)} seat={shown} {...tableau} />
        {children}
      </div>
    </BoardLook>
  );
}
