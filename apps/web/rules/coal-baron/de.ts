// Die Regeln von Coal Baron in eigenen Worten, auf Deutsch.
import { CUBES_PER_COLOR, DRAW_SIZE, FINAL } from "@pithead/game-coal-baron/client";
import type { RulesText } from "../text.ts";
import type { CoalBaronNames } from "./tables.ts";

export const names: CoalBaronNames = {
  players: "Spieler",
  workers: "Arbeiter je Spieler",
  marks: "Mark je Spieler",
  draft: "Aufträge zur Wahl",
  tile: "Plättchen",
  oneCart: "1 Lore",
  twoCarts: "2 Loren",
  element: "Die meisten …",
  shifts: "Nach Schicht",
  first: "Erster",
  second: "Zweiter",
  colors: { yellow: "gelb", brown: "braun", gray: "grau", black: "schwarz" },
  vehicles: { barrow: "Handkarren", carriage: "Fuhrwerk", truck: "Lastwagen", engine: "Eisenbahn" },
  spots: (what) => `Ablagefelder ${what}`,
  emptyCarts: (color) => `leere Loren ${color}`,
};

export const text: RulesText = {
  title: "Coal Baron",
  lead: "Zwei bis vier Zechenherren treiben Stollen vor, fördern Kohle mit dem Korb zu Tage und liefern sie mit vier Arten von Transportmitteln aus. Gespielt werden drei Schichten. Arbeiter setzt man Aktion für Aktion ein, und wer später auf ein Feld will, braucht mehr davon.",
  page: { rules: "Spielregeln", contents: "Auf dieser Seite", learn: "Spielend lernen" },
  sections: [
    {
      id: "pit",
      heading: "Das eigene Bergwerk",
      blocks: [
        "Jedes Bergwerk hat einen Schacht mit einem **Förderkorb** und vier Etagen unter Tage: von oben gelb, braun, grau und schwarz. Jede Etage hat eine helle und eine dunkle Seite. Vier Loren sind von Anfang an aufgedruckt, auf jeder Etage eine, darin je ein Würfel in ihrer Farbe.",
        {
          figure: "pit",
          caption: "Ein Bergwerk mitten im Spiel: helle Plättchen links vom Schacht, dunkle rechts, der Korb auf der braunen Etage.",
        },
        "Neben dem Bergwerk hat man seine Mark, seine Arbeiter, ein **Kohlelager**, die **ausstehenden** Aufträge und die **ausgelieferten**. Ein Auftrag zeigt sein Transportmittel, seine farbigen Ablagefelder und was die Auslieferung bringt.",
      ],
    },
    {
      id: "set-up",
      heading: "Vor der ersten Schicht",
      blocks: [
        `Im Vorrat liegen ${CUBES_PER_COLOR} Würfel je Farbe. Arbeiterfelder, die mehr Mitspieler verlangen, gibt es in kleineren Runden nicht. Auf jedes offene Feld der Lorenfabrik kommt ein Plättchen.`,
        { figure: "start", caption: "Womit alle beginnen und wie viele Aufträge zur Wahl ausliegen." },
        "**Die Auswahl.** Der rechte Nachbar des Startspielers beginnt, dann geht es gegen den Uhrzeigersinn: Jeder nimmt einen der ausliegenden Aufträge, dreimal reihum, der Startspieler also jedes Mal als Letzter. Der übrige Auftrag kommt auf das erste offene Auftragsfeld, die anderen Felder werden vom Stapel gefüllt. Der Startspieler eröffnet Schicht I.",
      ],
    },
    {
      id: "turn",
      heading: "Ein Zug",
      blocks: [
        "Man setzt Arbeiter auf ein Feld und tut, was es bietet. Wer keine Arbeiter mehr hat, wird übergangen; alle anderen müssen setzen.",
        {
          list: [
            "Auf ein leeres Feld kommt 1 Arbeiter. Stehen schon welche dort, kommt einer mehr hin, als da sind; die alten gehen, wem auch immer sie gehören, bis zum Ende der Schicht in die **Kantine**.",
            "Ein Feld darf nur wählen, wer genug Arbeiter hat und die Aktion ausführen kann.",
            "Die **Bank** nimmt immer genau 1 Arbeiter, vertreibt niemanden und zahlt 1 Mark. Sie ist immer offen.",
          ],
        },
        {
          example: "price",
          caption: "Beispiel: was ein Feld braucht",
          says: [
            "Auf Fördern 8 steht niemand: Es braucht 1 Arbeiter.",
            "Anna hat 1 dorthin gesetzt. Nun braucht es 2, einen mehr, als dort stehen.",
            "Du gehst trotzdem hin, mit 2 Arbeitern. Annas geht in die Kantine, und nun braucht das Feld 3.",
            "Die Bank ist anders: Sie nimmt immer genau 1 Arbeiter, wie viele auch dort stehen, vertreibt niemanden und zahlt 1 Mark.",
          ],
        },
      ],
    },
    {
      id: "spaces",
      heading: "Die Arbeiterfelder",
      blocks: [
        "**Lorenfabrik.** Man kauft das Plättchen, das dort liegt, und legt es auf seiner Etage und Seite an. Jede Lore bekommt aus dem Vorrat einen Würfel ihrer Farbe. Das Feld wird vom Stapel nachgefüllt.",
        { figure: "tiles", caption: "Was ein Plättchen in Mark kostet, nach Farbe und Zahl der Loren." },
        {
          example: "tile",
          caption: "Beispiel: Plättchen kaufen",
          says: [
            "Zuerst gibt es die vier aufgedruckten Loren, jede mit ihrem Würfel.",
            "Ein Plättchen mit zwei braunen Loren kostet 4 Mark, 2 je Lore. Es liegt auf der hellen Seite seiner Etage und bringt zwei Würfel mit.",
            "Einige Züge später ein graues Plättchen für 3 Mark, wieder hell: Zwei helle und kein dunkles würden am Ende 4 Punkte kosten.",
            "Ein gelbes Plättchen der dunklen Seite für 2 Mark: Nun fehlt den Seiten ein Plättchen zum Ausgleich, das würde 2 Punkte kosten.",
          ],
        },
        "Fehlt die Farbe im Vorrat, sucht man für die Lore einen Würfel einer anderen Farbe aus, solange es noch einen gibt. Wofür nichts mehr da ist, das bleibt leer. Eine Lore wird einmal gefüllt und dann nie wieder.",
        "**Aufträge.** Man nimmt den Auftrag, der dort liegt; das Feld wird nachgefüllt.",
        `**Plättchenstapel, Auftragsstapel.** Man sieht sich die obersten ${DRAW_SIZE} Karten an, behält eine (ein Plättchen kostet wie sonst auch) oder keine und legt den Rest in beliebiger Reihenfolge auf oder unter den Stapel. Die anderen sehen ihn nicht.`,
        "**Geld.** Man nimmt die angegebenen Mark.",
        "**Fördern.** Man macht so viele Arbeitsschritte, wie das Feld erlaubt; siehe unten.",
        "**Auslieferung.** Man liefert alle vollständigen Aufträge dieses Transportmittels aus, mindestens einen. Die Punkte gibt es sofort, die Würfel kommen zurück in den Vorrat.",
        {
          example: "delivery",
          caption: "Beispiel: eine Auslieferung",
          says: [
            "Zwei deiner Handkarren-Aufträge sind vollständig. Dem dritten fehlt ein grauer Würfel.",
            "Du lieferst die Handkarren aus. Beide vollständigen gehen zugleich und bringen 5 und 2 Punkte; der dritte bleibt.",
            "Ihre drei Würfel liegen wieder im Vorrat. Ihre Ablagefelder zählen von nun an: zwei braune und ein gelbes.",
          ],
        },
      ],
    },
    {
      id: "mining",
      heading: "Arbeitsschritte",
      blocks: [
        "Jeder kostet einen Schritt, ein Tausch zwei. Die Reihenfolge ist frei, und man darf welche auslassen.",
        {
          list: [
            "**Korb bewegen:** auf irgendeine andere Etage oder nach über Tage, beliebig weit.",
            "**Laden:** einen Würfel aus einer Lore der Etage, auf der der Korb hängt. In den Korb passen 5.",
            "**Füllen:** einen Würfel auf ein freies Ablagefeld seiner Farbe auf einem eigenen Auftrag; aus dem Korb nur über Tage, aus dem Kohlelager jederzeit.",
            "**Tauschen:** zwei Würfel beliebiger Farbe füllen ein Ablagefeld. Für ihre Herkunft gilt dasselbe.",
            "**Einlagern:** über Tage einen Würfel aus dem Korb ins Kohlelager.",
          ],
        },
        "Ein Würfel auf einem Auftrag bleibt dort bis zur Auslieferung.",
        {
          example: "mining",
          caption: "Beispiel: sechs Arbeitsschritte",
          says: [
            "Du stehst auf Fördern 6. Der Handkarren-Auftrag braucht zwei braune Würfel.",
            "Der erste Schritt: Der Korb fährt auf Braun. Ein Schritt reicht beliebig weit.",
            "Der zweite und dritte: Zwei braune Würfel werden in den Korb geladen.",
            "Der vierte: zurück nach über Tage, denn nur dort verlassen Würfel den Korb.",
            "Der fünfte und sechste: ein Würfel auf jedes braune Feld. Der Auftrag ist vollständig.",
          ],
        },
      ],
    },
    {
      id: "shift-end",
      heading: "Das Ende einer Schicht",
      blocks: [
        "Die Schicht ist aus, wenn niemand mehr Arbeiter hat. Dann wird die Schicht-Uhr gewertet: nach der ersten Schicht vier Elemente, nach der zweiten acht, nach der dritten alle zwölf.",
        { figure: "clock", caption: "Die Schicht-Uhr: Punkte für die meisten und die zweitmeisten." },
        {
          example: "majority",
          caption: "Beispiel: Schicht I wird gewertet",
          says: [
            "Gelb: Jeder hat ein Feld auf ausgelieferten Aufträgen. Alle liegen vorn, also bekommt jeder die ersten Punkte, 2.",
            "Braun: Du und Bruno habt zwei, Anna eines. Ihr bekommt je 3. Anna bekommt nichts, denn nach einem Gleichstand gibt es keinen zweiten Platz.",
            "Grau: Anna und Bruno haben je eines und bekommen 4. Du hast keines, und das bringt nie etwas.",
            "Schwarz: Anna hat zwei und bekommt 5, Bruno eines und bekommt die zweiten Punkte, 2.",
          ],
        },
        "Ablagefelder zählen auf ausgelieferten Aufträgen aller bisherigen Schichten, und zwar nach der Farbe des Ablagefelds, womit es auch gefüllt wurde. Leere Loren zählen auf Plättchen und aufgedruckt. Wer nichts hat, bekommt nichts. Liegen mehrere vorn, bekommt jeder die erste Zahl und niemand die zweite; sind mehrere Zweite, bekommt jeder die zweite. Zu zweit gibt es keinen zweiten Platz.",
        "Neuer Startspieler wird, wer die meisten Arbeiter auf den Feldern der Lorenfabrik hatte, den Plättchenstapel mitgezählt. Bei Gleichstand ist es der, der im Uhrzeigersinn als Nächster nach dem alten Startspieler sitzt; der alte bleibt es nur, wenn er allein vorn liegt. Alle Arbeiter kommen heim, sonst bleibt alles, wie es ist.",
      ],
    },
    {
      id: "end",
      heading: "Spielende",
      blocks: [
        "Nach der dritten Schicht gibt es außerdem:",
        {
          list: [
            `1 Punkt für je ${FINAL.marksPerVp} Mark,`,
            `1 Punkt für je ${FINAL.cubesPerVp} eigene Würfel, wo auch immer sie liegen: in Loren, Korb und Lager und auf ausstehenden Aufträgen,`,
            `−${-FINAL.perOutstandingOrder} für jeden ausstehenden Auftrag,`,
            `−${-FINAL.perTileImbalance} für jedes Plättchen, das eine Seite des Bergwerks mehr hat als die andere. Aufgedruckte Loren sind keine Plättchen.`,
          ],
        },
        "Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer nach dem Umtausch mehr Mark übrig hat. Ist auch das gleich, teilt man sich den Sieg.",
      ],
    },
    {
      id: "here",
      heading: "Wie es hier gespielt wird",
      blocks: [
        {
          list: [
            "Die Reihenfolge der Stapel wird vor dem Spiel aus einer Zahl gezogen, die niemand allein bestimmen kann, und lässt sich danach nachprüfen.",
            "Ein Zug entsteht auf der Seite und lässt sich bis zur Bestätigung frei zurücknehmen. Nur beim Nachsehen im Stapel sieht man vorher etwas Neues.",
            "Ein Tisch kann ausgelieferte Aufträge verdecken: Die anderen sehen dann bis zum Spielende nur ihre Zahl und ihre Punkte.",
          ],
        },
      ],
    },
  ],
};
