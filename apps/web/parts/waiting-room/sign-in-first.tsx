// The way to a seat for who is not signed in: as a guest at once, or by mail.
"use client";

import type { Table } from "@pithead/contracts";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { GuestButton } from "../sign-in/guest-button.tsx";

export function SignInFirst({ table }: { table: Table }) {
  const t = useTranslations("waiting-room");
  const page = `/games/${table.id}`;
  return (
    <div className="stack-form">
      <p>{t("sign-in-say")}</p>
      <div className="row">
        <Link className="btn btn--go" href={`/sign-in?callbackUrl=${encodeURIComponent(page)}`}>
          {t("sign-in")}
        </Link>
        <GuestButton className="btn" to={page}>
          {t("guest")}
        </GuestButton>
      </div>
    </div>
  );
}
