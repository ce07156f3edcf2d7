// What the others do about a player whose time is up.
"use client";

import type { BallotChoice, Game } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import type { useAgreements } from "../../../api/changes.ts";
import { useMomentSaid } from "../../../parts/time/moment-said.ts";
import { ownPlayer } from "../own-player.ts";

interface VoteProps {
  game: Game;
  vote: Game["votes"][number];
  name: string;
  agree: ReturnType<typeof useAgreements>;
}

const CHOICES: readonly BallotChoice[] = ["bot", "substitute", "end"];

export function Vote({ game, vote, name, agree }: VoteProps) {
  const t = useTranslations("table");
  const moment = useMomentSaid();
  const at = moment(vote.until);
  const own = ownPlayer(game);
  if (game.seat === vote.seat) return <p className="clocks__up">{t("clocks.vote-own", { at })}</p>;
  const isVoter = own !== undefined && own.playedBy === null && !own.resigned;
  return (
    <fieldset className="clocks__vote">
      <legend>{t(isVoter ? "clocks.vote" : "clocks.vote-watch", { name, at })}</legend>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={vote.own === choice ? "btn btn--ink" : "btn"}
          aria-pressed={vote.own === choice}
          onClick={() => agree.mutate({ do: "vote", seat: vote.seat, choice })}
          disabled={!isVoter || agree.isPending}
        >
          <span>
            {t("clocks.choice", { choice })}
            <small>{t("clocks.choice-say", { choice })}</small>
          </span>
          <small>{t("clocks.votes", { count: vote.ballots[choice], voters: vote.voters })}</small>
        </button>
      ))}
    </fieldset>
  );
}
