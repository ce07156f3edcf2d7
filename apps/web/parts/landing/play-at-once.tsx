// The shortest way to a first move: a table with bots, as a guest, at one press.
"use client";

import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "../../api/browser.ts";
import { randomSeed } from "../fair-chance/random-seed.ts";
import { useProblemSaid } from "../problem-said.ts";
import { signInProblem } from "../sign-in/sign-in-error.ts";
import { GAMES, type GameName, seatsOf } from "../tables/games-on-offer.ts";
import { useToast } from "../toast/toasts.tsx";

/** Its rules are the shorter ones, and two can play. */
const FIRST_TRY: GameName = "coal-baron";

export function PlayAtOnce() {
  const t = useTranslations("landing");
  const s = useTranslations("sign-in");
  const games = useTranslations("games");
  const said = useProblemSaid();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const play = async (game: GameName) => {
    setBusy(true);
    const answer = await signIn("guest", { redirect: false, name: "" }).catch(() => undefined);
    if (!answer?.ok) {
      setBusy(false);
      return toast({ message: s(signInProblem(answer?.error ?? "")) });
    }
    // A whole new page: everything on this one was fetched for somebody who was not signed in.
    try {
      window.location.assign(`/games/${(await openTable(game)).id}`);
    } catch (error) {
      toast({ message: said(error) });
      window.location.assign("/home");
    }
  };
  return (
    <fieldset className="field at-once">
      <legend className="legend">{t("at-once")}</legend>
      <div className="row">
        {GAMES.map((game) => (
          <button
            className={`btn ${game === FIRST_TRY ? "btn--go" : ""} hero__go`}
            type="button"
            key={game}
            onClick={() => play(game)}
            disabled={busy}
          >
            {games(`title.${game}`)}
          </button>
        ))}
      </div>
      <p className="quiet">{t("first-try")}</p>
    </fieldset>
  );
}

/** As few as can play: the sooner it is the newcomer's turn. */
function openTable(game: GameName) {
  const [seats = 2] = seatsOf(game);
  const bots = Array.from({ length: seats - 1 }, () => "medium" as const);
  return api.createTable({ game, seats, bots, visibility: "unlisted", clientSeed: randomSeed() });
}
