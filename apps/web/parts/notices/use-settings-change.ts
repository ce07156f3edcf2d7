// Changing how one is told.
"use client";

import type { NoticeSettings } from "@pithead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keys } from "../../api/keys.ts";
import { useProblemSaid } from "../problem-said.ts";

/** Changes settings; `wrong` says what stood in the way, which is `error`. */
export function useSettingsChange<Given>(change: (given: Given) => Promise<NoticeSettings>) {
  const queries = useQueryClient();
  const said = useProblemSaid();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (settings) => {
      queries.setQueryData(keys.noticeSettings, settings);
      // Who one is says the time zone, and whether mails have stopped.
      void queries.invalidateQueries({ queryKey: keys.session });
    },
  });
  return {
    change: mutation.mutate,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    error: mutation.error,
    wrong: mutation.error && said(mutation.error),
  };
}
