// A move built of picks: kept as far as they stand when the position changes, sent once.
"use client";

import type { Moved, SubmitMove } from "@pithead/contracts";
import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { useAtLesson } from "./at-lesson.ts";
import { useKeptPicks } from "./kept-picks.ts";
import { remembered } from "./remembered.ts";
import type { Fallen, Standing } from "./standing.ts";
import { newTurn, type Turn, type TurnAction, turnAfter } from "./turn-of-picks.ts";
import { useAskedAgain } from "./use-asked-again.ts";
import { type Submit, useSubmit } from "./use-submit.ts";

/** How a game makes moves of picks. Must stay the same object. */
export interface Building<Position, Pick, Built> {
  standing(position: Position, seat: number, picks: readonly Pick[]): Standing<Pick>;
  /** Undefined when the seat is not asked. */
  builtMove(position: Position, seat: number, picks: readonly Pick[]): Built | undefined;
  /** Of the picks so far, those that another leaves standing. */
  keptBy(picks: readonly Pick[], pick: Pick): readonly Pick[];
  /** Whether the move, sent like this, would do nothing although something is possible. */
  isIdle(built: Built): boolean;
  /** The picks that make a command of this game, as the API gave it. */
  picksOf(command: SubmitMove["command"]): readonly Pick[];
}

export interface MoveInHand<Pick, Built> {
  /** Undefined when the viewer is not asked. */
  built: Built | undefined;
  picks: readonly Pick[];
  /** The first pick that a changed position has undone, until the next pick. */
  fallen: Fallen<Pick> | null;
  /** The seq at which the move was last built on, once the game has moved on from there; until the next pick. */
  since: number | undefined;
  submit: Submit;
  pick(pick: Pick): void;
  /** Replaces all picks by those that make this command; it is not sent. */
  take(command: SubmitMove["command"]): void;
  /** Back to where only the first `count` picks were made. */
  backTo(count: number): void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  restart: (() => void) | undefined;
  /** Sends the move; an idle one only when pressed once more. */
  confirm: (() => void) | undefined;
  isIdle: boolean;
  /** The next press sends the idle move. */
  isAskedAgain: boolean;
}

/** Where the move is to be made, and by whom. */
export interface MoveProps<Position> {
  game: string;
  seq: number;
  position: Position;
  seat: number | null;
  /** Called once the server has taken the move that was confirmed at `seq`. */
  onMoved: (moved: Moved, seq: number) => void;
}

export function usePicks<Position, Pick, Built extends { command: SubmitMove["command"] | null }>(
  building: Building<Position, Pick, Built>,
  { game, seq, position, seat: own, onMoved }: MoveProps<Position>,
): MoveInHand<Pick, Built> {
  const lesson = useAtLesson();
  const seat = lesson?.isStill ? null : own;
  const [turn, dispatch] = useReducer<Turn<Pick>, [TurnAction<Pick>]>(turnAfter, newTurn<Pick>());
  const [fallen, setFallen] = useState<Fallen<Pick> | null>(null);
  const [builtAt, setBuiltAt] = useState(seq);
  const [isPressed, setPressed] = useAskedAgain();
  const submit = useSubmit(game, seq);
  const { clear, isSending } = submit;
  // What was built stands until the page has the position that it led to: the board goes on from there.
  const isTaken = submit.sent.moved !== null && !isSending;
  const isOpen = seat !== null && turn.picks.length > 0 && !isTaken;
  const stand = useMemo(
    (): Standing<Pick> => (isOpen ? building.standing(position, seat, turn.picks) : { picks: [], fallen: null }),
    [building, position, seat, turn, isOpen],
  );
  // Undo, redo and restart lead to what was built before.
  const builtOf = useMemo(() => {
    const make = (picks: readonly Pick[]) => (seat === null ? undefined : building.builtMove(position, seat, picks));
    return remembered(make, JSON.stringify);
  }, [building, position, seat]);
  const built = useMemo(() => builtOf(stand.picks), [builtOf, stand]);

  useEffect(() => {
    if (!isTaken) return;
    setFallen(null);
    clear();
    dispatch({ type: "rebase", picks: [] });
  }, [isTaken, clear]);
  useEffect(() => {
    if (stand.fallen === null || isSending) return;
    setFallen(stand.fallen);
    clear();
    dispatch({ type: "rebase", picks: stand.picks });
  }, [stand, isSending, clear]);

  useKeptPicks(
    lesson || seat === null ? null : { game, seat, seq },
    turn.picks,
    useCallback((picks) => dispatch({ type: "rebase", picks }), []),
  );

  const change = (action: TurnAction<Pick>) => {
    if (isSending) return;
    setFallen(null);
    setBuiltAt(seq);
    clear();
    dispatch(action);
  };
  const send = async (command: SubmitMove["command"]) => {
    if (isSending) return;
    setPressed(false);
    const { moved } = await submit.submit(command, seq);
    if (moved) onMoved(moved, seq);
  };
  const isFree = built !== undefined && !isSending;
  const canUndo = isFree && stand.picks.length > 0;
  const command = built?.command;
  const isIdle = built !== undefined && command !== null && building.isIdle(built);
  const isAskedAgain = isIdle && isPressed;
  return {
    built,
    picks: stand.picks,
    fallen,
    since: builtAt < seq && !isSending && !isTaken && (turn.picks.length > 0 || fallen !== null) ? builtAt : undefined,
    submit,
    pick: (pick) => change({ type: "pick", pick, keptBy: building.keptBy }),
    take: (command) => change({ type: "rebase", picks: building.picksOf(command) }),
    backTo: (count) => change({ type: "backTo", count }),
    undo: canUndo ? () => change({ type: "undo" }) : undefined,
    redo: isFree && turn.undone.length > 0 ? () => change({ type: "redo" }) : undefined,
    restart: canUndo ? () => change({ type: "restart" }) : undefined,
    confirm: command ? () => (isIdle && !isPressed ? setPressed(true) : void send(command)) : undefined,
    isIdle,
    isAskedAgain,
  };
}
