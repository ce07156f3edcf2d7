// Fields, villages and stations in words: for those who can't see the map, and for its tips.
import { fieldStand, minersOnStation, type Ownership, ownersOf, settlementsIn } from "@pithead/drawings/kohle-und-kolonie";
import { componentsOf, type FieldId, type Position, ROMAN, type StationId, type VillageId } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { capital } from "../../parts/capital.ts";
import { remembered } from "../../parts/remembered.ts";
import { useNames } from "./words.ts";

export interface MapWords {
  field(id: FieldId): string;
  village(id: VillageId): string;
  station(id: StationId): string;
}

/**
 * The same words for the same position: each is made once.
 * @param reader the seat that `names` calls "You"; null where none is
 */
export function useMapWords(position: Position, names: readonly string[], reader: number | null): MapWords {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  return useMemo(() => {
    const owners = ownersOf(position);
    const whose = (seat: number | null) => ({
      name: seat === null ? t("syndicate") : (names[seat] ?? ""),
      whose: seat !== null && seat === reader ? "own" : "other",
    });
    const ownerSaid = ({ owner, engine }: Ownership) => t("map.owned", { ...whose(owner), engine: engine ? "yes" : "no" });
    const field = (id: FieldId) => {
      const { mines, large } = fieldStand(position, owners, id);
      const said = mines.map(({ mine, owner, isOffered }) => {
        const how = owner ? ownerSaid(owner) : isOffered ? t("map.offered") : t("map.later", { round: ROMAN[mine.round] ?? "" });
        return t("map.mine", { number: mine.id, name: mine.name, how });
      });
      const largeSaid = large && [
        large.owner
          ? t("map.large", { how: ownerSaid(large.owner), vp: large.mine.vp })
          : t("map.large", { how: t("map.consolidated", { round: ROMAN[large.mine.round] ?? "" }), vp: large.mine.vp }),
      ];
      return t("map.field", { name: nameOf({ piece: "field", field: id }), stand: capital([...said, ...(largeSaid ?? [])].join("; ")) });
    };
    const village = (id: VillageId) => {
      const { places = 1 } = componentsOf(position).villages.get(id) ?? {};
      const settled = settlementsIn(position, id).map(({ seat, miners }) => t("map.settlement", { ...whose(seat), miners }));
      const said = [t("map.workers", { count: position.villages[id] ?? 0 }), ...settled, t("map.places", { count: places })];
      return t("map.village", { name: nameOf({ piece: "village", village: id }), stand: capital(said.join("; ")) });
    };
    const station = (id: StationId) => {
      const marker = position.railwayMarkers[id] ?? null;
      const crew = minersOnStation(position, id).map(({ seat, miners }) => t("map.crew", { name: names[seat] ?? "", miners }));
      const said = [marker === null ? t("map.faceDown") : t("map.taken", { marker: nameOf({ piece: "railway", marker }) }), ...crew];
      return t("map.station", { name: nameOf({ piece: "station", station: id }), stand: capital(said.join("; ")) });
    };
    return { field: remembered(field, String), village: remembered(village, String), station: remembered(station, String) };
  }, [position, names, reader, t, nameOf]);
}
