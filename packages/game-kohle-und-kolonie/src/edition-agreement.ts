// Whether the parts of an edition agree: what refers to something must find it, and every game must be playable to its end.
import type { Edition } from "./edition.ts";
import { cardsAgree } from "./edition-card-agreement.ts";
import { type Disagreement, doubled, first, isOnly, isSame, stranger, unknown, wrong } from "./edition-disagreement.ts";
import { BONUS_MARKERS, KEPT_MARKERS, RAILWAY_MARKERS, SLOTS } from "./vocabulary.ts";

type Check = (edition: Edition) => Disagreement | undefined;

/** The first one found; undefined when all parts agree. */
export function disagreementIn(edition: Edition): Disagreement | undefined {
  for (const check of CHECKS) {
    const found = check(edition);
    if (found !== undefined) return found;
  }
  return undefined;
}

const CHECKS: readonly Check[] = [
  namesAreUnique,
  fieldsAgree,
  minesAgree,
  villagesAgree,
  stationsAgree,
  linesAgree,
  markersAgree,
  accidentsAgree,
  slotsAgree,
  tradesAgree,
  cardsAgree,
  rewardsAgree,
  threePlayersAgree,
];

function namesAreUnique({ fields, villages, stations, lines, towns, smallMines, singleMines, largeMines }: Edition) {
  const idsOf = (list: string, items: readonly { id: string }[]) =>
    doubled(
      items,
      ({ id }) => id,
      (index) => `${list}.${index}.id`,
    );
  return (
    idsOf("fields", fields) ??
    idsOf("villages", villages) ??
    idsOf("stations", stations) ??
    idsOf("lines", lines) ??
    idsOf("towns", towns) ??
    doubled(
      largeMines,
      ({ field }) => field,
      (index) => `largeMines.${index}.field`,
    ) ??
    doubled(
      [...smallMines, ...singleMines],
      ({ number }) => number,
      (index) => (index < smallMines.length ? `smallMines.${index}.number` : `singleMines.${index - smallMines.length}.number`),
    )
  );
}

function fieldsAgree({ fields, villages, towns }: Edition) {
  return first(fields, (field, index) => {
    const at = `fields.${index}`;
    const linked = villages.filter((village) => village.fields.includes(field.id)).map(({ id }) => id);
    return (
      known(`${at}.town`, field.town, towns) ??
      stranger(`${at}.neighbors`, field.neighbors, fields) ??
      stranger(`${at}.villages`, field.villages, villages) ??
      (isSame(linked, field.villages)
        ? undefined
        : wrong(`${at}.villages`, `must be the villages that name the field: ${linked.join(", ")}`))
    );
  });
}

/** A small mine never enters after its large mine. */
function minesAgree({ fields, smallMines, singleMines, largeMines }: Edition) {
  const kindOf = (id: string) => fields.find((field) => field.id === id)?.kind;
  return (
    first(smallMines, ({ field, round }, index) => {
      const large = largeMines.find((mine) => mine.field === field);
      if (large === undefined) return wrong(`smallMines.${index}.field`, `"${field}" has no large mine`);
      return round > large.round
        ? wrong(`smallMines.${index}.round`, `must not come after its large mine, which comes in round ${large.round}`)
        : undefined;
    }) ??
    first(singleMines, ({ field }, index) =>
      kindOf(field) === "single" ? undefined : wrong(`singleMines.${index}.field`, `"${field}" is no field of kind single`),
    ) ??
    first(largeMines, ({ field, round }, index) => {
      if (kindOf(field) !== "large") return wrong(`largeMines.${index}.field`, `"${field}" is no field of kind large`);
      if (round < 3) return wrong(`largeMines.${index}.round`, "must be 3 or later");
      return smallMines.some((mine) => mine.field === field)
        ? undefined
        : wrong(`largeMines.${index}.field`, `"${field}" has no small mine`);
    })
  );
}

