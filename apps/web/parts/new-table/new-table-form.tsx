// Opens a table: which game, how many, who may sit down.
"use client";

import type { BotLevel, CreateTable } from "@pithead/contracts";
import { range } from "@pithead/drawings/pieces";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { useCreateTable } from "../../api/changes.ts";
import { randomSeed } from "../fair-chance/random-seed.ts";
import { SeedField } from "../fair-chance/seed-field.tsx";
import { InputField } from "../field/input-field.tsx";
import { Worker } from "../pieces/crew.tsx";
import { BOT_LEVELS, type GameName, seatsOf } from "../tables/games-on-offer.ts";
import { Wrong } from "../wrong.tsx";
import { Choice } from "./choice.tsx";
import { GamePick } from "./game-pick.tsx";
import { PacePick, USUAL_PACE, wantedBy } from "./pace-pick.tsx";

const USUAL_SEATS = 3;

interface NewTableFormProps {
  /** Of Kohle & Kolonie, the one that comes with the game first. */
  editions: readonly string[];
}

export function NewTableForm({ editions }: NewTableFormProps) {
  const t = useTranslations("new-table");
  const router = useRouter();
  const create = useCreateTable();
  const [game, setGame] = useState<GameName>("coal-baron");
  const [seats, setSeats] = useState(USUAL_SEATS);
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState<BotLevel>("medium");
  const [visibility, setVisibility] = useState<NonNullable<CreateTable["visibility"]>>("open");
  const [pace, setPace] = useState(USUAL_PACE);
  const [hidden, setHidden] = useState(false);
  const [edition, setEdition] = useState(editions[0] ?? "");
  const [description, setDescription] = useState("");
  const [seed, setSeed] = useState("");
  // Drawn in the browser only: the server's page holds none.
  useEffect(() => setSeed(randomSeed()), []);

  const open = (event: FormEvent) => {
    event.preventDefault();
    const options = game === "coal-baron" ? { delivered: hidden ? "hidden" : "open" } : edition === editions[0] ? {} : { edition };
    create.mutate(
      {
        game,
        seats,
        bots: Array.from({ length: bots }, () => level),
        options,
        ...wantedBy(pace),
        visibility,
        description: description.trim(),
        clientSeed: seed,
      },
      { onSuccess: (table) => router.push(`/games/${table.id}`) },
    );
  };

  const pick = (next: GameName) => {
    setGame(next);
    if (!seatsOf(next).includes(seats)) pickSeats(USUAL_SEATS);
  };
  const pickSeats = (next: number) => {
    setSeats(next);
    setBots(Math.min(bots, next - 1));
  };

  return (
    <form className="dialog dialog--page" onSubmit={open}>
      <div className="dialog__head">
        <h1>{t("title")}</h1>
      </div>
      <div className="dialog__body">
        <GamePick game={game} onChange={pick} />
        <Choice
          legend={t("seats")}
          name="seats"
          value={seats}
          onChange={pickSeats}
          choices={seatsOf(game).map((count) => ({
            value: count,
            label: t("players", { count }),
            picture: range(count).map((seat) => <Worker key={seat} seat={seat} />),
          }))}
        />
        <Choice
          legend={t("bots")}
          name="bots"
          value={bots}
          onChange={setBots}
          choices={range(seats).map((count) => ({ value: count, label: count === 0 ? t("no-bots") : t("some-bots", { count }) }))}
        />
        {bots > 0 && (
          <Choice
            legend={t("bot-level")}
            name="bot-level"
            value={level}
            onChange={setLevel}
            choices={BOT_LEVELS.map((each) => ({ value: each, label: t(each), note: t(`${each}-note`) }))}
          />
        )}
        <PacePick picked={pace} onChange={setPace} />
        <Choice
          legend={t("who")}
          name="visibility"
          value={visibility}
          onChange={setVisibility}
          choices={[
            { value: "open", label: t("anyone"), note: t("anyone-note") },
            { value: "unlisted", label: t("by-link"), note: t("by-link-note") },
          ]}
        />
        {game === "coal-baron" && (
          <label className="switch">
            <input type="checkbox" checked={hidden} onChange={(event) => setHidden(event.target.checked)} />
            <span>
              {t("hidden")}
              <small>{t("hidden-note")}</small>
            </span>
          </label>
        )}
        {game === "kohle-und-kolonie" && editions.length > 1 && (
          <Choice
            legend={t("edition")}
            name="edition"
            value={edition}
            onChange={setEdition}
            choices={editions.map((name, index) => ({
              value: name,
              label: name,
              note: t(index === 0 ? "edition-own" : "edition-further"),
            }))}
          />
        )}
        <InputField
          label={t("description")}
          maxLength={200}
          value={description}
          onChange={setDescription}
          placeholder={t("description-hint")}
        />
        <SeedField seed={seed} onChange={setSeed} />
        <Wrong error={create.error} />
      </div>
      <div className="dialog__foot">
        <Link className="btn" href="/home">
          {t("cancel")}
        </Link>
        <button className="btn btn--go" type="submit" disabled={create.isPending || seed === ""}>
          {t("open")}
        </button>
      </div>
    </form>
  );
}
