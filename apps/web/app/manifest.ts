// What a browser needs to put Pithead among the apps of a phone or a desk. In the language of whoever asks.
import type { MetadataRoute } from "next";
import { getLocale, getTranslations } from "next-intl/server";

/** The iron of the lintel and the paper of the day (`tokens.css`), which a manifest cannot read. */
const IRON = "#2b2724";
const GROUND = "#efe5d0";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations("frame");
  return {
    id: "/",
    name: t("brand"),
    short_name: t("brand"),
    description: t("description"),
    lang: await getLocale(),
    start_url: "/home",
    scope: "/",
    display: "standalone",
    theme_color: IRON,
    background_color: GROUND,
    categories: ["games"],
    icons: [
      { src: "/icons/mark-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/mark-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/mark-full-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
      { src: "/icons/mark-full-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: t("place.home"), url: "/home" },
      { name: t("place.lobby"), url: "/lobby" },
      { name: t("place.new"), url: "/new" },
    ],
  };
}
