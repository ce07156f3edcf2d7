// The whole board of one position: the works, a pit right under its headframe, that player's orders.
"use client";

import { pitHeight } from "@pithead/drawings/coal-baron";
import type { Color, OrderId, PlayerPosition, Position, Space, SpaceCard } from "@pithead/game-coal-baron/client";
import { memo, type ReactNode, useRef } from "react";
import { type DraggableOf, useDrag } from "../../parts/drag/use-drag.ts";
import { useArrowWalk } from "../../parts/use-arrow-walk.ts";
import { type AskedParts, useAskedInSight } from "../../parts/use-asked-in-sight.ts";
import { textScale, useMeasure } from "../../parts/use-measure.ts";
import { Pit, type PitPress } from "../pit/pit.tsx";
import type { SpaceLook } from "../works/worker-space.tsx";
import { Works } from "../works/works.tsx";
import { Desk, type SpotPress } from "./desk.tsx";

interface CoalBoardProps {
  position: Position;
  names: readonly string[];
  /** Whose pit and orders are shown: as they are, or as a half-built turn has left them. */
  pit: { seat: number; player: PlayerPosition; label: string; isChanged?: (part: string) => boolean };
  desk: { title: ReactNode; side?: ReactNode; isChanged?: (order: OrderId) => boolean };
  /** Who is to choose a space. */
  seat: number | undefined;
  chosen: Space | undefined;
  look: (space: SpaceCard) => SpaceLook;
  pitPress?: PitPress | undefined;
  spotPress?: ((order: OrderId, spot: Color, place: number) => SpotPress) | undefined;
  /** A tray of cards that lies over the works. */
  tray?: ReactNode;
  worksLabel: string;
  /** What can be dragged; absent: nothing. */
  drags?: DraggableOf | undefined;
  /** What the move asks for on the board; absent: nothing. */
  asked?: AskedParts | undefined;
}

export function CoalBoard(props: CoalBoardProps) {
  const { position, names, pit, desk, seat, chosen, look, pitPress, spotPress, tray, worksLabel, drags, asked } = props;
  const world = useRef<HTMLDivElement>(null);
  useArrowWalk(world, "[data-space]");
  useDrag(world, drags);
  useAskedInSight(world, asked);
  return (
    <div className="world" ref={world}>
      {tray && <div data-tab="works">{tray}</div>}
      <section className="works" aria-label={worksLabel} data-tab="works">
        <Works position={position} seat={seat} chosen={chosen} names={names} look={look} />
      </section>
      <div className="under" data-tab="pit" data-part={`pit:${pit.seat}`}>
        <PitBox player={pit.player} label={pit.label} press={pitPress} isChanged={pit.isChanged} />
        <section className="desk" aria-label={typeof desk.title === "string" ? desk.title : undefined}>
          <Desk player={pit.player} {...desk} spotPress={spotPress} />
        </section>
      </div>
    </div>
  );
}

interface PitSize {
  width: number;
  shaftAt: number | undefined;
}

/** What the server draws before anything can be measured: a desk's pit. */
const FIRST: PitSize = { width: 806, shaftAt: undefined };

interface PitBoxProps {
  player: PlayerPosition;
  label: string;
  press: PitPress | undefined;
  isChanged: ((part: string) => boolean) | undefined;
}

const PitBox = memo(function PitBox({ player, label, press, isChanged }: PitBoxProps) {
  const box = useRef<HTMLElement>(null);
  const size = useMeasure(box, measurePit, isSameSize) ?? FIRST;
  return (
    <section className="pitbox" aria-label={label} ref={box} style={{ minHeight: `${pitHeight(size.width) / 16}rem` }}>
      <Pit pit={player} width={size.width} shaftAt={size.shaftAt} label={label} press={press} isChanged={isChanged} />
    </section>
  );
});

/** Below this a pit would have no room for its tunnels. */
const NARROWEST = 280;

/** The shaft stands under the headframe, wherever that stands. */
function measurePit(box: HTMLElement): PitSize {
  const scale = textScale();
  const width = Math.max(NARROWEST, Math.round(box.clientWidth / scale));
  const mining = box.closest(".world")?.querySelector(".hall--mining")?.getBoundingClientRect();
  const left = box.getBoundingClientRect().left;
  const isShown = mining !== undefined && mining.width > 0;
  return { width, shaftAt: isShown ? Math.round((mining.left + mining.width / 2 - left) / scale) : undefined };
}

function isSameSize(one: PitSize, other: PitSize): boolean {
  return one.width === other.width && one.shaftAt === other.shaftAt;
}
