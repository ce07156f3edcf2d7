// Where the mailed link to keep a guest's account leads.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { askedSession } from "../../../api/server.ts";
import { ConfirmMail } from "../../../parts/account/confirm-mail.tsx";
import { Notice } from "../../../parts/notice.tsx";
import { Words } from "../../../parts/words/words.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("confirm.title"), robots: { index: false } };
}

export default async function Confirm({ searchParams }: PageProps<"/account/confirm">) {
  const t = await getTranslations("account");
  const { token } = await searchParams;
  if (typeof token !== "string" || token === "") return <Notice title={t("confirm.broken")} say={t("confirm.broken-say")} />;
  const { me } = await askedSession();
  if (!me) return <Notice title={t("confirm.elsewhere")} say={t("confirm.elsewhere-say")} />;
  return (
    <Notice title={t("confirm.title")} say={t("confirm.say")}>
      <Words of={["account"]}>
        <ConfirmMail token={token} />
      </Words>
    </Notice>
  );
}