function villagesAgree({ villages, fields, stations, towns, supply }: Edition) {
  const places = villages.reduce((sum, village) => sum + village.places, 0);
  if (places > supply.localWorkers) return wrong("supply.localWorkers", `must be at least the ${places} places of the villages`);
  return first(villages, (village, index) => {
    const at = `villages.${index}`;
    const linked = stations.filter((station) => station.villages.includes(village.id)).map(({ id }) => id);
    return (
      known(`${at}.town`, village.town, towns) ??
      stranger(`${at}.fields`, village.fields, fields) ??
      stranger(`${at}.stations`, village.stations, stations) ??
      (isSame(linked, village.stations)
        ? undefined
        : wrong(`${at}.stations`, `must be the stations that name the village: ${linked.join(", ")}`))
    );
  });
}

function stationsAgree({ stations, villages, lines }: Edition) {
  return first(stations, (station, index) => {
    const at = `stations.${index}`;
    const linked = stations.filter(({ neighbors }) => neighbors.includes(station.id));
    const outsider = linked.find(({ line }) => line !== station.line);
    if (outsider !== undefined) return wrong(`${at}.neighbors`, `"${outsider.id}" is on another line`);
    return (
      known(`${at}.line`, station.line, lines) ??
      stranger(`${at}.villages`, station.villages, villages) ??
      stranger(`${at}.neighbors`, station.neighbors, stations) ??
      (isSame(
        linked.map(({ id }) => id),
        station.neighbors,
      )
        ? undefined
        : wrong(`${at}.neighbors`, "must be named by its neighbours as well"))
    );
  });
}

/** The path that is drawn knows the villages and stations it goes through. */
function linesAgree({ lines, stations, villages }: Edition) {
  const onPath = new Set([...villages.map(({ id }) => `v:${id}`), ...stations.map(({ id }) => `s:${id}`)]);
  return first(lines, (line, index) => {
    const linked = stations.filter((station) => station.line === line.id).map(({ id }) => id);
    if (!isSame(linked, line.stations)) return wrong(`lines.${index}.stations`, `must be the stations of the line: ${linked.join(", ")}`);
    return first(line.path, (point, at) =>
      onPath.has(point) ? undefined : wrong(`lines.${index}.path.${at}`, "must be v: and a village, or s: and a station"),
    );
  });
}

/** All seven bonus markers, enough of them for five players in round 1; what is used for nothing costs nothing. */
function markersAgree({ bonusMarkers, railwayMarkers, stations, seats }: Edition) {
  const dealt = railwayMarkers.reduce((sum, { count }) => sum + count, 0);
  if (dealt < stations.length)
    return wrong("railwayMarkers", `must be at least ${stations.length}, one for each station, and are ${dealt}`);
  const kept: readonly string[] = KEPT_MARKERS;
  const misjudged = first(railwayMarkers, ({ kind, kept: isKept }, index) =>
    isKept === kept.includes(kind) ? undefined : wrong(`railwayMarkers.${index}.kept`, `must be ${kept.includes(kind)}`),
  );
  if (misjudged !== undefined) return misjudged;
  const missing = RAILWAY_MARKERS.find((kind) => !railwayMarkers.some((marker) => marker.kind === kind));
  if (missing !== undefined) return wrong("railwayMarkers", `say nothing of ${missing}`);
  const ids = bonusMarkers.map(({ id }) => id);
  if (!isSame(ids, BONUS_MARKERS)) return wrong("bonusMarkers", `must be ${BONUS_MARKERS.join(", ")}, each once`);
  const paid = ["engineer", "settlement", "steam-engine"];
  const dear = first(bonusMarkers, ({ id, cost }, index) =>
    cost > 0 && !paid.includes(id) ? wrong(`bonusMarkers.${index}.cost`, "must be 0") : undefined,
  );
  if (dear !== undefined) return dear;
  const atOnce = bonusMarkers.filter(({ fromRound }) => fromRound === 1).length;
  return atOnce < seats.max ? wrong("bonusMarkers", `must leave ${seats.max} to choose in round 1`) : undefined;
}

