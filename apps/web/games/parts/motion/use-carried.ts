// The position that the board shows: the newest, or, while what others did is played, one on the way there.
"use client";

import type { Game } from "@pithead/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { positionQuery } from "../../../api/queries.ts";
import type { catchUp, Motion, Placed } from "./catch-up.ts";
import { MOST_PLAYED } from "./opening-seq.ts";
import { useSkip } from "./use-skip.ts";

export interface CarriedPosition<View> {
  view: View;
  /** The number of the move that led there. */
  seq: number;
  /** The position shown is not the newest: nothing on the board can be pressed. */
  isBehind: boolean;
  player: Player;
}

/** What the page shows of the playing, and how it is led. */
export interface Player {
  /** Lies over the whole page; what is carried is drawn in it. */
  layer: RefObject<HTMLDivElement | null>;
  /** Moves are played that were made while the viewer was away. `steps`: each waits to be asked for. */
  state: "off" | "runs" | "steps";
  skip: () => void;
  /** Shows the next move; only in `steps`. */
  next: () => void;
  /** Plays again what was new from this move on; undefined while that can't be. */
  showMe: ((from: number) => void) | undefined;
}

/** What is loaded once something is to be played: what a game's moves look like, and what plays them. */
interface Playing<View> {
  MOTION: Motion<View>;
  catchUp: typeof catchUp;
}

interface CarriedProps<View> {
  game: Game;
  /** The newest position. */
  position: View;
  /** The position last seen, where the page opens; absent: the newest. */
  opened: Placed<View> | undefined;
  /** A move is being built: the newest position is shown at once. */
  isHeld: boolean;
  /** It is being sent: once it is taken, what it does beyond `built` is played like the moves of others. */
  isSending: boolean;
  /** The newest position as the half-built move has left it. */
  built: View;
  /** Must stay the same function. */
  loadMotion: () => Promise<Playing<View>>;
}

export function useCarried<View>({
  game,
  position,
  opened,
  isHeld,
  isSending,
  built,
  loadMotion,
}: CarriedProps<View>): CarriedPosition<View> {
  const { seq } = game;
  const { id } = game.table;
  const queries = useQueryClient();
  const newest = { seq, view: position };
  const [at, setAt] = useState<Placed<View>>(opened ?? newest);
  const [state, setState] = useState<Player["state"]>(opened ? "runs" : "off");
  const [, setRuns] = useState(0);
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(newest);
  const running = useRef<AbortController | null>(null);
  const goOn = useRef<(() => void) | null>(null);
  const isBehind = at.seq < seq && (!isHeld || isSending);

  useEffect(() => {
    latest.current = { seq, view: position };
  });

  const skip = useCallback(() => {
    running.current?.abort();
    goOn.current?.();
    setState("off");
    setAt(latest.current);
  }, []);
  useSkip(isBehind, skip);

  const play = useCallback(
    async (from: Placed<View>, inSteps: boolean) => {
      const control = new AbortController();
      running.current = control;
      const { signal } = control;
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (isStill && !inSteps) skipTo(latest.current);
      else if (latest.current.seq > from.seq + 1) setState(inSteps ? "steps" : "runs");
      try {
        const { catchUp, MOTION: motion } = await loadMotion();
        const over = layer.current;
        if (over === null || signal.aborted) return;
        const ready = () => (inSteps ? new Promise<void>((resolve) => (goOn.current = resolve)) : Promise.resolve());
        const show = (placed: Placed<View>) => !signal.aborted && (!isStill || inSteps) && setAt(placed);
        await catchUp({ game: id, from, goal: () => latest.current, motion, queries, layer: over, isStill, ready, show, signal });
      } catch {
        // Without the way there is still the goal.
        if (!signal.aborted) skipTo(latest.current);
      } finally {
        if (running.current === control) {
          running.current = null;
          setState("off");
          setRuns((runs) => runs + 1);
        }
      }

      function skipTo(goal: Placed<View>) {
        setState("off");
        setAt(goal);
      }
    },
    [id, queries, loadMotion],
  );

  useEffect(() => {
    // The board stays as the move was built until the server has taken it.
    if (isSending) {
      if (at.seq === seq && !at.isBuilt) setAt({ seq, view: built, isBuilt: true });
      return;
    }
    if (at.seq >= seq) {
      if (at.isBuilt) setAt(latest.current);
      return;
    }
    if (isHeld || seq > at.seq + MOST_PLAYED) skip();
    else if (running.current === null && document.visibilityState === "visible") void play(at, false);
  });
  useEffect(() => {
    const look = () => setRuns((runs) => runs + 1);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      running.current?.abort();
    };
  }, []);

  const showMe = async (from: number) => {
    const start = Math.max(from - 1, latest.current.seq - MOST_PLAYED);
    const [{ view: answered }, { MOTION }] = await Promise.all([queries.fetchQuery(positionQuery(id, start)), loadMotion()]);
    const view = MOTION.viewOf(answered);
    if (view === undefined) return;
    running.current?.abort();
    const placed = { seq: start, view };
    const inSteps = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setState(inSteps ? "steps" : "runs");
    setAt(placed);
    void play(placed, inSteps);
  };

  return {
    ...(isBehind ? at : newest),
    isBehind,
    player: {
      layer,
      state,
      skip,
      next: () => goOn.current?.(),
      showMe: isHeld || state !== "off" ? undefined : (from) => void showMe(from),
    },
  };
}
