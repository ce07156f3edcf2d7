// De woorden in de tabellen van de regels van Kohle & Kolonie, in het Nederlands.
import type { KohleUndKolonieNames } from "./tables.ts";

const coins = (count: number) => (count === 1 ? "1 munt" : `${count} munten`);

export const names: KohleUndKolonieNames = {
  marker: "Fiche",
  use: "Waarvoor het dient",
  price: "Prijs",
  count: "Aantal",
  card: "Kaart",
  side: "Kant",
  front: "voorkant",
  back: "achterkant",
  spaces: "De velden en wat elk opbrengt als het bezet is",
  flip: "Prijs van het omdraaien",
  gives: "Brengt meteen op",
  raises: "Maakt voor allen duurder",
  or: "of",
  what: "Prijs van",
  atFirst: "eerst",
  raised: "verhoogd",
  line: "Spoorlijn",
  stations: "Stations",
  points: "Punten",
  pointsOfThree: "Met drie",
  engines: "Stoommachines",
  bonusMarkers: {
    "consolidation-aid": { name: "Consolidatiehulp", use: "+2 in een consolidatie of 1 munt in een beurt" },
    cart: { name: "Mijnkar", use: "verlaadt gratis en met 1 mijnkar meer" },
    "rescue-team": { name: "Reddingsploeg", use: "beveiligt tot twee mijnen" },
    miners: { name: "Kompels", use: "tot 2 kompels inzetten en tot 2 verplaatsen" },
    engineer: { name: "Mijningenieur", use: "een mijningenieur inzetten" },
    settlement: { name: "Nederzetting", use: "een nederzetting bouwen" },
    "steam-engine": { name: "Stoommachine", use: "een stoommachine kopen" },
  },
  railwayMarkers: {
    points: { name: "Punten", use: "meteen 2 punten" },
    money: { name: "Geld", use: "meteen 1 munt" },
    worker: { name: "Arbeider", use: "blijft: telt één keer als lokale arbeider" },
    cart: { name: "Mijnkar", use: "blijft: één keer 1 mijnkar meer bij het verladen" },
    consolidation: { name: "Consolidatie", use: "blijft: één keer +1 in een consolidatie" },
  },
  cards: { workforce: "Personeel", coking: "Cokesfabriek", ironworks: "Hoogoven", loading: "Verlading", administration: "Administratie" },
  priced: { engineer: "Mijningenieur", settlement: "Nederzetting", steamEngine: "Stoommachine" },
  holds: ({ holds, room }) => {
    if (holds === "engineers") return "ingenieur";
    if (holds === "steamEngines") return "stoommachine";
    return room === 1 ? "1 kompel" : `${room} kompels`;
  },
  brings: ({ coins: paid, vp, carts, consolidation }) => {
    if (consolidation > 0) return `+${consolidation}`;
    if (carts > 0) return `${coins(paid)} voor ${carts} ${carts === 1 ? "mijnkar" : "mijnkarren"}`;
    return [...(paid > 0 ? [coins(paid)] : []), ...(vp > 0 ? [`${vp} OP`] : [])].join(", ");
  },
  coins,
  workers: (count) => (count === 1 ? "1 lokale arbeider" : `${count} lokale arbeiders`),
  vp: (count) => `${count} OP`,
  extraAction: "een extra-actiefiche",
};