function accidentsAgree({ accidentMarkers, accident, rounds }: Edition) {
  if (accidentMarkers.length !== rounds) return wrong("accidentMarkers", `must be ${rounds}, one for each round`);
  if (accident.minusPoints.length !== rounds) return wrong("accident.minusPoints", `must be ${rounds} figures, one for each round`);
  const stones = accident.blackStones + accident.blankStones;
  return stones < accident.draws ? wrong("accident.draws", `must be at most ${stones}, the stones that always lie in the bag`) : undefined;
}

/** Six slots; the arrows lead from T1 to each of them once. */
function slotsAgree({ slots, slotArrows }: Edition) {
  const ids = slots.map(({ id }) => id);
  if (!isSame(ids, SLOTS)) return wrong("slots", `must be ${SLOTS.join(", ")}, each once`);
  const goals = slotArrows.map(([, to]) => to ?? "");
  if (!isSame(goals, SLOTS.slice(1))) return wrong("slotArrows", `must lead to each of ${SLOTS.slice(1).join(", ")} once`);
  const reached = new Set<string>(["T1"]);
  for (const _ of SLOTS)
    for (const [from, to] of slotArrows) if (from !== undefined && to !== undefined && reached.has(from)) reached.add(to);
  return reached.size === SLOTS.length ? undefined : wrong("slotArrows", "must lead from T1 to every slot");
}

/** One trade each way, and none that gains: otherwise a turn could go on for ever. */
function tradesAgree({ trade }: Edition) {
  const [buying] = trade.filter(({ give, get }) => isOnly(give, "coins") && isOnly(get, "workers"));
  const [selling] = trade.filter(({ give, get }) => isOnly(give, "workers") && isOnly(get, "coins"));
  if (trade.length !== 2 || buying === undefined || selling === undefined)
    return wrong("trade", "must be one from coins to workers and one from workers to coins");
  const returned = ((buying.get.workers ?? 0) * (selling.get.coins ?? 0)) / (selling.give.workers ?? 1);
  return returned < (buying.give.coins ?? 0) ? undefined : wrong("trade", "must lose something there and back");
}

/** By how many are on the board, of those that a player has. */
function rewardsAgree({ settlementRewards, engineerRewards, start }: Edition) {
  const counted = (field: string, rewards: object, most: number) =>
    first(Object.keys(rewards), (count) =>
      /^[1-9]\d*$/.test(count) && Number(count) <= most ? undefined : wrong(`${field}.${count}`, `must be a count from 1 to ${most}`),
    );
  return counted("settlementRewards", settlementRewards, start.settlements) ?? counted("engineerRewards", engineerRewards, start.engineers);
}

/** What is left out goes together: a village that stays borders a field that stays. */
function threePlayersAgree({ threePlayers, towns, villages, stations, lines, fields }: Edition) {
  const { withoutTown, withoutVillages, withoutStations, withoutLines } = threePlayers;
  const isField = (id: string) => fields.some((field) => field.id === id && field.town !== withoutTown);
  const lonely = villages.find((village) => !withoutVillages.includes(village.id) && !village.fields.some(isField));
  return (
    known("threePlayers.withoutTown", withoutTown, towns) ??
    stranger("threePlayers.withoutVillages", withoutVillages, villages) ??
    stranger("threePlayers.withoutStations", withoutStations, stations) ??
    stranger("threePlayers.withoutLines", withoutLines, lines) ??
    (lonely && wrong("threePlayers.withoutVillages", `must hold ${lonely.id}, whose fields are all out`)) ??
    first(lines, ({ id, vp }, index) =>
      withoutLines.includes(id) === (vp["3"] === null)
        ? undefined
        : wrong(`lines.${index}.vp.3`, "must be null exactly for the lines that are out"),
    )
  );
}

function known(field: string, id: string, items: readonly { id: string }[]): Disagreement | undefined {
  return items.some((item) => item.id === id) ? undefined : unknown(field, id);
}
