// One's own account.
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession } from "../../api/server.ts";
import { AddMailForm } from "../../parts/account/add-mail-form.tsx";
import { NameForm } from "../../parts/account/name-form.tsx";
import { SignOut } from "../../parts/account/sign-out.tsx";
import { Tokens } from "../../parts/account/tokens.tsx";
import { Vacation } from "../../parts/account/vacation.tsx";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Words } from "../../parts/words/words.tsx";
import "../../styles/tokens-of-programs.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("title") };
}

export default async function Account() {
  const t = await getTranslations("account");
  const { me } = await askedSession();
  if (!me) redirect("/sign-in?callbackUrl=/account");
  return (
    <Words of={["account"]}>
      <PageFrame>
        <main className="page page--slim" id="main">
          <h1>{t("title")}</h1>
          <section className="sheet card" aria-labelledby="name">
            <h2 className="speak" id="name">
              {t("name.title")}
            </h2>
            <NameForm name={me.name} />
            <Link className="alone" href={`/players/${me.id}`}>
              {t("profile.link")}
            </Link>
          </section>
          <section className="sheet card" aria-labelledby="mail">
            <h2 className="speak" id="mail">
              {t("mail.title")}
            </h2>
            {me.email ? (
              <p>{t.rich("mail.known", { email: me.email, b: (words) => <b>{words}</b> })}</p>
            ) : (
              <>
                <p>{t("mail.guest")}</p>
                <AddMailForm />
              </>
            )}
          </section>
          <section className="sheet card" aria-labelledby="notices">
            <h2 className="speak" id="notices">
              {t("notices.title")}
            </h2>
            <p>
              {t.rich("notices.say", {
                how: (words) => <Link href="/account/notices">{words}</Link>,
                what: (words) => <Link href="/notices">{words}</Link>,
              })}
            </p>
          </section>
          <section className="sheet card" aria-labelledby="tokens">
            <h2 className="speak" id="tokens">
              {t("tokens.title")}
            </h2>
            <p>{t.rich("tokens.say", { about: (words) => <Link href="/about/bots">{words}</Link> })}</p>
            <Tokens />
          </section>
          <section className="sheet card" aria-labelledby="vacation">
            <h2 className="speak" id="vacation">
              {t("vacation.title")}
            </h2>
            <Vacation />
          </section>
          <section className="sheet card" aria-labelledby="out">
            <h2 className="speak" id="out">
              {t("out.title")}
            </h2>
            <SignOut guest={me.guest} />
          </section>
        </main>
      </PageFrame>
    </Words>
  );
}
