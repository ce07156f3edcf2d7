// Die Regeln von Kohle & Kolonie in eigenen Worten, auf Deutsch.
import { componentsFor, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import type { RulesText } from "../text.ts";
import { notForCoins } from "./slots.ts";

const { edition } = componentsFor({}, 4);
const { start, accident, syndicate, final } = edition;

export const text: RulesText = {
  title: "Kohle & Kolonie",
  lead: "Drei bis fünf Spieler kaufen zwischen Essen und Witten Kleinzechen, siedeln Kumpel in den Dörfern an, bauen die Bahn durch die Hügel und legen ihre Zechen zu großen zusammen — gegeneinander und gegen ein Syndikat, das kauft, was sie liegen lassen. Gespielt werden fünf Runden zu zehn Phasen.",
  page: { rules: "Spielregeln", contents: "Auf dieser Seite", learn: "Spielend lernen" },
  sections: [
    {
      id: "things",
      heading: "Was wo liegt",
      blocks: [
        "**Die Karte** ist in Grubenfelder geteilt. In den meisten liegen mehrere Kleinzechen, aus denen später eine Großzeche werden kann; einige Felder haben eine Einzelzeche, die bleibt, was sie ist. Wo Felder aneinanderstoßen, liegen Dörfer mit lokalen Arbeitern. Eisenbahnlinien führen von Dorf zu Dorf.",
        { figure: "map", caption: "Die Grubenfelder nach Städten. Heller sind die Felder der Einzelzechen, Punkte sind Dörfer." },
        "**Das eigene Tableau** hat sechs Zechenplätze in zwei Reihen, T1 bis T3 und B1 bis B3. Zuerst füllt man T1, dann geht es den Pfeilen nach: in jeder Reihe nach rechts und von T1 hinunter nach B1. Über jedem Platz ist ein Grubenwehrfeld für einen Kumpel. Er schützt den Platz, welche Zeche auch darin liegt, und darf schon vor ihr dort stehen.",
        "**Fünf Übertagekarten** liegen rechts daneben: Belegschaft, Kokerei, Eisenhütte, Verladung und Verwaltung. Sie haben Felder für Kumpel, Bergingenieure und Dampfmaschinen. Alle außer der Verwaltung lassen sich auf eine bessere Seite drehen.",
        `**Kumpel** sind die eigenen ${start.miners} Steine: Sie kennzeichnen Zechen, besetzen Karten und Grubenwehrfelder, wohnen in Siedlungen und fahren zu den Bahnhöfen. **Lokale Arbeiter** sind eine zweite Währung: Man gewinnt sie mit Zechen und bezahlt mit ihnen.`,
      ],
    },
    {
      id: "set-up",
      heading: "Vor der ersten Runde",
      blocks: [
        `Jeder hat ${start.coins} Münzen, ${start.vp} Siegpunkte, ${start.miners} Kumpel, ${start.settlements} Siedlungen und ${start.engineers} Bergingenieure. In jedes Dorf kommen so viele lokale Arbeiter, wie es Plätze hat. Das Syndikat hat ${syndicate.startCoins} Münzen. An jedem Bahnhof liegt verdeckt ein Eisenbahnmarker, für jede Runde ein Unglück. Die Klein- und Einzelzechen der ersten Runde liegen aus. Ein Startspieler wird ausgelost.`,
      ],
    },
    {
      id: "round",
      heading: "Eine Runde",
      blocks: [
        {
          steps: [
            "Bonusmarker und Spielreihenfolge",
            "Erste Aktionsphase",
            "Zweite Aktionsphase",
            "Extraaktionen",
            "Grubenunglück",
            "Das Syndikat kauft",
            "Einnahmen",
            "Wertung des Spielplans",
            "Konsolidierungen (Runde III bis V)",
            "Übertagekarten",
          ],
        },
        `Zu Beginn jeder Runde kommen ihre Zechen zu denen, die noch ausliegen. In den Runden ${syndicate.refillRounds.map((round) => ROMAN[round]).join(" und ")} wird das Geld des Syndikats auf ${syndicate.refillTo} aufgefüllt, wenn es weniger hat.`,
      ],
    },
    {
      id: "bonus",
      heading: "1. Bonusmarker und Spielreihenfolge",
      blocks: [
        "Jeder nimmt einen Bonusmarker aus der Reihe: in der ersten Runde vom Startspieler an im Uhrzeigersinn, später in umgekehrter Folge der letzten Spielreihenfolge. Wessen Marker weiter links lag, der ist in dieser Runde früher dran. Die übrigen rücken nach links.",
        { figure: "bonus", caption: "Die sieben Bonusmarker. Ihre Preise steigen nie. Die Dampfmaschine kann in Runde I niemand nehmen." },
        "Jeder lässt sich einmal in der Runde benutzen. Danach kommt er sofort auf das erste freie Feld der Reihe, unbenutzt am Ende der Runde.",
        {
          example: "bonus",
          caption: "Beispiel: wer zuerst dran ist",
          says: [
            "Runde I zu dritt. Du bist Startspieler und wählst zuerst.",
            "Du nimmst die Kumpel. Als Nächste wählt Anna.",
            "Anna hat den Bergingenieur genommen, Bruno den Siedlungsbau. Dein Marker lag am weitesten links: Die Reihenfolge ist du, Anna, Bruno. Was übrig ist, rückt nach links.",
          ],
        },
      ],
    },
    {
      id: "turns",
      heading: "2 und 3. Zwei Züge",
      blocks: [
        "In Spielreihenfolge hat jeder einen Zug und danach noch einen. Darin darf man **eine Aktion** machen, seinen Bonusmarker benutzen, wenn er für Züge taugt, und beliebig oft Karten drehen und tauschen, in freier Folge. Man darf auch gar nichts tun.",
        {
          list: [
            "**Zeche kaufen:** Man bezahlt eine ausliegende Zeche und legt sie auf einen erreichbaren freien Platz. Dazu wählt man ein Dorf am Grubenfeld: Sein lokaler Arbeiter gehört nun einem selbst, und ein eigener Kumpel kennzeichnet die Zeche. Nur wenn kein Dorf am Feld mehr Arbeiter hat, tut das ein Kumpel aus einer eigenen Siedlung dort, und man bekommt keinen. Manche Karten bringen einen zweiten Arbeiter vom Feld, wenn schon der erste einer war; dann darf auch noch ein Kumpel auf eine Karte oder ein Grubenwehrfeld. Einzelzechen bringen sofort Punkte.",
            "**Dampfmaschine kaufen**, ab Runde II: für eine eigene Zeche ohne Maschine oder für ihr Feld auf der Rückseite der Kokerei.",
            `**Siedlung aufstellen** in einem Dorf ohne lokale Arbeiter, in dem noch Platz ist, höchstens eine je Dorf. Bis zu 2 Kumpel ziehen gleich ein. Die dritte bringt einen Extraaktionsmarker, die vierte ${edition.settlementRewards["4"]?.vp ?? 0} Punkte, die fünfte ${edition.settlementRewards["5"]?.vp ?? 0}.`,
            "**Bergingenieur einsetzen** auf ein Ingenieurfeld der eigenen Karten. Der dritte bringt einen Extraaktionsmarker.",
            "**Kumpel:** bis zu 2 aus dem Vorrat auf Grubenwehrfelder, Karten und in eigene Siedlungen einsetzen und bis zu 2 versetzen, in freier Folge. Zwischen Grubenwehrfeldern und Karten geht jeder Weg; aus einer Siedlung dorthin oder auf einen Bahnhof, an den das Dorf angeschlossen ist; die Linie entlang von Bahnhof zu Bahnhof; von überall zurück in den Vorrat. Kein Weg führt von Dorf zu Dorf, von einer Karte ins Dorf oder vom Bahnhof auf eine Karte. Wer eine Zeche kennzeichnet, bleibt dort.",
          ],
        },
        {
          example: "buy",
          caption: "Beispiel: zwei Züge der Runde I",
          says: [
            "Dein Tableau vor dem ersten Zug: 4 Münzen, 20 Kumpel, keine Zeche.",
            "Du kaufst Zeche 4 für 1 Münze. Sie liegt auf T1, ein Kumpel kennzeichnet sie auf der Karte, und der lokale Arbeiter des Dorfes gehört dir.",
            "Im zweiten Zug kaufst du ebenso Zeche 7, und dein Bonusmarker setzt zwei weitere Kumpel ein: einen über T1, einen auf der Verladung.",
          ],
        },
        {
          figure: "prices",
          caption: "Preise, bevor und nachdem jemand die Karte gedreht hat, die sie erhöht. Das gilt für alle, ab der nächsten Zahlung.",
        },
        `**Tauschen:** ${edition.trade.map(({ give, get }) => (give.coins ? `${give.coins} Münzen gegen ${get.workers} lokale Arbeiter` : `${give.workers} lokale Arbeiter gegen ${get.coins} Münze`)).join(", ")}.`,
      ],
    },
    {
      id: "railway",
      heading: "Die Eisenbahn",
      blocks: [
        "Wessen Kumpel als erster überhaupt einen Bahnhof erreicht, der deckt dessen Marker auf und muss ihn nehmen. Weil man damit etwas Neues erfährt, darf man danach denselben Zug fortsetzen.",
        { figure: "railway", caption: "Die Eisenbahnmarker." },
        { figure: "lines", caption: "Die Eisenbahnlinien und was eine komplette am Ende bringt." },
      ],
    },
    {
      id: "extra",
      heading: "4. Extraaktionen",
      blocks: [
        `Wer einen Extraaktionsmarker hat, darf ihn für einen weiteren Zug derselben Art abgeben. Auch Drehen, Tauschen oder der Bonusmarker allein kosten ihn. Je Runde geht nur einer; jeder, der am Spielende übrig ist, bringt ${final.extraActionVp} Punkte.`,
      ],
    },
    {
      id: "cards",
      heading: "Die Übertagekarten",
      blocks: [
        { figure: "cards", caption: "Die Felder der Karten. Ein Feld für 2 Kumpel zählt nur mit beiden." },
        { figure: "flips", caption: "Was das Drehen kostet und bringt." },
        "Was auf einer gedrehten Karte steht, behält sein Feld oder wird auf ihr neu verteilt. Ist die **Belegschaft** gedreht, darf man in einer Kumpelaktion bis zu 4 Kumpel versetzen und dazu einen Ingenieur. Auf der Rückseite der **Kokerei** bringt das Erste von Ingenieur und Dampfmaschine 2 Punkte, beides zusammen noch einmal 2. Die **Verladung** kostet auf der Vorderseite einen lokalen Arbeiter und auf der Rückseite nichts.",
      ],
    },
    {
      id: "accident",
      heading: "5. Grubenunglück",
      blocks: [
        `Eine Zeche ohne Kumpel auf dem Grubenwehrfeld darüber ist **ungesichert**. In Spielreihenfolge darf man solche Zechen sichern: für je 1 Münze (nicht auf ${notForCoins(" und ")}) und zwei mit dem Marker Grubenwehr.`,
        `Dann legt jeder für jede noch ungesicherte Zeche einen Stein in den Beutel, höchstens ${accident.maxStonesPerPlayer}, zu ${accident.blackStones} schwarzen und einer Niete. Das Unglück der Runde wird aufgedeckt, und ${accident.draws} Steine werden gezogen:`,
        {
          list: [
            "Für jeden schwarzen Stein verliert das Syndikat eine Münze.",
            `Ist ein Stein eines Spielers dabei, tritt das Unglück ein. Jeder Gezogene verliert Punkte (${accident.minusPoints.join(", ")} in Runde I bis V) und je Stein für immer einen Kumpel: aus dem Vorrat, und wenn der leer ist, von woanders.`,
            "Sonst kommt das Unglück aus dem Spiel.",
          ],
        },
        {
          list: [
            "**Höchste Nummer:** Das Syndikat nimmt die ausliegende Zeche mit der höchsten Nummer.",
            "**1 zusätzliche Münze:** Das Syndikat zählt in der nächsten Konsolidierung, an der es teilnimmt, 1 mehr.",
            "**Kaufkrafterhöhung** (zweimal vorhanden): Das Syndikat nimmt von nun an in jeder Runde eine Zeche mehr.",
            "**Bergschäden:** Von nun an zahlt jeder 1 Münze oder verliert 2 Punkte, wann immer die Niete gezogen wird.",
          ],
        },
        {
          example: "accident",
          caption: "Beispiel: das Unglück der Runde I",
          says: [
            "Über der Zeche auf T1 steht ein Kumpel, sie ist gesichert. Die auf T2 ist es nicht.",
            "Du zahlst 1 Münze: T2 ist für diese Runde gesichert, und kein Stein von dir kommt in den Beutel.",
            "Gezogen wurden zwei schwarze Steine und einer von Anna, die zwei Zechen ungesichert ließ. Das Syndikat verliert 2 Münzen; das Unglück, Kaufkrafterhöhung, tritt ein und bleibt; Anna verliert einen Punkt und einen Kumpel.",
          ],
        },
      ],
    },
    {
      id: "syndicate",
      heading: "6. Das Syndikat kauft",
      blocks: [
        `Es nimmt die ausliegende Zeche mit der niedrigsten Nummer oder so viele, wie seine Marker erlauben, höchstens ${syndicate.maxPurchases}. Jede wird mit einer Dampfmaschine aus dem Vorrat gekennzeichnet.`,
      ],
    },
    {
      id: "income",
      heading: "7 und 8. Einnahmen und Spielplan",
      blocks: [
        "Jede Zeche bringt ihre Einnahmen, mit Dampfmaschine 1 Münze mehr.",
        "Dann werden die Grubenfelder gewertet. Wer dort eine Zeche hat, bekommt einmal einen Punkt für jede Zeche, die dort irgendwem oder dem Syndikat gehört, und einen Punkt für jede eigene Siedlung am Rand des Feldes. Eine Großzeche zählt als eine.",
      ],
    },
    {
      id: "consolidation",
      heading: "9. Konsolidierungen",
      blocks: [
        "In den Runden III, IV und V kommen die Großzechen dieser Runde eine nach der anderen an die Reihe, in einer Folge, die niemand kennt. Wer im Feld eine Kleinzeche hat, nimmt teil; das Syndikat auch, wenn dort eine ihm gehört oder unverkauft ist. Ist nur einer dabei, bekommt er die Großzeche ohne Gebot.",
        {
          list: [
            "**Der eigene Basiswert** ist, was die eigenen Kleinzechen dort kosten, plus 1 für jedes besetzte Feld der Verwaltung, plus was man ansagt: +2 für die Konsolidierungshilfe, +1 für jeden Konsolidierungsmarker. Angesagtes ist weg, ob man gewinnt oder verliert.",
            "**Der Basiswert des Syndikats** sind seine Münzen plus was seine eigenen und die unverkauften Kleinzechen dort kosten. Mehr bietet es nie.",
            "**Bieten:** In absteigender Folge der höchsten Kartennummer im Feld nennt jeder eine Summe aus Basiswert und Münzen über der höchsten oder passt endgültig. Bei Gleichstand führt das Syndikat, dann die höhere Kartennummer. Wer führt, wird nicht gefragt.",
          ],
        },
        `Der Sieger zahlt die gebotenen Münzen, bekommt die Punkte der Großzeche, legt sie auf einen freien Platz und übernimmt alle Dampfmaschinen des Feldes: eine für die Großzeche, die anderen neben dem Tableau, wo sie erst am Ende zählen. Die Kleinzechen kommen aus dem Spiel, ihre Kumpel nach Hause. Alle anderen bekommen ${edition.lostSmallMineVp} Punkte für jede verlorene Kleinzeche. Die übrigen Zechen rücken gegen die Pfeile auf; die Kumpel der Grubenwehr bleiben stehen.`,
        {
          example: "consolidation",
          caption: "Beispiel: eine Konsolidierung",
          says: [
            "Runde III. Deine Kleinzeche im Feld kostet 1, und 1 besetztes Feld der Verwaltung macht deinen Basiswert 2. Brunos ist 3. Der des Syndikats ist 4: seine 3 Münzen und eine Zeche, die 1 kostet. Es führt.",
            "Deine Karte hat dort die höchste Nummer, also wirst du zuerst gefragt. Du sagst 5: deinen Basiswert und 3 Münzen.",
            "Bruno sagt 6, seinen Basiswert und 3 Münzen. So geht es weiter, jeder über dem anderen.",
            "Bei 9 ist Bruno draußen: Basiswert und 5 Münzen sind 8. Du zahlst die 7 Münzen über deinem Basiswert und bekommst die Großzeche mit ihren 4 Punkten und die Dampfmaschine des Feldes. Deine Kleinzeche ist weg; Bruno bekommt 2 Punkte für seine.",
          ],
        },
      ],
    },
    {
      id: "above-ground",
      heading: "10. Übertagekarten",
      blocks: [
        "Jedes besetzte Feld der Kokerei bringt Münzen, jedes der Eisenhütte Punkte. Danach darf man verladen: Man zählt die Loren auf den eigenen Zechen, 1 für den Bonusmarker Lore und die Lorenmarker, die man abgibt. Jede Lore bringt einen Punkt, und die besetzten Felder der Verladung bringen Münzen, solange die Loren für jedes von ihnen reichen.",
        {
          example: "loading",
          caption: "Beispiel: die Karten zahlen in Runde I",
          says: [
            "Anna: Zwei besetzte Felder der Kokerei zahlen 2 Münzen, eines der Eisenhütte bringt einen Punkt.",
            "Du: zwei Zechen mit je einer Lore und ein Kumpel auf der Vorderseite der Verladung.",
            "Du gibst 1 lokalen Arbeiter: 2 Loren bringen 2 Punkte, und das Feld des Kumpels zahlt für sie 1 Münze.",
          ],
        },
      ],
    },
    {
      id: "end",
      heading: "Spielende",
      blocks: [
        "Nach der fünften Runde kommen Punkte dazu für:",
        { figure: "engines", caption: "Dampfmaschinen auf Zechen, auf der Kokerei und neben dem Tableau." },
        {
          list: [
            `Münzen: 1 für je ${final.coinsPerVp},`,
            `Bahnhöfe mit einem eigenen Kumpel: je ${final.stationVp},`,
            "komplette Eisenbahnlinien: Auf jedem Bahnhof der Linie steht ein eigener Kumpel. Das können mehrere Spieler schaffen,",
            `übrige Extraaktionsmarker: je ${final.extraActionVp}.`,
          ],
        },
        "Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Dampfmaschinen hat, dann wessen Einzel- und Großzechen mehr gekostet haben; eine Großzeche zählt, was ihre Kleinzechen kosten. Ist auch das gleich, teilt man sich den Sieg.",
      ],
    },
    {
      id: "three",
      heading: "Zu dritt",
      blocks: [
        "Essen fällt ganz weg: seine Felder und Zechen und die Dörfer und Bahnhöfe, die nur dort liegen. Eisenbahnlinien zählen nach ihren Bahnhöfen im Spiel.",
      ],
    },
    {
      id: "here",
      heading: "Wie es hier gespielt wird",
      blocks: [
        {
          list: [
            "Die gedruckten Karten und der Plan sind nicht öffentlich. Zechen, Dörfer und Eisenbahnlinien hier sind eine eigene Ausgabe nach der wahren Geschichte; jede Zahl und jeder Preis, den das Regelheft nennt, ist beibehalten.",
            "Münzen gibt es beliebig viele, Dampfmaschinen und lokale Arbeiter nicht.",
            "Wo es nur eine Antwort gibt, wird nicht gefragt. Kleine Entscheidungen lassen sich durch Daueraufträge vorwegnehmen.",
            "Verdeckte Marker, die Folge der Konsolidierungen und der Beutel werden aus einer Zahl gezogen, die niemand allein bestimmen kann, und lassen sich nach dem Spiel nachprüfen.",
          ],
        },
      ],
    },
  ],
};
