// De regels van Coal Baron in eigen woorden, in het Nederlands.
import { CUBES_PER_COLOR, DRAW_SIZE, FINAL } from "@pithead/game-coal-baron/client";
import type { RulesText } from "../text.ts";
import type { CoalBaronNames } from "./tables.ts";

export const names: CoalBaronNames = {
  players: "Spelers",
  workers: "Werkers per speler",
  marks: "Mark per speler",
  draft: "Bestellingen in de keuzeronde",
  tile: "Tegel",
  oneCart: "1 mijnkar",
  twoCarts: "2 mijnkarren",
  element: "De meeste …",
  shifts: "Na shift",
  first: "Eerste",
  second: "Tweede",
  colors: { yellow: "geel", brown: "bruin", gray: "grijs", black: "zwart" },
  vehicles: { barrow: "kruiwagen", carriage: "koets", truck: "vrachtwagen", engine: "locomotief" },
  spots: (what) => `plaatsen ${what}`,
  emptyCarts: (color) => `lege mijnkarren ${color}`,
};

export const text: RulesText = {
  title: "Coal Baron",
  lead: "Twee tot vier mijnbazen drijven gangen in de rots, halen steenkool met de kooi naar boven en leveren die met vier soorten voertuigen af. Er worden drie shifts gespeeld. Werkers plaats je actie voor actie, en wie later op een vak wil, heeft er meer nodig.",
  page: { rules: "Spelregels", contents: "Op deze pagina", learn: "Spelend leren" },
  sections: [
    {
      id: "pit",
      heading: "Je eigen put",
      blocks: [
        "Elke put heeft een schacht met een **kooi** en vier niveaus onder de grond: van boven naar beneden geel, bruin, grijs en zwart. Elk niveau heeft een heldere en een donkere kant. Vier mijnkarren zijn van begin af aan gedrukt, op elk niveau één, met elk een blokje in haar kleur.",
        {
          figure: "pit",
          caption: "Een put midden in het spel: heldere tegels links van de schacht, donkere rechts, de kooi op het bruine niveau.",
        },
        "Naast de put heb je je mark, je werkers, een **opslag**, de **openstaande** bestellingen en de **afgeleverde**. Een bestelling toont haar voertuig, haar gekleurde plaatsen en wat de aflevering opbrengt.",
      ],
    },
    {
      id: "set-up",
      heading: "Vóór de eerste shift",
      blocks: [
        `In de voorraad liggen ${CUBES_PER_COLOR} blokjes van elke kleur. Vakken die meer spelers vragen, zijn er met minder spelers niet. Op elk open vak van de mijnkarfabriek komt een tegel.`,
        { figure: "start", caption: "Waarmee iedereen begint, en hoeveel bestellingen er te kiezen zijn." },
        "**De keuzeronde.** De rechterbuur van de startspeler begint, daarna gaat het tegen de klok in: ieder neemt een van de uitliggende bestellingen, drie keer rond, de startspeler dus telkens als laatste. De bestelling die over is, komt op het eerste open bestelvak, de andere vakken worden van de stapel gevuld. De startspeler opent shift I.",
      ],
    },
    {
      id: "turn",
      heading: "Een beurt",
      blocks: [
        "Je plaatst werkers op een vak en doet wat het biedt. Wie geen werkers meer heeft, wordt overgeslagen; alle anderen moeten plaatsen.",
        {
          list: [
            "Op een leeg vak komt 1 werker. Staan er al werkers, dan komt er één meer dan er staan; de oude gaan, van wie ze ook zijn, tot het einde van de shift naar de **kantine**.",
            "Een vak mag je alleen kiezen als je genoeg werkers hebt en de actie kunt uitvoeren.",
            "De **bank** neemt altijd precies 1 werker, verjaagt niemand en betaalt 1 mark. Ze is altijd open.",
          ],
        },
        {
          example: "price",
          caption: "Voorbeeld: wat een vak vraagt",
          says: [
            "Op ontginning 8 staat niemand: het vraagt 1 werker.",
            "Anna heeft er 1 geplaatst. Nu vraagt het er 2, één meer dan er staan.",
            "Je gaat er toch heen, met 2 werkers. Die van Anna gaat naar de kantine, en nu vraagt het vak er 3.",
            "De bank is anders: ze neemt altijd precies 1 werker, hoeveel er ook staan, verjaagt niemand en betaalt 1 mark.",
          ],
        },
      ],
    },
    {
      id: "spaces",
      heading: "De vakken",
      blocks: [
        "**Mijnkarfabriek.** Je koopt de tegel die daar ligt en legt hem aan op zijn niveau en aan zijn kant. Elke mijnkar krijgt uit de voorraad een blokje in haar kleur. Het vak wordt van de stapel aangevuld.",
        { figure: "tiles", caption: "Wat een tegel in mark kost, naar kleur en aantal mijnkarren." },
        {
          example: "tile",
          caption: "Voorbeeld: tegels kopen",
          says: [
            "Eerst zijn er de vier gedrukte mijnkarren, elk met haar blokje.",
            "Een tegel met twee bruine mijnkarren kost 4 mark, 2 per mijnkar. Hij ligt aan de heldere kant van zijn niveau en brengt twee blokjes mee.",
            "Enkele beurten later een grijze tegel voor 3 mark, weer helder: twee heldere en geen donkere zouden aan het einde 4 punten kosten.",
            "Een gele tegel van de donkere kant voor 2 mark: nu schelen de kanten één tegel, dat zou 2 punten kosten.",
          ],
        },
        "Is die kleur niet in de voorraad, dan kies je voor de mijnkar een blokje van een andere kleur, zolang er nog een is. Waarvoor niets meer is, blijft leeg. Een mijnkar wordt één keer gevuld en daarna nooit meer.",
        "**Bestellingen.** Je neemt de bestelling die daar ligt; het vak wordt aangevuld.",
        `**Tegelstapel, bestellingenstapel.** Je bekijkt de bovenste ${DRAW_SIZE} kaarten, houdt er één (een tegel kost wat hij altijd kost) of geen, en legt de rest in een volgorde naar keuze boven op of onder de stapel. De anderen zien het niet.`,
        "**Geld.** Je neemt de aangegeven mark.",
        "**Ontginning.** Je doet zoveel werkstappen als het vak toestaat; zie hieronder.",
        "**Aflevering.** Je levert alle volbrachte bestellingen van dit voertuig af, minstens één. De punten krijg je meteen, de blokjes gaan terug naar de voorraad.",
        {
          example: "delivery",
          caption: "Voorbeeld: een aflevering",
          says: [
            "Twee van je kruiwagenbestellingen zijn volbracht. De derde mist een grijs blokje.",
            "Je levert de kruiwagens af. Beide volbrachte gaan tegelijk en brengen 5 en 2 punten op; de derde blijft.",
            "Hun drie blokjes liggen weer in de voorraad. Hun plaatsen tellen voortaan: twee bruine en een gele.",
          ],
        },
      ],
    },
    {
      id: "mining",
      heading: "Werkstappen",
      blocks: [
        "Elk kost een stap, een ruil twee. De volgorde is vrij, en je hoeft ze niet allemaal te gebruiken.",
        {
          list: [
            "**Kooi verplaatsen:** naar een ander niveau of naar de oppervlakte, zo ver je wilt.",
            "**Laden:** een blokje uit een mijnkar van het niveau waar de kooi hangt. In de kooi passen er 5.",
            "**Vullen:** een blokje op een vrije plaats in zijn kleur op een eigen bestelling; uit de kooi alleen aan de oppervlakte, uit de opslag altijd.",
            "**Ruilen:** twee blokjes van willekeurige kleur vullen één plaats. Voor waar ze vandaan komen, geldt hetzelfde.",
            "**Opslaan:** aan de oppervlakte een blokje uit de kooi in de opslag.",
          ],
        },
        "Een blokje op een bestelling blijft daar tot de aflevering.",
        {
          example: "mining",
          caption: "Voorbeeld: zes werkstappen",
          says: [
            "Je staat op ontginning 6. De kruiwagenbestelling vraagt twee bruine blokjes.",
            "De eerste stap: de kooi gaat naar bruin. Eén stap reikt zo ver je wilt.",
            "De tweede en derde: twee bruine blokjes worden in de kooi geladen.",
            "De vierde: terug naar de oppervlakte, want alleen daar verlaten blokjes de kooi.",
            "De vijfde en zesde: een blokje op elke bruine plaats. De bestelling is volbracht.",
          ],
        },
      ],
    },
    {
      id: "shift-end",
      heading: "Het einde van een shift",
      blocks: [
        "De shift is om als niemand meer werkers heeft. Dan wordt de shiftklok gewaardeerd: na de eerste shift vier elementen, na de tweede acht, na de derde alle twaalf.",
        { figure: "clock", caption: "De shiftklok: punten voor de meeste en de op één na meeste." },
        {
          example: "majority",
          caption: "Voorbeeld: shift I wordt gewaardeerd",
          says: [
            "Geel: ieder heeft één plaats op afgeleverde bestellingen. Allen liggen vooraan, dus krijgt ieder de eerste punten, 2.",
            "Bruin: jij en Bruno hebben er twee, Anna één. Jullie krijgen elk 3. Anna krijgt niets, want na een gelijkstand is er geen tweede plaats.",
            "Grijs: Anna en Bruno hebben er elk één en krijgen 4. Jij hebt er geen, en dat brengt nooit iets op.",
            "Zwart: Anna heeft er twee en krijgt 5, Bruno één en krijgt de tweede punten, 2.",
          ],
        },
        "Plaatsen tellen op afgeleverde bestellingen van alle shifts tot dan toe, en wel naar de kleur van de plaats, waarmee die ook gevuld is. Lege mijnkarren tellen op tegels en gedrukt. Wie niets heeft, krijgt niets. Liggen er meer vooraan, dan krijgt ieder het eerste getal en niemand het tweede; zijn er meer tweede, dan krijgt ieder het tweede. Met zijn tweeën is er geen tweede plaats.",
        "De nieuwe startspeler is wie de meeste werkers op de vakken van de mijnkarfabriek had, de tegelstapel meegeteld. Bij gelijkstand is het wie met de klok mee het dichtst na de oude startspeler zit; die blijft het alleen als hij alleen vooraan ligt. Alle werkers komen thuis, verder blijft alles zoals het is.",
      ],
    },
    {
      id: "end",
      heading: "Einde van het spel",
      blocks: [
        "Na de derde shift komen er nog bij:",
        {
          list: [
            `1 punt voor elke ${FINAL.marksPerVp} mark,`,
            `1 punt voor elke ${FINAL.cubesPerVp} eigen blokjes, waar ze ook liggen: in mijnkarren, kooi en opslag en op openstaande bestellingen,`,
            `−${-FINAL.perOutstandingOrder} voor elke openstaande bestelling,`,
            `−${-FINAL.perTileImbalance} voor elke tegel die de ene kant van de put meer heeft dan de andere. Gedrukte mijnkarren zijn geen tegels.`,
          ],
        },
        "Wie de meeste punten heeft, wint; bij gelijkstand wie na het omwisselen meer mark over heeft. Is ook dat gelijk, dan delen ze de overwinning.",
      ],
    },
    {
      id: "here",
      heading: "Hoe het hier gespeeld wordt",
      blocks: [
        {
          list: [
            "De volgorde van de stapels wordt vóór het spel getrokken uit een getal dat niemand alleen kan bepalen, en is achteraf na te rekenen.",
            "Een beurt ontstaat op de pagina en is tot de bevestiging vrij ongedaan te maken. Alleen bij het bekijken van een stapel zie je al iets nieuws.",
            "Een tafel kan afgeleverde bestellingen verbergen: de anderen zien dan tot het einde alleen hun aantal en hun punten.",
          ],
        },
      ],
    },
  ],
};
