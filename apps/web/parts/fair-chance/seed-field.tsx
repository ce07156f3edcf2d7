// The player's own part of chance: filled in, and free to change.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { InputField } from "../field/input-field.tsx";
import { Icon } from "../icons/icon.tsx";
import { randomSeed } from "./random-seed.ts";

interface SeedFieldProps {
  seed: string;
  onChange: (seed: string) => void;
}

/** What a seed may hold is said in `record.md`, fair chance 2: 1 to 64 printable ASCII characters. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const t = useTranslations("games");
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
      <InputField
        label={t("seed.label")}
        note={t("seed.rule")}
        value={seed}
        onChange={onChange}
        onInvalid={(event) => event.currentTarget.closest("details")?.setAttribute("open", "")}
        required
        maxLength={64}
        pattern="[ -~]{1,64}"
        title={t("seed.rule")}
        autoComplete="off"
        spellCheck={false}
        beside={
          <button className="btn btn--square" type="button" onClick={() => onChange(randomSeed())} aria-label={t("seed.another")}>
            <Icon name="restart" />
          </button>
        }
      />
    </details>
  );
}
