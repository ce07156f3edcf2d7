// The words in the tables of Kohle & Kolonie's rules, in English.
import type { KohleUndKolonieNames } from "./tables.ts";

const coins = (count: number) => (count === 1 ? "1 coin" : `${count} coins`);

export const names: KohleUndKolonieNames = {
  marker: "Marker",
  use: "What it is used for",
  price: "Price",
  count: "How many",
  card: "Card",
  side: "Side",
  front: "front",
  back: "back",
  spaces: "Its spaces, and what each brings when it is filled",
  flip: "Price of flipping",
  gives: "Gives at once",
  raises: "Makes dearer for everyone",
  or: "or",
  what: "Price of",
  atFirst: "at first",
  raised: "raised",
  line: "Line",
  stations: "Stations",
  points: "Points",
  pointsOfThree: "With three players",
  engines: "Steam engines",
  bonusMarkers: {
    "consolidation-aid": { name: "consolidation aid", use: "+2 in one consolidation, or 1 coin in a turn" },
    cart: { name: "cart", use: "loads for nothing, with 1 cart more" },
    "rescue-team": { name: "rescue team", use: "secures up to two mines" },
    miners: { name: "miners", use: "place up to 2 miners and move up to 2" },
    engineer: { name: "engineer", use: "place an engineer" },
    settlement: { name: "settlement", use: "build a settlement" },
    "steam-engine": { name: "steam engine", use: "buy a steam engine" },
  },
  railwayMarkers: {
    points: { name: "points", use: "2 points at once" },
    money: { name: "money", use: "1 coin at once" },
    worker: { name: "worker", use: "kept: counts as a local worker once" },
    cart: { name: "cart", use: "kept: 1 cart more when loading, once" },
    consolidation: { name: "consolidation", use: "kept: +1 in one consolidation" },
  },
  cards: {
    workforce: "Workforce",
    coking: "Coking",
    ironworks: "Ironworks",
    loading: "Loading",
    administration: "Administration",
  },
  priced: { engineer: "an engineer", settlement: "a settlement", steamEngine: "a steam engine" },
  holds: ({ holds, room }) => {
    if (holds === "engineers") return "engineer";
    if (holds === "steamEngines") return "steam engine";
    return room === 1 ? "miner" : `${room} miners`;
  },
  brings: ({ coins: paid, vp, carts, consolidation }) => {
    if (consolidation > 0) return `+${consolidation}`;
    if (carts > 0) return `${coins(paid)} for ${carts} cart${carts === 1 ? "" : "s"}`;
    return [...(paid > 0 ? [coins(paid)] : []), ...(vp > 0 ? [`${vp} VP`] : [])].join(", ");
  },
  coins,
  workers: (count) => `${count} local workers`,
  vp: (count) => `${count} VP`,
  extraAction: "an extra-action marker",
};
