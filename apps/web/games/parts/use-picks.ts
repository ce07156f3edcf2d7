// A turn built of picks: kept as far as they stand when the position changes, sent once.
"use client";

import type { Moved, SubmitMove } from "@pithead/contracts";
import { useEffect, useMemo, useReducer, useState } from "react";
import { newTurn, type Turn, type TurnAction, turnAfter } from "./turn-of-picks.ts";
import { type Submit, useSubmit } from "./use-submit.ts";

/** Which picks still stand in a position, and the first that does not. */
export interface Standing<Pick, Fallen> {
  picks: readonly Pick[];
  fallen: Fallen | null;
}

export interface PicksInHand<Pick, Fallen> {
  picks: readonly Pick[];
  /** What a changed position has undone, until the next pick. */
  fallen: Fallen | null;
  submit: Submit;
  pick(pick: Pick): void;
  /** Back to where only the first `count` picks were made. */
  backTo(count: number): void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  restart: (() => void) | undefined;
  send(command: SubmitMove["command"]): Promise<void>;
}

interface PicksProps<Pick, Fallen> {
  game: string;
  seq: number;
  /** Must stay the same function while the position is the same. */
  stand: (picks: readonly Pick[]) => Standing<Pick, Fallen>;
  /** Of the picks so far, those that another leaves standing. */
  keptBy: (picks: readonly Pick[], pick: Pick) => readonly Pick[];
  /** Called once the server has taken the move. */
  onMoved: (moved: Moved) => void;
}

export function usePicks<Pick, Fallen>({ game, seq, stand, keptBy, onMoved }: PicksProps<Pick, Fallen>): PicksInHand<Pick, Fallen> {
  const [turn, dispatch] = useReducer<Turn<Pick>, [TurnAction<Pick>]>(turnAfter, newTurn<Pick>());
  const [fallen, setFallen] = useState<Fallen | null>(null);
  const submit = useSubmit(game);
  const { clear, isSending } = submit;
  const standing = useMemo(() => stand(turn.picks), [stand, turn]);

  useEffect(() => {
    if (standing.fallen === null || isSending) return;
    setFallen(standing.fallen);
    clear();
    dispatch({ type: "rebase", picks: standing.picks });
  }, [standing, isSending, clear]);

  const change = (action: TurnAction<Pick>) => {
    if (isSending) return;
    setFallen(null);
    clear();
    dispatch(action);
  };
  const send = async (command: SubmitMove["command"]) => {
    if (isSending) return;
    const { moved } = await submit.submit(command, seq);
    if (!moved) return;
    dispatch({ type: "rebase", picks: [] });
    setFallen(null);
    onMoved(moved);
  };
  const canUndo = standing.picks.length > 0;
  return {
    picks: standing.picks,
    fallen,
    submit,
    pick: (pick) => change({ type: "pick", pick, kept: keptBy(standing.picks, pick) }),
    backTo: (count) => change({ type: "backTo", count }),
    undo: canUndo ? () => change({ type: "undo" }) : undefined,
    redo: turn.undone.length > 0 ? () => change({ type: "redo" }) : undefined,
    restart: canUndo ? () => change({ type: "restart" }) : undefined,
    send,
  };
}
