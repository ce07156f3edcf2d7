// What Pithead is, and how its chance can be checked.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  return { title: t("about.title") };
}

const STEPS = ["commit", "seeds", "game-seed", "streams", "reveal"] as const;

export default async function About() {
  const t = await getTranslations("landing");
  const code = { code: (words: React.ReactNode) => <code>{words}</code> };
  return (
    <PageFrame>
      <main className="page page--slim" id="main">
        <h1>{t("about.title")}</h1>
        <article className="sheet card prose">
          <p>{t("about.what")}</p>
          <h2 className="speak">{t("about.secrets")}</h2>
          <p>{t("about.secrets-say")}</p>
          <h2 className="speak" id="fair-chance">
            {t("about.chance")}
          </h2>
          <p>{t("about.chance-say")}</p>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t.rich(`about.step.${step}`, code)}</li>
            ))}
          </ol>
          <p>{t("about.chance-limit")}</p>
          <h2 className="speak">{t("about.rights")}</h2>
          <p>{t("about.rights-say")}</p>
        </article>
      </main>
    </PageFrame>
  );
}
