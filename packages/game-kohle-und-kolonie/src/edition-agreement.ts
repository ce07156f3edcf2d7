// Whether the parts of an edition agree: what refers to something must find it, and every game must be playable to its end.
import type { CardData, Edition, SideData, SpaceData } from "./edition.ts";
import { BONUS_MARKERS, CARDS, FLIP_CARDS, KEPT_MARKERS, RAILWAY_MARKERS, SLOTS } from "./vocabulary.ts";

interface Disagreement {
  readonly field: string;
  readonly problem: string;
}

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
  threePlayersAgree,
];

function namesAreUnique({ fields, villages, stations, lines, towns, smallMines, singleMines, largeMines }: Edition) {
  return (
    doubled("fields", fields, "id") ??
    doubled("villages", villages, "id") ??
    doubled("stations", stations, "id") ??
    doubled("lines", lines, "id") ??
    doubled("towns", towns, "id") ??
    doubled("largeMines", largeMines, "field") ??
    doubled("smallMines and singleMines", [...smallMines, ...singleMines], "number")
  );
}

function fieldsAgree({ fields, villages, towns }: Edition) {
  return first(fields, (field) => {
    const at = `fields.${field.id}`;
    const linked = villages.filter((village) => village.fields.includes(field.id)).map(({ id }) => id);
    return (
      unknown(`${at}.town`, [field.town], towns) ??
      unknown(`${at}.neighbors`, field.neighbors, fields) ??
      unknown(`${at}.villages`, field.villages, villages) ??
      (isSame(linked, field.villages)
        ? undefined
        : wrong(`${at}.villages`, `must be the villages that name the field: ${linked.join(", ")}`))
    );
  });
}

/** A small mine never enters after its large mine. */
function minesAgree({ fields, smallMines, singleMines, largeMines, rounds }: Edition) {
  const kindOf = (id: string) => fields.find((field) => field.id === id)?.kind;
  return (
    first(smallMines, (mine) => roundAgrees(`smallMines.${mine.number}`, mine, rounds)) ??
    first(singleMines, (mine) => roundAgrees(`singleMines.${mine.number}`, mine, rounds)) ??
    first(largeMines, (mine) => roundAgrees(`largeMines.${mine.field}`, mine, rounds)) ??
    first(smallMines, ({ number, field, round }) => {
      const large = largeMines.find((mine) => mine.field === field);
      if (large === undefined) return wrong(`smallMines.${number}.field`, `"${field}" has no large mine`);
      return round > large.round
        ? wrong(`smallMines.${number}.round`, `must not come after its large mine (round ${large.round})`)
        : undefined;
    }) ??
    first(singleMines, ({ number, field }) =>
      kindOf(field) === "single" ? undefined : wrong(`singleMines.${number}.field`, `"${field}" is no field of kind single`),
    ) ??
    first(largeMines, ({ field, round }) => {
      if (kindOf(field) !== "large") return wrong(`largeMines.${field}`, "is no field of kind large");
      if (round < 3) return wrong(`largeMines.${field}.round`, "must be 3 or later");
      return smallMines.some((mine) => mine.field === field) ? undefined : wrong(`largeMines.${field}`, "has no small mine");
    })
  );
}

function roundAgrees(at: string, { round }: { round: number }, rounds: number) {
  return round > rounds ? wrong(`${at}.round`, `must be from 1 to ${rounds}`) : undefined;
}

function villagesAgree({ villages, fields, stations, towns, supply }: Edition) {
  const places = villages.reduce((sum, village) => sum + village.places, 0);
  if (places > supply.localWorkers) return wrong("supply.localWorkers", `must be at least the ${places} places of the villages`);
  return first(villages, (village) => {
    const at = `villages.${village.id}`;
    const linked = stations.filter((station) => station.villages.includes(village.id)).map(({ id }) => id);
    return (
      unknown(`${at}.town`, [village.town], towns) ??
      unknown(`${at}.fields`, village.fields, fields) ??
      unknown(`${at}.stations`, village.stations, stations) ??
      (isSame(linked, village.stations)
        ? undefined
        : wrong(`${at}.stations`, `must be the stations that name the village: ${linked.join(", ")}`))
    );
  });
}

