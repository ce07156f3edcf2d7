// Where a mailed link leads: one button uses it up, so that a program that looks into mails cannot.
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Notice } from "../../../parts/notice.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sign-in");
  return { title: t("enter.title"), robots: { index: false } };
}

export default async function Enter({ searchParams }: PageProps<"/sign-in/enter">) {
  const t = await getTranslations("sign-in");
  const { token, email, callbackUrl } = await searchParams;
  if (typeof token !== "string" || typeof email !== "string") {
    return (
      <Notice title={t("enter.broken")} say={t("used")}>
        <Link className="btn btn--ink" href="/sign-in">
          {t("again")}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice title={t("enter.title")} say={t("enter.say", { email })}>
      <form action="/api/auth/callback/email" method="get">
        <input type="hidden" name="callbackUrl" value={typeof callbackUrl === "string" ? callbackUrl : "/home"} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        <button className="btn btn--go" type="submit">
          <Icon name="right" />
          {t("enter.go")}
        </button>
      </form>
    </Notice>
  );
}
