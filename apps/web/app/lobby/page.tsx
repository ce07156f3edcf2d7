// The lobby: open tables to sit down at.
import { WorkerSprites } from "@pithead/drawings/pieces";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { serverApi } from "../../api/server.ts";
import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Yard } from "../../parts/scenery/yard.tsx";
import { SpriteSheet } from "../../parts/sprite-sheet.tsx";
import { OfferedTables } from "../../parts/tables/offered-tables.tsx";
import { OpenTables } from "../../parts/tables/open-tables.tsx";
import { Words } from "../../parts/words/words.tsx";
import "../../styles/tables.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("lobby");
  return { title: t("title") };
}

export default async function Lobby() {
  const t = await getTranslations("lobby");
  const [first, offered] = await Promise.all([
    serverApi.tables({ status: "open" }),
    serverApi.tables({ status: "running", offered: "true" }),
  ]);
  return (
    <Words of={["lobby"]}>
      <PageFrame current="lobby">
        <SpriteSheet>
          <WorkerSprites />
        </SpriteSheet>
        <Yard />
        <main className="page" id="main">
          <OpenTables
            first={first}
            headingId="lobby"
            heading={
              <h1 className="speak" id="lobby">
                {t("heading")}
              </h1>
            }
          />
          <OfferedTables first={offered} />
        </main>
      </PageFrame>
    </Words>
  );
}