function stationsAgree({ stations, villages, lines }: Edition) {
  return first(stations, (station) => {
    const at = `stations.${station.id}`;
    const linked = stations.filter(({ neighbors }) => neighbors.includes(station.id));
    const stranger = linked.find(({ line }) => line !== station.line);
    if (stranger !== undefined) return wrong(`${at}.neighbors`, `"${stranger.id}" is on another line`);
    return (
      unknown(`${at}.line`, [station.line], lines) ??
      unknown(`${at}.villages`, station.villages, villages) ??
      unknown(`${at}.neighbors`, station.neighbors, stations) ??
      (isSame(
        linked.map(({ id }) => id),
        station.neighbors,
      )
        ? undefined
        : wrong(`${at}.neighbors`, "must be named by its neighbours as well"))
    );
  });
}

function linesAgree({ lines, stations, seats }: Edition) {
  return first(lines, (line) => {
    const linked = stations.filter((station) => station.line === line.id).map(({ id }) => id);
    if (!isSame(linked, line.stations)) return wrong(`lines.${line.id}.stations`, `must be the stations of the line: ${linked.join(", ")}`);
    for (let count = seats.min; count <= seats.max; count++) {
      if (line.vp[count] === undefined) return wrong(`lines.${line.id}.vp`, `says nothing of ${count} players`);
    }
    return undefined;
  });
}

