// The clocks of a table, in the rail: who has how long, who pauses, what is voted on, and the way out.
"use client";

import type { BallotChoice, Game, TablePlayer } from "@pithead/contracts";
import { useFormatter, useTranslations } from "next-intl";
import { useAgreements } from "../../api/changes.ts";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { useProblemSaid } from "../../parts/problem-said.ts";
import { Deadline } from "../../parts/time/deadline.tsx";
import { usePaceSaid } from "../../parts/time/pace-said.ts";
import { useSpanSaid } from "../../parts/time/span.ts";
import "../../styles/clocks.css";

interface ClocksProps {
  game: Game;
  names: readonly string[];
}

type Agree = ReturnType<typeof useAgreements>;

/** Nothing once the game is over, and while nothing is to be said. */
export function Clocks({ game, names }: ClocksProps) {
  const t = useTranslations("table");
  const said = useProblemSaid();
  const paceSaid = usePaceSaid();
  const agree = useAgreements(game.table.id);
  const { table } = game;
  if (table.status !== "running") return null;
  const hasClocks = table.pace.kind !== "none";
  const own = table.players.find(({ seat }) => seat !== null && seat === game.seat);
  const offered = table.players.filter((player) => player.offered);
  if (!hasClocks && own === undefined && offered.length === 0) return null;
  return (
    <section className="sheet clocks" aria-label={t("clocks.title")}>
      {hasClocks && (
        <>
          <p className="quiet">{paceSaid(table.pace)}</p>
          <ul>
            {table.players.map((player) => (
              <ClockRow key={player.userId} player={player} name={names[player.seat ?? 0] ?? ""} />
            ))}
          </ul>
        </>
      )}
      {game.votes.map((vote) => (
        <Vote key={vote.seat} game={game} vote={vote} name={names[vote.seat] ?? ""} agree={agree} />
      ))}
      {offered.map(({ seat }) => (
        <p key={seat} className="clocks__do">
          <span>{t("clocks.offered", { name: names[seat ?? 0] ?? "" })}</span>
          {own === undefined && seat !== null && (
            <button type="button" className="btn" onClick={() => agree.mutate({ do: "take", seat })} disabled={agree.isPending}>
              {t("clocks.take")}
            </button>
          )}
        </p>
      ))}
      {hasClocks && own && <Pause game={game} own={own} names={names} agree={agree} />}
      {own && !own.resigned && <Resign agree={agree} />}
      {agree.isError && (
        <p className="wrong" role="alert">
          {said(agree.error)}
        </p>
      )}
    </section>
  );
}

function ClockRow({ player, name }: { player: TablePlayer; name: string }) {
  const t = useTranslations("table");
  const format = useFormatter();
  const span = useSpanSaid();
  const { seat, clock, vacationUntil } = player;
  const isAway = vacationUntil !== null && new Date(vacationUntil) > new Date();
  const notes = [
    ...(player.resigned ? [t("clocks.resigned")] : []),
    ...(player.playedBy === null ? [] : [t("clocks.by-bot")]),
    ...(isAway ? [t("clocks.vacation", { at: format.dateTime(new Date(vacationUntil), { dateStyle: "medium" }) })] : []),
  ];
  return (
    <li>
      <SeatMark seat={seat ?? 0} size="s" />
      <b>{name}</b>
      <span className="clocks__time">
        {clock?.deadline ? (
          <Deadline at={clock.deadline} />
        ) : (
          clock && player.playedBy === null && t("clocks.stands", { time: span(clock.left) })
        )}
      </span>
      {notes.length > 0 && (
        <small suppressHydrationWarning className="quiet">
          {notes.join(" · ")}
        </small>
      )}
    </li>
  );
}

const CHOICES: readonly BallotChoice[] = ["bot", "substitute", "end"];

function Vote({ game, vote, name, agree }: { game: Game; vote: Game["votes"][number]; name: string; agree: Agree }) {
  const t = useTranslations("table");
  const format = useFormatter();
  const isVoter = game.seat !== null && game.seat !== vote.seat;
  const at = format.dateTime(new Date(vote.until), { dateStyle: "medium", timeStyle: "short" });
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
          {t("clocks.choice", { choice })} <small>{t("clocks.votes", { count: vote.ballots[choice] })}</small>
        </button>
      ))}
    </fieldset>
  );
}

function Pause({ game: { table }, own, names, agree }: ClocksProps & { own: TablePlayer; agree: Agree }) {
  const t = useTranslations("table");
  const format = useFormatter();
  const wanting = table.players.filter(({ wantsPause }) => wantsPause);
  const want = (wants: boolean) => () => agree.mutate({ do: "pause", wants });
  const said = format.list(wanting.map(({ seat }) => names[seat ?? 0] ?? ""));
  return (
    <div className="clocks__do">
      {table.pausedAt !== null && (
        <p>{t("clocks.paused", { at: format.dateTime(new Date(table.pausedAt), { dateStyle: "medium", timeStyle: "short" }) })}</p>
      )}
      {table.pausedAt === null && wanting.length > 0 && <p>{t("clocks.wants", { names: said })}</p>}
      {own.playedBy === null && (
        <button type="button" className="btn" onClick={want(table.pausedAt === null && !own.wantsPause)} disabled={agree.isPending}>
          {t(table.pausedAt !== null ? "clocks.go-on" : own.wantsPause ? "clocks.no-pause" : "clocks.pause")}
        </button>
      )}
    </div>
  );
}

function Resign({ agree }: { agree: Agree }) {
  const t = useTranslations("table");
  const resign = (to: "bot" | "substitute") => () => agree.mutate({ do: "resign", to });
  return (
    <details>
      <summary>{t("clocks.resign")}</summary>
      <p>{t("clocks.resign-say")}</p>
      <div className="clocks__do">
        <button type="button" className="btn" onClick={resign("bot")} disabled={agree.isPending}>
          {t("clocks.resign-bot")}
        </button>
        <button type="button" className="btn" onClick={resign("substitute")} disabled={agree.isPending}>
          {t("clocks.resign-substitute")}
        </button>
      </div>
    </details>
  );
}
