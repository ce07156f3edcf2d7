// What one looks for among games: finished or running, whose, which game, when, how it went.
"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { InputField } from "../field/input-field.tsx";
import { Icon } from "../icons/icon.tsx";
import { GAMES, isGame } from "../tables/games-on-offer.ts";
import { DayField } from "./day-field.tsx";
import { ALL_FINISHED, hasSomebody, isNarrowed, type Search } from "./search.ts";

interface SearchFormProps {
  search: Search;
  typed: string;
  /** Whether there are games of the viewer's own. */
  isSignedIn: boolean;
  onType: (name: string) => void;
  onChange: (changes: Partial<Search>) => void;
}

const STATUSES = ["finished", "running"] as const;
const RESULTS = ["won", "lost"] as const;

export function SearchForm({ search, typed, isSignedIn, onType, onChange }: SearchFormProps) {
  const t = useTranslations("past");
  const games = useTranslations("games");
  const id = useId();
  const { status, mine, game, from, to, result } = search;
  return (
    <search className="search" aria-label={t("search")}>
      <fieldset className="seg search__status">
        <legend className="sr">{t("which")}</legend>
        {STATUSES.map((each) => (
          <button key={each} type="button" aria-pressed={status === each} onClick={() => onChange({ status: each })}>
            {t(`status.${each}`)}
          </button>
        ))}
      </fieldset>
      {isSignedIn && (
        <label className="search__mine">
          <input type="checkbox" checked={mine} onChange={(event) => onChange({ mine: event.target.checked })} />
          {t("mine")}
        </label>
      )}
      <div className="search__player">
        <InputField label={t("player")} type="search" maxLength={40} value={typed} onChange={onType} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-game`}>{t("game")}</label>
        <select
          className="input"
          id={`${id}-game`}
          value={game}
          onChange={({ target: { value } }) => onChange({ game: isGame(value) ? value : "" })}
        >
          <option value="">{t("any")}</option>
          {GAMES.map((name) => (
            <option key={name} value={name}>
              {games(`title.${name}`)}
            </option>
          ))}
        </select>
      </div>
      <DayField label={t("from")} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DayField label={t("to")} value={to} min={from} onChange={(day) => onChange({ to: day })} />
      {status === "finished" && (
        <div className="field">
          <label htmlFor={`${id}-result`}>{t("result")}</label>
          <select
            className="input"
            id={`${id}-result`}
            value={hasSomebody(search) ? result : ""}
            disabled={!hasSomebody(search)}
            aria-describedby={hasSomebody(search) ? undefined : `${id}-whose`}
            onChange={({ target: { value } }) => onChange({ result: RESULTS.find((each) => each === value) ?? "" })}
          >
            <option value="">{t("any")}</option>
            {RESULTS.map((each) => (
              <option key={each} value={each}>
                {t(mine ? `own.${each}` : `results.${each}`)}
              </option>
            ))}
          </select>
          {!hasSomebody(search) && (
            <small className="quiet" id={`${id}-whose`}>
              {t("result-whose")}
            </small>
          )}
        </div>
      )}
      {isNarrowed(search) && (
        <button className="btn btn--plain" type="button" onClick={() => onChange({ ...ALL_FINISHED, status })}>
          <Icon name="close" />
          {t("clear")}
        </button>
      )}
    </search>
  );
}
