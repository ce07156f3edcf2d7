// The first round of Kohle & Kolonie, to be learned by playing it.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FirstRound } from "../../../games/kohle-und-kolonie/lesson/first-round.tsx";
import { Words } from "../../../parts/words/words.tsx";
import "../../../styles/pieces.css";
import "../../../styles/players.css";
import "../../../styles/clock.css";
import "../../../styles/table.css";
import "../../../styles/table-narrow.css";
import "../../../styles/motion.css";
import "../../../styles/move.css";
import "../../../styles/move-narrow.css";
import "../../../styles/kk-map.css";
import "../../../styles/kk-board.css";
import "../../../styles/kk-others.css";
import "../../../styles/kk-tableau.css";
import "../../../styles/kk-above-ground.css";
import "../../../styles/kk-move.css";
import "../../../styles/kk-narrow.css";
import "../../../styles/standing-orders.css";
import "../../../styles/table-low.css";
import "../../../styles/substitutes.css";
import "../../../styles/slips.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("games");
  return { title: t("learn.kohle-und-kolonie"), description: t("learn.how") };
}

export default function Learn() {
  return (
    <Words
      of={[
        "table",
        "chat",
        "notices",
        "waiting-room",
        "history",
        "sign-in",
        "lesson",
        "kohle-und-kolonie",
        "lesson-kohle-und-kolonie",
        "standing-orders",
      ]}
      games={["kohle-und-kolonie"]}
    >
      <FirstRound />
    </Words>
  );
}
