// Invitations: sent by a table's owner, answered by whoever holds the link.
"use client";

import type { Invite } from "@pithead/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./browser.ts";
import { keys } from "./keys.ts";

/** Whom the asker, a table's owner, has invited to it. */
export function useInvitations(table: string) {
  return useQuery({ queryKey: keys.invitations(table), queryFn: () => api.invitations(table) });
}

export function useInvite(table: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (whom: Invite) => api.invite(table, whom),
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.invitations(table) }),
  });
}

export function useAcceptInvitation(id: string) {
  return useMutation({ mutationFn: (clientSeed: string) => api.acceptInvitation(id, clientSeed) });
}

export function useDeclineInvitation(id: string) {
  return useMutation({ mutationFn: () => api.declineInvitation(id) });
}
