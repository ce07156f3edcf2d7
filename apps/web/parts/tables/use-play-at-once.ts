// The shortest way to a first move: a table with bots at one press, as a guest where nobody is signed in.
"use client";

import type { BotLevel } from "@pithead/contracts";
import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "../../api/browser.ts";
import { useMe } from "../../api/queries.ts";
import { randomSeed } from "../fair-chance/random-seed.ts";
import { useProblemSaid } from "../problem-said.ts";
import { signInProblem } from "../sign-in/sign-in-error.ts";
import { useToast } from "../toast/toasts.tsx";
import { type GameName, seatsOf } from "./games-on-offer.ts";

interface PlayAtOnce {
  play: (game: GameName, level: BotLevel) => Promise<void>;
  isBusy: boolean;
}

export function usePlayAtOnce(): PlayAtOnce {
  const t = useTranslations("sign-in");
  const said = useProblemSaid();
  const toast = useToast();
  const me = useMe();
  const [isBusy, setBusy] = useState(false);
  const play = async (game: GameName, level: BotLevel) => {
    setBusy(true);
    const answer = me ? { ok: true } : await signIn("guest", { redirect: false, name: "" }).catch(() => undefined);
    if (!answer?.ok) {
      setBusy(false);
      return toast({ message: t(signInProblem((answer && "error" in answer && answer.error) || "")) });
    }
    // A whole new page: everything on this one was fetched for somebody who was not signed in.
    try {
      window.location.assign(`/games/${(await openTable(game, level)).id}`);
    } catch (error) {
      toast({ message: said(error) });
      window.location.assign("/home");
    }
  };
  return { play, isBusy };
}

/** As few as can play: the sooner it is the newcomer's turn. */
function openTable(game: GameName, level: BotLevel) {
  const [seats = 2] = seatsOf(game);
  const bots = Array.from({ length: seats - 1 }, () => level);
  return api.createTable({ game, seats, bots, visibility: "unlisted", clientSeed: randomSeed() });
}
