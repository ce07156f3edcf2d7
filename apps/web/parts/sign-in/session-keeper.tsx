// Renews the session once a day while its owner comes by: a guest who keeps playing is never signed out by time.
"use client";

import { useEffect } from "react";
import { useMe } from "../../api/queries.ts";

const KEPT_UNDER = "session-renewed";

export function SessionKeeper() {
  const id = useMe()?.id;
  useEffect(() => {
    if (!id) return;
    const today = `${id} ${new Date().toISOString().slice(0, 10)}`;
    if (localStorage.getItem(KEPT_UNDER) === today) return;
    void renew().then((renewed) => renewed && localStorage.setItem(KEPT_UNDER, today));
  }, [id]);
  return null;
}

/** next-auth sets the cookie anew with every answer. False when it could not be reached. */
async function renew(): Promise<boolean> {
  try {
    const answer = await fetch("/api/auth/session");
    await answer.json();
    return answer.ok;
  } catch {
    return false;
  }
}
