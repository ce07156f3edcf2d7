// What is said at a table: fetched for those who sit there, and changed.
"use client";

import type { Chat } from "@pithead/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./browser.ts";
import { keys } from "./keys.ts";

/** Fetched again whenever the socket says that somebody has said something. */
export function useChat(id: string) {
  return useQuery({ queryKey: keys.chat(id), queryFn: () => api.chat(id) });
}

export function useSay(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => api.say(id, text),
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.chat(id) }),
  });
}

/** Tells up to which message the asker has read. */
export function useChatSeen(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => api.chatSeen(id, number),
    onSuccess: (_, number) => queries.setQueryData<Chat>(keys.chat(id), (chat) => chat && { ...chat, seen: Math.max(chat.seen, number) }),
  });
}
