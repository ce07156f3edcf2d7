// Home while it is on its way: the ticket and the tables as empty paper, in their places.
import { getTranslations } from "next-intl/server";
import { EmptyTables } from "../../parts/tables/empty-tables.tsx";

export default async function HomeLoading() {
  const t = await getTranslations("home");
  return (
    <main className="home" id="main" aria-busy="true">
      <section className="home__mine">
        <h1>{t("title")}</h1>
        <div className="sheet ghost ghost--ticket" />
      </section>
      <aside className="home__lobby">
        <EmptyTables />
      </aside>
    </main>
  );
}
