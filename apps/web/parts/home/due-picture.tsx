// The picture of a game that waits: the viewer's own pit as it lies.
"use client";

import type { View } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Pit } from "../../games/coal-baron/pit/pit.tsx";

const WIDTH = 620;

interface DuePictureProps {
  game: string;
  view: View | undefined;
  seat: number | null;
}

export function DuePicture({ view, seat }: DuePictureProps) {
  const t = useTranslations("home");
  const pit = seat === null ? undefined : view?.players[seat];
  return pit && <Pit pit={pit} width={WIDTH} label={t("your-pit")} />;
}
