// Where a mail's address to end mails leads a person: one button, since programs open addresses too.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Notice } from "../../../parts/notice.tsx";
import { StopMails } from "../../../parts/notices/stop-mails.tsx";
import { Words } from "../../../parts/words/words.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notices");
  return { title: t("stop.title"), robots: { index: false } };
}

export default async function Stop({ searchParams }: PageProps<"/notices/stop">) {
  const t = await getTranslations("notices");
  const { token } = await searchParams;
  if (typeof token !== "string" || token === "") return <Notice title={t("stop.title")} say={t("stop.broken")} />;
  const ofInvitations = token.startsWith("invitation-");
  return (
    <Notice title={t("stop.title")} say={t(ofInvitations ? "stop.say-invitations" : "stop.say")}>
      <Words of={["notices"]}>
        <StopMails token={token} ofInvitations={ofInvitations} />
      </Words>
    </Notice>
  );
}
