// The first time: how the others shall call you.
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession } from "../../api/server.ts";
import { ownPath } from "../../auth/own-path.ts";
import { publicUrl } from "../../env.ts";
import { NameForm } from "../../parts/account/name-form.tsx";
import { LearnLinks } from "../../parts/learn/learn-links.tsx";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Yard } from "../../parts/scenery/yard.tsx";
import { Words } from "../../parts/words/words.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("welcome.title") };
}

export default async function Welcome({ searchParams }: PageProps<"/welcome">) {
  const t = await getTranslations("account");
  const { callbackUrl } = await searchParams;
  const to = ownPath(typeof callbackUrl === "string" ? callbackUrl : undefined, publicUrl());
  const { me } = await askedSession();
  if (!me) redirect("/sign-in");
  return (
    <Words of={["account"]}>
      <PageFrame>
        <Yard />
        <main className="page page--slim" id="main">
          <div className="sheet card">
            <h1 className="speak">{t("welcome.title")}</h1>
            <p>{t("welcome.say")}</p>
            <NameForm name={me.name} to={to} />
            <LearnLinks />
          </div>
        </main>
      </PageFrame>
    </Words>
  );
}
