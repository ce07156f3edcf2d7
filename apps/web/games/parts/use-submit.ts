// Sends a move once: its key is kept until the server has answered, so that sending again after a cut can't move twice.
"use client";

import type { Moved, Problem, SubmitMove } from "@pithead/contracts";
import { useCallback, useRef, useState } from "react";
import { useMove } from "../../api/changes.ts";
import { ApiError } from "../../api/wire.ts";

interface Sent {
  moved: Moved | null;
  /** Of the last attempt: stale, refused, unreachable … */
  problem: Problem | null;
}

export interface Submit {
  /** Also while a move that was taken has not led the page to its position yet. */
  isSending: boolean;
  sent: Sent;
  submit(command: SubmitMove["command"], expectedSeq: number): Promise<Sent>;
  /** Puts the last receipt or problem away. */
  clear(): void;
}

const NOTHING: Sent = { moved: null, problem: null };

/** `seq`: of the position that the page has. */
export function useSubmit(game: string, seq: number): Submit {
  const { mutateAsync } = useMove(game);
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState<Sent>(NOTHING);
  const unanswered = useRef<{ text: string; move: SubmitMove } | null>(null);

  const submit = useCallback(
    async (command: SubmitMove["command"], expectedSeq: number): Promise<Sent> => {
      const text = JSON.stringify(command);
      const again = unanswered.current?.text === text ? unanswered.current.move : undefined;
      const move = again ?? { command, expectedSeq, key: newKey() };
      unanswered.current = { text, move };
      setSent(NOTHING);
      setPending(true);
      try {
        const answer = await attempt(() => mutateAsync(move));
        if (answer.moved || (answer.problem && isAnswer(answer.problem))) unanswered.current = null;
        setSent(answer);
        return answer;
      } finally {
        // Together with the answer: in between, the move would seem neither sent nor taken.
        setPending(false);
      }
    },
    [mutateAsync],
  );
  const clear = useCallback(() => setSent(NOTHING), []);
  const isAhead = sent.moved !== null && sent.moved.seq > seq;
  return { isSending: isPending || isAhead, sent, submit, clear };
}

async function attempt(send: () => Promise<Moved>): Promise<Sent> {
  try {
    return { moved: await send(), problem: null };
  } catch (error) {
    if (error instanceof ApiError) return { moved: null, problem: error.problem };
    throw error;
  }
}

/** The server has judged the move; anything else leaves open whether it arrived. */
function isAnswer({ status }: Problem): boolean {
  return status >= 400 && status < 500;
}

/** 128 random bits in hex. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
