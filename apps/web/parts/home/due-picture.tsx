// The picture of a game that waits: the viewer's own pit as it lies, or the map.
"use client";

import type { View } from "@pithead/game-coal-baron/client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Pit } from "../../games/coal-baron/pit/pit.tsx";
import { isColonyView } from "../../games/kohle-und-kolonie/view.ts";
import { FieldMap } from "../field-map/field-map.tsx";

/** Loaded once a position is there. */
const DueMap = dynamic(() => import("./due-map.tsx").then((part) => part.DueMap), { ssr: false, loading: EmptyMap });

const WIDTH = 620;

interface DuePictureProps {
  game: string;
  /** As the rules of the game gave it; undefined until it has been fetched. */
  view: object | undefined;
  seat: number | null;
}

export function DuePicture({ game, view, seat }: DuePictureProps) {
  const t = useTranslations("home");
  if (game === "kohle-und-kolonie")
    return view !== undefined && isColonyView(view) ? <DueMap position={view} label={t("map")} /> : <EmptyMap />;
  const pit = seat === null || view === undefined || !isView(view) ? undefined : view.players[seat];
  return pit && <Pit pit={pit} width={WIDTH} label={t("your-pit")} />;
}

/** Until the position and what draws it are there. */
function EmptyMap() {
  const t = useTranslations("home");
  return <FieldMap label={t("map")} />;
}

/** Views come from our own rules: this only tells the games apart. */
function isView(view: object): view is View {
  return "factory" in view && "draft" in view && "players" in view;
}
