// After a sign-in link was asked for.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Notice } from "../../../parts/notice.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sign-in");
  return { title: t("sent.title") };
}

export default async function CheckMail() {
  const t = await getTranslations("sign-in");
  return <Notice title={t("sent.title")} say={t("sent.somewhere")} />;
}
