// The supply has run short of a colour: which cube goes into the next cart instead?
import { CubeSprite } from "@pithead/drawings/pieces";
import type { Color } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { Choice } from "../../parts/choice.tsx";
import type { Shortage } from "../turn/built.ts";

export function SubstituteChoices({ shortage, onChoose }: { shortage: Shortage; onChoose: (cube: Color) => void }) {
  const t = useTranslations("coal-baron");
  if (shortage.choices.length === 0) return null;
  return (
    <div className="choices">
      {shortage.choices.map((cube) => (
        <Choice key={cube} label={t("substitute.label", { color: t(`color.${cube}`) })} onChoose={() => onChoose(cube)}>
          <CubeSprite coal={cube} />
          <span>{t(`color.${cube}`)}</span>
        </Choice>
      ))}
    </div>
  );
}
