// The player's own part of chance: filled in, and free to change.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "../icons/icon.tsx";
import { randomSeed } from "./random-seed.ts";

interface SeedFieldProps {
  seed: string;
  onChange: (seed: string) => void;
}

/** What a seed may hold is said in `record.md`, fair chance 2: 1 to 64 printable ASCII characters. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const t = useTranslations("games");
  const id = useId();
  return (
    <details className="seed">
      <summary>
        <Icon name="shield" />
        <span>{t("seed.summary")}</span>
        <Icon name="down" small />
      </summary>
      <p>
        {t("seed.why")} <Link href="/about#fair-chance">{t("seed.more")}</Link>
      </p>
      <div className="field">
        <label htmlFor={id}>{t("seed.label")}</label>
        <div className="seed__row">
          <input
            className="input"
            id={id}
            value={seed}
            onChange={(event) => onChange(event.target.value)}
            onInvalid={(event) => event.currentTarget.closest("details")?.setAttribute("open", "")}
            required
            maxLength={64}
            pattern="[ -~]{1,64}"
            title={t("seed.rule")}
            autoComplete="off"
            spellCheck={false}
          />
          <button className="btn btn--square" type="button" onClick={() => onChange(randomSeed())} aria-label={t("seed.another")}>
            <Icon name="restart" />
          </button>
        </div>
        <small className="quiet">{t("seed.rule")}</small>
      </div>
    </details>
  );
}
