// The move a viewer builds: picks with free undo, and the choices of the step that is being put together.
"use client";

import type { Moved } from "@pithead/contracts";
import { componentsOf, type Position, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { useCallback, useMemo, useState } from "react";
import { type PicksInHand, type Standing, usePicks } from "../../parts/use-picks.ts";
import { type Built, builtMove } from "./built.ts";
import type { Facet } from "./facets.ts";
import { type Narrowed, narrowed, type Option, openChoices, stepChosen } from "./narrow.ts";
import { keptBy, type Pick } from "./picks.ts";
import { type Fallen, standing } from "./standing.ts";

export interface TurnInHand extends Omit<PicksInHand<Pick, Fallen>, "send"> {
  /** Undefined when the viewer is not asked. */
  built: Built | undefined;
  /** Of the step being put together: what was chosen, and what is asked next. */
  chosen: readonly Facet[];
  narrowed: Narrowed;
  choose(option: Option): void;
  /** Takes the last choice of the step back. */
  widen: (() => void) | undefined;
  confirm: (() => void) | undefined;
}

const NOTHING: Narrowed = { question: null, kind: null, options: [], targets: new Map() };
const NO_PICKS: Standing<Pick, Fallen> = { picks: [], fallen: null };
const NO_FACETS: readonly Facet[] = [];

/** @param onMoved called once the server has taken the move */
export function useTurn(game: string, seq: number, position: Position, seat: number | null, onMoved: (moved: Moved) => void): TurnInHand {
  const [wanted, setWanted] = useState<readonly Facet[]>(NO_FACETS);
  const stand = useCallback(
    (picks: readonly Pick[]) => (seat === null || picks.length === 0 ? NO_PICKS : standing(position, seat, picks)),
    [position, seat],
  );
  const hand = usePicks<Pick, Fallen>({ game, seq, stand, keptBy, onMoved });
  const built = useMemo(() => (seat === null ? undefined : builtMove(position, seat, hand.picks)), [position, seat, hand.picks]);

  const turn = built?.kind === "turn" ? built : undefined;
  const components = componentsOf(position);
  const player = turn && seat !== null ? playerAt(turn.after, seat) : undefined;
  const next = turn?.next;
  const chosen = useMemo(
    () => (next && player ? openChoices(next, wanted, components, player) : NO_FACETS),
    [next, player, components, wanted],
  );
  const now = useMemo(() => (next && player ? narrowed(next, chosen, components, player) : NOTHING), [next, player, components, chosen]);

  const fresh =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setWanted(NO_FACETS);
      act(...args);
    };
  const pick = fresh(hand.pick);
  const choose = ({ facet, step }: Option) => {
    const whole = step ?? (next && player ? stepChosen(next, [...chosen, facet], components, player) : null);
    if (whole) pick({ pick: "step", step: whole });
    else setWanted([...chosen, facet]);
  };
  const widen = chosen.length > 0 ? () => setWanted(chosen.slice(0, -1)) : undefined;
  const command = chosen.length > 0 ? null : built?.command;
  return {
    ...hand,
    built,
    chosen,
    narrowed: now,
    pick,
    choose,
    widen,
    backTo: fresh(hand.backTo),
    undo: built && (widen ?? (hand.undo && fresh(hand.undo))),
    redo: built && hand.redo && fresh(hand.redo),
    restart: built && (hand.restart || widen) ? fresh(() => hand.restart?.()) : undefined,
    confirm: command ? () => void hand.send(command) : undefined,
  };
}
