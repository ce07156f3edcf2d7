// Signing in: by mail, as a guest, or through another service.
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession } from "../../api/server.ts";
import { ownPath } from "../../auth/own-path.ts";
import { otherServices } from "../../auth.ts";
import { publicUrl } from "../../env.ts";
import { Icon } from "../../parts/icons/icon.tsx";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Yard } from "../../parts/scenery/yard.tsx";
import { GuestButton } from "../../parts/sign-in/guest-button.tsx";
import { MailForm } from "../../parts/sign-in/mail-form.tsx";
import { OtherServices } from "../../parts/sign-in/other-services.tsx";
import { signInProblem } from "../../parts/sign-in/sign-in-error.ts";
import { Words } from "../../parts/words/words.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sign-in");
  return { title: t("title") };
}

export default async function SignIn({ searchParams }: PageProps<"/sign-in">) {
  const t = await getTranslations("sign-in");
  const { callbackUrl, error } = await searchParams;
  const to = ownPath(typeof callbackUrl === "string" ? callbackUrl : undefined, publicUrl());
  const { me } = await askedSession();
  if (me && !me.guest) redirect(to);
  return (
    <Words of={["sign-in"]}>
      <PageFrame>
        <Yard />
        <main className="page page--slim" id="main">
          <div className="sheet card">
            <h1 className="speak">{t("title")}</h1>
            {typeof error === "string" && (
              <div className="banner banner--alarm" role="alert">
                <Icon name="warn" />
                <p>{t(signInProblem(error))}</p>
              </div>
            )}
            {me && (
              <div className="banner">
                <Icon name="info" />
                <p>
                  {t.rich("guest-already", {
                    name: me.name,
                    account: (words) => <Link href="/account">{words}</Link>,
                  })}
                </p>
              </div>
            )}
            <p>{t("say")}</p>
            <MailForm to={to} />
            <OtherServices services={otherServices()} to={to} />
            {!me && (
              <>
                <p className="or">{t("or")}</p>
                <GuestButton to={to} className="btn btn--wide">
                  <Icon name="play" />
                  {t("guest")}
                </GuestButton>
                <p className="quiet">{t("guest-say")}</p>
              </>
            )}
          </div>
        </main>
      </PageFrame>
    </Words>
  );
}
