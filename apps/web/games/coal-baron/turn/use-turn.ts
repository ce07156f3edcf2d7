// The turn a viewer builds: picks with free undo, kept as far as they stand when the position changes, sent once.
"use client";

import type { Moved } from "@pithead/contracts";
import type { Position } from "@pithead/game-coal-baron/client";
import { useEffect, useMemo, useReducer, useState } from "react";
import { type Submit, useSubmit } from "../../parts/use-submit.ts";
import { type Built, builtTurn } from "./built.ts";
import { isOpen, type Narrow } from "./narrow.ts";
import { NEW_TURN, type Pick, type Turn, turnReducer } from "./picks.ts";
import { type Standing, standing } from "./standing.ts";

export interface TurnInHand {
  /** Undefined when the viewer is not asked. */
  built: Built | undefined;
  picks: readonly Pick[];
  /** The first pick that a changed position has undone, until the next pick. */
  fallen: Standing["fallen"];
  narrow: Narrow;
  submit: Submit;
  pick(pick: Pick): void;
  setNarrow(narrow: Narrow): void;
  /** Back to where only the first `count` picks were made. */
  backTo(count: number): void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  restart: (() => void) | undefined;
  confirm: (() => void) | undefined;
}

/** @param onMoved called once the server has taken the move */
export function useTurn(game: string, seq: number, position: Position, seat: number | null, onMoved: (moved: Moved) => void): TurnInHand {
  const [turn, dispatch] = useReducer(turnReducer, NEW_TURN);
  const [asked, setNarrow] = useState<Narrow>(null);
  const [fallen, setFallen] = useState<Standing["fallen"]>(null);
  const submit = useSubmit(game);
  const { clear } = submit;

  const stand = useMemo(() => standOf(position, seat, turn), [position, seat, turn]);
  const built = useMemo(() => (seat === null ? undefined : builtTurn(position, seat, stand.picks)), [position, seat, stand]);
  const narrow = built?.kind === "mining" && isOpen(built.next, asked) ? asked : null;

  useEffect(() => {
    if (!stand.fallen || submit.isSending) return;
    setFallen(stand.fallen);
    clear();
    dispatch({ type: "rebase", picks: stand.picks });
  }, [stand, submit.isSending, clear]);

  const change = (action: Parameters<typeof dispatch>[0]) => {
    if (submit.isSending) return;
    setFallen(null);
    setNarrow(null);
    submit.clear();
    dispatch(action);
  };
  const command = built?.command;
  const confirm = async () => {
    if (!command || submit.isSending) return;
    const { moved } = await submit.submit(command, seq);
    if (!moved) return;
    dispatch({ type: "rebase", picks: [] });
    setNarrow(null);
    setFallen(null);
    onMoved(moved);
  };
  const isFree = built !== undefined && !submit.isSending;
  const canUndo = isFree && stand.picks.length > 0;
  return {
    built,
    picks: stand.picks,
    fallen,
    narrow,
    submit,
    pick: (pick) => change({ type: "pick", pick }),
    setNarrow,
    backTo: (count) => change({ type: "backTo", count }),
    undo: canUndo ? () => change({ type: "undo" }) : undefined,
    redo: isFree && turn.undone.length > 0 ? () => change({ type: "redo" }) : undefined,
    restart: canUndo ? () => change({ type: "restart" }) : undefined,
    confirm: command ? () => void confirm() : undefined,
  };
}

function standOf(position: Position, seat: number | null, turn: Turn): Standing {
  return seat === null || turn.picks.length === 0 ? { picks: [], fallen: null } : standing(position, seat, turn.picks);
}
