// How a program holds a seat: the token, the stream, the move.
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("programs");
  return { title: t("title") };
}

const FIELDS = ["seq", "seat", "toMove", "view", "openings", "entries"] as const;

export default async function Programs() {
  const t = await getTranslations("programs");
  const rich = {
    code: (words: React.ReactNode) => <code>{words}</code>,
    account: (words: React.ReactNode) => <Link href="/account#tokens">{words}</Link>,
  };
  return (
    <PageFrame>
      <main className="page page--slim" id="main">
        <h1>{t("title")}</h1>
        <article className="sheet card prose">
          <p>{t("what")}</p>
          <h2 className="speak">{t("token")}</h2>
          <p>{t.rich("token-say", rich)}</p>
          <h2 className="speak">{t("game")}</h2>
          <p>{t.rich("game-say", rich)}</p>
          <h2 className="speak">{t("follow")}</h2>
          <p>{t.rich("follow-say", rich)}</p>
          <dl className="facts">
            {FIELDS.map((field) => (
              <div key={field}>
                <dt>
                  <code>{field}</code>
                </dt>
                <dd>{t(`line.${field}`)}</dd>
              </div>
            ))}
          </dl>
          <h2 className="speak">{t("longer")}</h2>
          <p>{t.rich("longer-say", rich)}</p>
          <h2 className="speak">{t("move")}</h2>
          <p>{t.rich("move-say", rich)}</p>
          <h2 className="speak">{t("all")}</h2>
          <p>{t.rich("all-say", rich)}</p>
          <p>{t("manners")}</p>
          <p>
            <a href="/api/docs">{t("docs")}</a>
          </p>
        </article>
      </main>
    </PageFrame>
  );
}
