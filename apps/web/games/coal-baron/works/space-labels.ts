// What each space does, who stands there and how many workers it takes, in words.
import { crewsOn, spacesByHall } from "@pithead/drawings/coal-baron";
import { type Position, priceOf, type Space } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useBoardWords } from "../board/words.ts";

/** Said once a position: to put 30 labels into words takes longer than all else that a pick draws anew on the works. */
export function useSpaceLabels(position: Position, names: readonly string[]): ReadonlyMap<Space, string> {
  const t = useTranslations("coal-baron");
  const words = useBoardWords();
  return useMemo(() => {
    const standing = (space: Space) =>
      crewsOn(position, space).map(({ seat, workers }) => t("works.stand", { name: names[seat] ?? "", count: workers }));
    const spaces = Object.values(spacesByHall(position)).flat();
    return new Map(spaces.map((space) => [space.id, words.space(position, space, priceOf(position, space.id), standing(space.id))]));
  }, [position, names, words, t]);
}
