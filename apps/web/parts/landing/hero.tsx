// The first picture: the headframe standing on its pit.
"use client";

import { Bedrock } from "@pithead/drawings/coal-baron";
import { SAMPLE_PIT } from "@pithead/drawings/samples/pit";
import { Chimney, Headframe } from "@pithead/drawings/scenery";
import { useTranslations } from "next-intl";
import { Pit } from "../../games/coal-baron/pit/pit.tsx";

const WIDTH = 620;

export function Hero() {
  const t = useTranslations("landing");
  return (
    <figure className="hero__pic" aria-label={t("picture")}>
      <span className="due__tower" aria-hidden="true">
        <Chimney height={70} />
        <Headframe />
      </span>
      <div className="hero__pit" aria-hidden="true" inert>
        <Pit pit={SAMPLE_PIT} width={WIDTH} label={t("picture")} />
        <Bedrock width={WIDTH} />
      </div>
    </figure>
  );
}
