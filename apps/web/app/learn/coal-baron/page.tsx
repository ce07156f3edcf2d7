// The first shift of Coal Baron, to be learned by playing it.
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FirstShift } from "../../../games/coal-baron/lesson/first-shift.tsx";
import { Words } from "../../../parts/words/words.tsx";
import "../../../styles/pieces.css";
import "../../../styles/players.css";
import "../../../styles/clock.css";
import "../../../styles/table.css";
import "../../../styles/table-narrow.css";
import "../../../styles/motion.css";
import "../../../styles/move.css";
import "../../../styles/move-narrow.css";
import "../../../styles/coal.css";
import "../../../styles/pit.css";
import "../../../styles/tray.css";
import "../../../styles/coal-narrow.css";
import "../../../styles/table-low.css";
import "../../../styles/substitutes.css";
import "../../../styles/slips.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("games");
  return { title: t("learn.coal-baron"), description: t("learn.how") };
}

export default function Learn() {
  return (
    <Words
      of={["table", "chat", "notices", "waiting-room", "history", "sign-in", "lesson", "coal-baron", "lesson-coal-baron"]}
      games={["coal-baron"]}
    >
      <FirstShift />
    </Words>
  );
}
