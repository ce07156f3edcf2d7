// The move a viewer builds: picks with free undo, and the choices of the step that is being put together.
"use client";

import { componentsOf, type Position, playerAt, type Step } from "@pithead/game-kohle-und-kolonie/client";
import { useMemo, useState } from "react";
import { type Building, type MoveInHand, type MoveProps, usePicks } from "../../parts/use-picks.ts";
import { type Built, builtMove, isIdle } from "./built.ts";
import type { Facet } from "./facets.ts";
import { type Candidate, candidatesOf, type Narrowed, narrowed, type Option, openChoices, stepChosen } from "./narrow.ts";
import { keptBy, type Pick, picksOf } from "./picks.ts";
import { standing } from "./standing.ts";

const BUILDING: Building<Position, Pick, Built> = { standing, builtMove, keptBy, picksOf, isIdle };

export interface TurnInHand extends MoveInHand<Pick, Built> {
  /** Of the step being put together: what was chosen, and what is asked next. */
  chosen: readonly Facet[];
  narrowed: Narrowed;
  choose(option: Option): void;
  /** Puts all choices of a step so far in the place of those before; the step is picked when they leave only one. */
  chooseAll(facets: readonly Facet[]): void;
  /** Takes the last choice of the step back. */
  widen: (() => void) | undefined;
}

const NO_CANDIDATES: readonly Candidate[] = [];
const NO_FACETS: readonly Facet[] = [];

export function useTurn(props: MoveProps<Position>): TurnInHand {
  const { position, seat } = props;
  const [wanted, setWanted] = useState<readonly Facet[]>(NO_FACETS);
  const hand = usePicks(BUILDING, props);
  const { built } = hand;

  const turn = built?.kind === "turn" ? built : undefined;
  const components = componentsOf(position);
  const player = turn && seat !== null ? playerAt(turn.after, seat) : undefined;
  const next = turn?.next;
  const candidates = useMemo(() => (next && player ? candidatesOf(next, components, player) : NO_CANDIDATES), [next, player, components]);
  const chosen = useMemo(() => openChoices(candidates, wanted), [candidates, wanted]);
  const now = useMemo(() => narrowed(candidates, chosen), [candidates, chosen]);

  const fresh =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setWanted(NO_FACETS);
      act(...args);
    };
  const pick = fresh(hand.pick);
  const chooseAll = (facets: readonly Facet[], step: Step | null = null) => {
    const whole = step ?? stepChosen(candidates, facets);
    if (whole) pick({ pick: "step", step: whole });
    else setWanted(facets);
  };
  const choose = ({ facet, step }: Option) => chooseAll([...chosen, facet], step);
  const widen = chosen.length > 0 ? () => setWanted(chosen.slice(0, -1)) : undefined;
  return {
    ...hand,
    chosen,
    narrowed: now,
    pick,
    take: fresh(hand.take),
    choose,
    chooseAll: (facets) => chooseAll(facets),
    widen,
    backTo: fresh(hand.backTo),
    undo: built && (widen ?? (hand.undo && fresh(hand.undo))),
    redo: hand.redo && fresh(hand.redo),
    restart: built && (hand.restart || widen) ? fresh(() => hand.restart?.()) : undefined,
    confirm: chosen.length > 0 ? undefined : hand.confirm,
  };
}
