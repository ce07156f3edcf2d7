// Die Wörter in den Tabellen der Regeln von Kohle & Kolonie, auf Deutsch.
import type { KohleUndKolonieNames } from "./tables.ts";

const coins = (count: number) => (count === 1 ? "1 Münze" : `${count} Münzen`);

export const names: KohleUndKolonieNames = {
  marker: "Marker",
  use: "Wozu er dient",
  price: "Preis",
  count: "Anzahl",
  card: "Karte",
  side: "Seite",
  front: "Vorderseite",
  back: "Rückseite",
  spaces: "Ihre Felder und was jedes bringt, wenn es besetzt ist",
  flip: "Kosten zum Drehen",
  gives: "Bringt sofort",
  raises: "Verteuert für alle",
  or: "oder",
  what: "Preis für",
  atFirst: "anfangs",
  raised: "erhöht",
  line: "Eisenbahnlinie",
  stations: "Bahnhöfe",
  points: "Punkte",
  pointsOfThree: "Zu dritt",
  engines: "Dampfmaschinen",
  bonusMarkers: {
    "consolidation-aid": { name: "Konsolidierungshilfe", use: "+2 in einer Konsolidierung oder 1 Münze in einem Zug" },
    cart: { name: "Lore", use: "verlädt umsonst und mit 1 Lore mehr" },
    "rescue-team": { name: "Grubenwehr", use: "sichert bis zu zwei Zechen" },
    miners: { name: "Kumpel", use: "bis zu 2 Kumpel einsetzen und bis zu 2 versetzen" },
    engineer: { name: "Bergingenieur", use: "einen Bergingenieur einsetzen" },
    settlement: { name: "Siedlungsbau", use: "eine Siedlung aufstellen" },
    "steam-engine": { name: "Dampfmaschine", use: "eine Dampfmaschine kaufen" },
  },
  railwayMarkers: {
    points: { name: "Siegpunkte", use: "sofort 2 Punkte" },
    money: { name: "Geld", use: "sofort 1 Münze" },
    worker: { name: "Arbeiter", use: "bleibt: zählt einmal als lokaler Arbeiter" },
    cart: { name: "Lore", use: "bleibt: einmal 1 Lore mehr beim Verladen" },
    consolidation: { name: "Konsolidierung", use: "bleibt: einmal +1 in einer Konsolidierung" },
  },
  cards: { workforce: "Belegschaft", coking: "Kokerei", ironworks: "Eisenhütte", loading: "Verladung", administration: "Verwaltung" },
  priced: { engineer: "Bergingenieur", settlement: "Siedlung", steamEngine: "Dampfmaschine" },
  holds: ({ holds, room }) => {
    if (holds === "engineers") return "Ingenieur";
    if (holds === "steamEngines") return "Dampfmaschine";
    return `${room} Kumpel`;
  },
  brings: ({ coins: paid, vp, carts, consolidation }) => {
    if (consolidation > 0) return `+${consolidation}`;
    if (carts > 0) return `${coins(paid)} für ${carts} ${carts === 1 ? "Lore" : "Loren"}`;
    return [...(paid > 0 ? [coins(paid)] : []), ...(vp > 0 ? [`${vp} SP`] : [])].join(", ");
  },
  coins,
  workers: (count) => `${count} lokale Arbeiter`,
  vp: (count) => `${count} SP`,
  extraAction: "ein Extraaktionsmarker",
};