/** All seven bonus markers, enough of them for five players in round 1; what is used for nothing costs nothing. */
function markersAgree({ bonusMarkers, railwayMarkers, stations, seats }: Edition) {
  const dealt = railwayMarkers.reduce((sum, { count }) => sum + count, 0);
  if (dealt < stations.length)
    return wrong("railwayMarkers", `must be at least ${stations.length}, one for each station, and are ${dealt}`);
  const kept: readonly string[] = KEPT_MARKERS;
  const misjudged = railwayMarkers.find((marker) => marker.kept !== kept.includes(marker.kind));
  if (misjudged !== undefined) return wrong(`railwayMarkers.${misjudged.kind}.kept`, `must be ${kept.includes(misjudged.kind)}`);
  const missing = RAILWAY_MARKERS.find((kind) => !railwayMarkers.some((marker) => marker.kind === kind));
  if (missing !== undefined) return wrong("railwayMarkers", `say nothing of ${missing}`);
  const ids = bonusMarkers.map(({ id }) => id);
  if (!isSame(ids, BONUS_MARKERS)) return wrong("bonusMarkers", `must be ${BONUS_MARKERS.join(", ")}, each once`);
  const paid = ["engineer", "settlement", "steam-engine"];
  const dear = bonusMarkers.find(({ id, cost }) => cost > 0 && !paid.includes(id));
  if (dear !== undefined) return wrong(`bonusMarkers.${dear.id}.cost`, "must be 0");
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

function cardsAgree({ aboveGround }: Edition) {
  return first(CARDS, (id) => {
    const card = aboveGround[id];
    if (card === undefined) return wrong("aboveGround", `must hold the cards ${CARDS.join(", ")}`);
    const at = `aboveGround.${id}`;
    const isFlipped = FLIP_CARDS.some((each) => each === id);
    if ((card.flip !== null) !== isFlipped) return wrong(`${at}.flip`, isFlipped ? "must not be null" : "must be null");
    if ((card.back !== undefined) !== isFlipped) return wrong(`${at}.back`, isFlipped ? "is missing" : "must not be there");
    return (
      pricesAgree(at, card) ??
      sideAgrees(id, "front", card.front) ??
      (card.back && (sideAgrees(id, "back", card.back) ?? roomAgrees(at, card.front, card.back)))
    );
  });
}

/** Where the player chooses, one price is in workers alone and the other in coins alone. */
function pricesAgree(at: string, { flip }: CardData) {
  if (flip === null || flip.length < 2) return undefined;
  const isChoice = flip.some((price) => isOnly(price, "workers")) && flip.some((price) => isOnly(price, "coins"));
  return isChoice ? undefined : wrong(`${at}.flip`, "must be one price in workers alone and one in coins alone");
}

function sideAgrees(id: string, side: string, data: SideData) {
  return first(Object.entries(data), ([name, space]) => {
    if (typeof space === "number") return undefined;
    const at = `aboveGround.${id}.${side}.${name}`;
    if (!name.startsWith(`${id}:`)) return wrong(at, `must be named ${id}: and its own name`);
    const kinds = KINDS.filter((kind) => space[kind] !== undefined).length;
    if (kinds !== 1) return wrong(at, "must hold miners, engineers or steamEngines, and only one of them");
    if (side === "front" && space.steamEngines !== undefined) return wrong(at, "must not hold steamEngines: a front has none");
    return undefined;
  });
}

const KINDS = ["miners", "engineers", "steamEngines"] as const;

/** Every piece of the front finds room on the back. */
function roomAgrees(at: string, front: SideData, back: SideData) {
  const roomOf = (side: SideData, kind: (typeof KINDS)[number]) => spacesOf(side).reduce((sum, space) => sum + (space[kind] ?? 0), 0);
  const short = KINDS.find((kind) => roomOf(front, kind) > roomOf(back, kind));
  return short === undefined ? undefined : wrong(`${at}.back`, `must have room for all ${short} of the front`);
}

function spacesOf(side: SideData): SpaceData[] {
  return Object.values(side).filter((space) => typeof space !== "number");
}

/** What is left out goes together: a village that stays borders a field that stays. */
function threePlayersAgree({ threePlayers, towns, villages, stations, lines, fields }: Edition) {
  const { withoutTown, withoutVillages, withoutStations, withoutLines } = threePlayers;
  const isField = (id: string) => fields.some((field) => field.id === id && field.town !== withoutTown);
  const lonely = villages.find((village) => !withoutVillages.includes(village.id) && !village.fields.some(isField));
  const wrongLine = lines.find((line) => withoutLines.includes(line.id) !== (line.vp["3"] === null));
  return (
    unknown("threePlayers.withoutTown", [withoutTown], towns) ??
    unknown("threePlayers.withoutVillages", withoutVillages, villages) ??
    unknown("threePlayers.withoutStations", withoutStations, stations) ??
    unknown("threePlayers.withoutLines", withoutLines, lines) ??
    (lonely && wrong("threePlayers.withoutVillages", `must hold ${lonely.id}, whose fields are all out`)) ??
    (wrongLine && wrong(`lines.${wrongLine.id}.vp.3`, "must be null exactly for the lines that are out"))
  );
}

function first<T>(items: readonly T[], check: (item: T) => Disagreement | undefined): Disagreement | undefined {
  for (const item of items) {
    const found = check(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function doubled<K extends string>(field: string, items: readonly { [key in K]: string | number }[], key: K): Disagreement | undefined {
  const seen = new Set<string | number>();
  return first(items, (item) => (seen.size === seen.add(item[key]).size ? wrong(field, `${item[key]} is there twice`) : undefined));
}

function unknown(field: string, ids: readonly string[], items: readonly { id: string }[]): Disagreement | undefined {
  const stranger = ids.find((id) => !items.some((item) => item.id === id));
  return stranger === undefined ? undefined : wrong(field, `knows nothing of "${stranger}"`);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

function isOnly(price: { coins?: number | undefined; workers?: number | undefined }, what: "coins" | "workers"): boolean {
  return Object.entries(price).every(([key, value]) => (value ?? 0) > 0 === (key === what)) && (price[what] ?? 0) > 0;
}

function wrong(field: string, problem: string): Disagreement {
  return { field, problem };
}
