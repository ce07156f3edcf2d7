// De regels van Kohle & Kolonie in eigen woorden, in het Nederlands.
import { componentsFor, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import type { RulesText } from "../text.ts";
import { notForCoins } from "./slots.ts";

const { edition } = componentsFor({}, 4);
const { start, accident, syndicate, final } = edition;

export const text: RulesText = {
  title: "Kohle & Kolonie",
  lead: "Drie tot vijf spelers kopen tussen Essen en Witten kleine mijnen, huisvesten kompels in de dorpen, leggen spoor door de heuvels en voegen hun mijnen samen tot grote — tegen elkaar en tegen een syndicaat dat koopt wat ze laten liggen. Er worden vijf ronden van tien fasen gespeeld.",
  page: { rules: "Spelregels", contents: "Op deze pagina", learn: "Spelend leren" },
  sections: [
    {
      id: "things",
      heading: "Wat waar ligt",
      blocks: [
        "**De kaart** is verdeeld in mijnvelden. In de meeste liggen meerdere kleine mijnen, waaruit later één grote mijn kan worden; sommige hebben een losse mijn, die blijft wat ze is. Waar velden aan elkaar grenzen, liggen dorpen met lokale arbeiders. Spoorlijnen lopen van dorp naar dorp.",
        { figure: "map", caption: "De mijnvelden per stad. Lichter zijn de velden van de losse mijnen, stippen zijn dorpen." },
        "**Je tableau** heeft zes mijnplaatsen in twee rijen, T1 tot T3 en B1 tot B3. Eerst vul je T1, dan gaat het langs de pijlen: in elke rij naar rechts en van T1 omlaag naar B1. Boven elke plaats is een reddingsveld voor één kompel. Hij beschermt de plaats, welke mijn er ook ligt, en mag er al eerder staan dan zij.",
        "**Vijf bovengrondse kaarten** liggen rechts daarnaast: personeel, cokesfabriek, hoogoven, verlading en administratie. Ze hebben velden voor kompels, mijningenieurs en stoommachines. Alle behalve de administratie kun je naar een betere kant omdraaien.",
        `**Kompels** zijn je ${start.miners} eigen stenen: ze tonen van wie een mijn is, bezetten kaarten en reddingsvelden, wonen in nederzettingen en reizen naar de stations. **Lokale arbeiders** zijn een tweede munt: je wint ze met mijnen en betaalt met ze.`,
      ],
    },
    {
      id: "set-up",
      heading: "Vóór de eerste ronde",
      blocks: [
        `Ieder heeft ${start.coins} munten, ${start.vp} overwinningspunten, ${start.miners} kompels, ${start.settlements} nederzettingen en ${start.engineers} mijningenieurs. In elk dorp komen zoveel lokale arbeiders als het plaatsen heeft. Het syndicaat heeft ${syndicate.startCoins} munten. Bij elk station ligt verdekt een spoorwegfiche, voor elke ronde een ongeval. De kleine en losse mijnen van de eerste ronde zijn te koop. Een startspeler wordt geloot.`,
      ],
    },
    {
      id: "round",
      heading: "Een ronde",
      blocks: [
        {
          steps: [
            "Bonusfiches en speelvolgorde",
            "Eerste actiefase",
            "Tweede actiefase",
            "Extra acties",
            "Mijnongeval",
            "Het syndicaat koopt",
            "Inkomsten",
            "Bordwaardering",
            "Consolidaties (ronde III tot V)",
            "Bovengrondse kaarten",
          ],
        },
        `Aan het begin van elke ronde komen haar mijnen bij die nog te koop zijn. In de ronden ${syndicate.refillRounds.map((round) => ROMAN[round]).join(" en ")} wordt het geld van het syndicaat tot ${syndicate.refillTo} aangevuld als het minder heeft.`,
      ],
    },
    {
      id: "bonus",
      heading: "1. Bonusfiches en speelvolgorde",
      blocks: [
        "Ieder neemt een bonusfiche uit de rij: in de eerste ronde vanaf de startspeler met de klok mee, later in omgekeerde volgorde van de laatste speelvolgorde. Wiens fiche verder naar links lag, is deze ronde eerder aan de beurt. De overige schuiven naar links.",
        { figure: "bonus", caption: "De zeven bonusfiches. Hun prijzen stijgen nooit. De stoommachine kan in ronde I niemand nemen." },
        "Elk kun je één keer in de ronde gebruiken. Daarna gaat het meteen naar het eerste vrije veld van de rij, ongebruikt aan het einde van de ronde.",
        {
          example: "bonus",
          caption: "Voorbeeld: wie het eerst aan de beurt is",
          says: [
            "Ronde I met drie spelers. Jij bent startspeler en kiest eerst.",
            "Je neemt de kompels. Daarna kiest Anna.",
            "Anna nam de mijningenieur, Bruno de nederzetting. Jouw fiche lag het verst naar links: de volgorde is jij, Anna, Bruno. Wat over is, schuift naar links.",
          ],
        },
      ],
    },
    {
      id: "turns",
      heading: "2 en 3. Twee beurten",
      blocks: [
        "In speelvolgorde heeft ieder een beurt en daarna nog een. Daarin mag je **één actie** doen, je bonusfiche gebruiken als het voor beurten dient, en zo vaak je wilt kaarten omdraaien en ruilen, in vrije volgorde. Je mag ook niets doen.",
        {
          list: [
            "**Een mijn kopen:** je betaalt een mijn die te koop is en legt haar op een bereikbare vrije plaats. Daarbij kies je een dorp aan het mijnveld: zijn lokale arbeider is nu van jou, en een eigen kompel toont van wie de mijn is. Alleen als geen dorp aan het veld nog arbeiders heeft, doet een kompel uit een eigen nederzetting daar dat, en krijg je er geen. Sommige kaarten brengen een tweede arbeider van het veld, als de eerste er ook een was; dan mag er ook nog een kompel naar een kaart of een reddingsveld. Losse mijnen brengen meteen punten op.",
            "**Een stoommachine kopen**, vanaf ronde II: voor een eigen mijn zonder machine of voor haar veld op de achterkant van de cokesfabriek.",
            `**Een nederzetting bouwen** in een dorp zonder lokale arbeiders waar nog plaats is, hoogstens één per dorp. Tot 2 kompels trekken er meteen in. De derde brengt een extra-actiefiche, de vierde ${edition.settlementRewards["4"]?.vp ?? 0} punten, de vijfde ${edition.settlementRewards["5"]?.vp ?? 0}.`,
            "**Een mijningenieur inzetten** op een ingenieursveld van je kaarten. De derde brengt een extra-actiefiche.",
            "**Kompels:** tot 2 uit de voorraad op reddingsvelden, kaarten en bij eigen nederzettingen inzetten en tot 2 verplaatsen, in vrije volgorde. Tussen reddingsvelden en kaarten kan elke weg; uit een nederzetting daarheen of naar een station waarop het dorp is aangesloten; langs de lijn van station naar station; van overal terug naar de voorraad. Er gaat geen weg van dorp naar dorp, van een kaart naar een dorp of van een station naar een kaart. Wie toont van wie een mijn is, blijft daar.",
          ],
        },
        {
          example: "buy",
          caption: "Voorbeeld: twee beurten van ronde I",
          says: [
            "Je tableau vóór je eerste beurt: 4 munten, 20 kompels, geen mijn.",
            "Je koopt mijn 4 voor 1 munt. Ze ligt op T1, een kompel toont op de kaart van wie ze is, en de lokale arbeider van het dorp is van jou.",
            "In de tweede beurt koop je net zo mijn 7, en je bonusfiche zet nog twee kompels in: één boven T1, één op de verlading.",
          ],
        },
        {
          figure: "prices",
          caption:
            "Prijzen vóór en nadat iemand de kaart heeft omgedraaid die ze verhoogt. Dat geldt voor iedereen, vanaf de volgende betaling.",
        },
        `**Ruilen:** ${edition.trade.map(({ give, get }) => (give.coins ? `${give.coins} munten voor ${get.workers} lokale arbeiders` : `${give.workers} lokale arbeiders voor ${get.coins} munt`)).join(", ")}.`,
      ],
    },
    {
      id: "railway",
      heading: "Het spoor",
      blocks: [
        "Wiens kompel als allereerste een station bereikt, draait het fiche daar om en moet het nemen. Omdat je daarmee iets nieuws te weten komt, mag je daarna dezelfde beurt voortzetten.",
        { figure: "railway", caption: "De spoorwegfiches." },
        { figure: "lines", caption: "De spoorlijnen en wat een volledige aan het einde opbrengt." },
      ],
    },
    {
      id: "extra",
      heading: "4. Extra acties",
      blocks: [
        `Wie een extra-actiefiche heeft, mag het afgeven voor nog zo’n beurt. Ook omdraaien, ruilen of het bonusfiche alleen kosten het. Per ronde kan er maar één; elk dat aan het einde van het spel over is, brengt ${final.extraActionVp} punten op.`,
      ],
    },
    {
      id: "cards",
      heading: "De bovengrondse kaarten",
      blocks: [
        { figure: "cards", caption: "De velden van de kaarten. Een veld voor 2 kompels telt alleen met beide." },
        { figure: "flips", caption: "Wat het omdraaien kost en opbrengt." },
        "Wat op een omgedraaide kaart staat, houdt zijn veld of wordt erop opnieuw verdeeld. Is het **personeel** omgedraaid, dan mag je in een kompelactie tot 4 kompels verplaatsen en daarbij één ingenieur. Op de achterkant van de **cokesfabriek** brengt de eerste van ingenieur en stoommachine 2 punten op, beide samen nog eens 2. De **verlading** kost aan de voorkant een lokale arbeider en aan de achterkant niets.",
      ],
    },
    {
      id: "accident",
      heading: "5. Mijnongeval",
      blocks: [
        `Een mijn zonder kompel op het reddingsveld erboven is **onbeveiligd**. In speelvolgorde mag je zulke mijnen beveiligen: voor 1 munt elk (niet op ${notForCoins(" en ")}) en twee met het fiche reddingsploeg.`,
        `Dan legt ieder voor elke mijn die nog onbeveiligd is een steen in de zak, hoogstens ${accident.maxStonesPerPlayer}, bij ${accident.blackStones} zwarte en één blanco. Het ongeval van de ronde wordt omgedraaid, en ${accident.draws} stenen worden getrokken:`,
        {
          list: [
            "Voor elke zwarte steen verliest het syndicaat een munt.",
            `Is er een steen van een speler bij, dan gebeurt het ongeval. Wie getrokken is, verliest punten (${accident.minusPoints.join(", ")} in ronde I tot V) en voor elke steen voorgoed een kompel: uit de voorraad, en als die leeg is, van elders.`,
            "Anders gaat het ongeval uit het spel.",
          ],
        },
        {
          list: [
            "**Hoogste nummer:** het syndicaat neemt de mijn die te koop is met het hoogste nummer.",
            "**Extra munt:** het syndicaat telt 1 meer in de volgende consolidatie waaraan het meedoet.",
            "**Meer koopkracht** (twee keer aanwezig): het syndicaat neemt van nu af aan elke ronde een mijn meer.",
            "**Mijnschade:** van nu af aan betaalt ieder 1 munt of verliest 2 punten, telkens als de blanco steen getrokken wordt.",
          ],
        },
        {
          example: "accident",
          caption: "Voorbeeld: het ongeval van ronde I",
          says: [
            "Boven de mijn op T1 staat een kompel, ze is beveiligd. Die op T2 niet.",
            "Je betaalt 1 munt: T2 is voor deze ronde beveiligd, en er komt geen steen van jou in de zak.",
            "Er werden twee zwarte stenen getrokken en één van Anna, die twee mijnen onbeveiligd liet. Het syndicaat verliest 2 munten; het ongeval, meer koopkracht, gebeurt en blijft; Anna verliest een punt en een kompel.",
          ],
        },
      ],
    },
    {
      id: "syndicate",
      heading: "6. Het syndicaat koopt",
      blocks: [
        `Het neemt de mijn die te koop is met het laagste nummer, of zoveel als zijn fiches toestaan, hoogstens ${syndicate.maxPurchases}. Elk wordt met een stoommachine uit de voorraad gemerkt.`,
      ],
    },
    {
      id: "income",
      heading: "7 en 8. Inkomsten en bord",
      blocks: [
        "Elke mijn betaalt haar inkomsten, met stoommachine 1 meer.",
        "Dan worden de mijnvelden gewaardeerd. Wie er een mijn heeft, krijgt één keer een punt voor elke mijn die daar van iemand of van het syndicaat is, en een punt voor elke eigen nederzetting aan de rand van het veld. Een grote mijn telt als één.",
      ],
    },
    {
      id: "consolidation",
      heading: "9. Consolidaties",
      blocks: [
        "In de ronden III, IV en V komen de grote mijnen van die ronde een voor een aan de beurt, in een volgorde die niemand kent. Wie in het veld een kleine mijn heeft, doet mee; het syndicaat ook, als er daar een van hem is of niet verkocht. Doet er maar één mee, dan krijgt die de grote mijn zonder bod.",
        {
          list: [
            "**Je basiswaarde** is wat je kleine mijnen daar kosten, plus 1 voor elk bezet veld van de administratie, plus wat je aankondigt: +2 voor de consolidatiehulp, +1 voor elk spoorwegfiche consolidatie. Wat je aankondigt is weg, of je nu wint of verliest.",
            "**De basiswaarde van het syndicaat** is zijn munten plus wat zijn eigen en de niet verkochte kleine mijnen daar kosten. Meer biedt het nooit.",
            "**Bieden:** in dalende volgorde van het hoogste kaartnummer in het veld noemt ieder een totaal van basiswaarde en munten boven het hoogste, of past voorgoed. Bij gelijkstand leidt het syndicaat, dan het hogere kaartnummer. Wie leidt, wordt niets gevraagd.",
          ],
        },
        `De winnaar betaalt de geboden munten, krijgt de punten van de grote mijn, legt haar op een vrije plaats en neemt alle stoommachines van het veld over: één voor de grote mijn, de andere naast het tableau, waar ze pas aan het einde tellen. De kleine mijnen gaan uit het spel, hun kompels naar huis. Alle anderen krijgen ${edition.lostSmallMineVp} punten voor elke verloren kleine mijn. De overige mijnen schuiven tegen de pijlen in op; de kompels van de reddingsploeg blijven staan.`,
        {
          example: "consolidation",
          caption: "Voorbeeld: een consolidatie",
          says: [
            "Ronde III. Je kleine mijn in het veld kost 1, en 1 bezet veld van de administratie maakt je basiswaarde 2. Die van Bruno is 3. Die van het syndicaat is 4: zijn 3 munten en een mijn die 1 kost. Het leidt.",
            "Je kaart heeft daar het hoogste nummer, dus wordt jou eerst gevraagd. Je zegt 5: je basiswaarde en 3 munten.",
            "Bruno zegt 6, zijn basiswaarde en 3 munten. Zo gaat het verder, ieder boven de ander.",
            "Bij 9 ligt Bruno eruit: basiswaarde en 5 munten zijn 8. Je betaalt de 7 munten boven je basiswaarde en krijgt de grote mijn met haar 4 punten en de stoommachine van het veld. Je kleine mijn is weg; Bruno krijgt 2 punten voor de zijne.",
          ],
        },
      ],
    },
    {
      id: "above-ground",
      heading: "10. Bovengrondse kaarten",
      blocks: [
        "Elk bezet veld van de cokesfabriek brengt munten op, elk van de hoogoven punten. Daarna mag je verladen: je telt de mijnkarren op je mijnen, 1 voor het bonusfiche mijnkar en de spoorwegfiches mijnkar die je afgeeft. Elke mijnkar brengt een punt op, en de bezette velden van de verlading brengen munten op, zolang de mijnkarren voor elk daarvan volstaan.",
        {
          example: "loading",
          caption: "Voorbeeld: de kaarten betalen in ronde I",
          says: [
            "Anna: twee bezette velden van de cokesfabriek betalen 2 munten, één van de hoogoven brengt een punt op.",
            "Jij: twee mijnen met elk een mijnkar en een kompel op de voorkant van de verlading.",
            "Je geeft 1 lokale arbeider: 2 mijnkarren brengen 2 punten op, en het veld van de kompel betaalt er 1 munt voor.",
          ],
        },
      ],
    },
    {
      id: "end",
      heading: "Einde van het spel",
      blocks: [
        "Na de vijfde ronde komen er punten bij voor:",
        { figure: "engines", caption: "Stoommachines op mijnen, op de cokesfabriek en naast het tableau." },
        {
          list: [
            `munten: 1 voor elke ${final.coinsPerVp},`,
            `stations met een eigen kompel: ${final.stationVp} elk,`,
            "volledige spoorlijnen: op elk station van de lijn staat een eigen kompel. Dat kunnen meerdere spelers halen,",
            `extra-actiefiches die over zijn: ${final.extraActionVp} elk.`,
          ],
        },
        "Wie de meeste punten heeft, wint; bij gelijkstand wie meer stoommachines heeft, daarna wiens losse en grote mijnen meer gekost hebben; een grote mijn telt voor wat haar kleine mijnen kosten. Is ook dat gelijk, dan delen ze de overwinning.",
      ],
    },
    {
      id: "three",
      heading: "Met drie",
      blocks: [
        "Essen valt helemaal weg: zijn velden en mijnen, en de dorpen en stations die alleen daar liggen. Spoorlijnen tellen naar hun stations die in het spel zijn.",
      ],
    },
    {
      id: "here",
      heading: "Hoe het hier gespeeld wordt",
      blocks: [
        {
          list: [
            "De gedrukte kaarten en het bord zijn niet openbaar. Mijnen, dorpen en spoorlijnen hier zijn een eigen editie naar de ware geschiedenis; elk getal en elke prijs die het regelboekje noemt, is behouden.",
            "Munten zijn er onbeperkt, stoommachines en lokale arbeiders niet.",
            "Waar maar één antwoord mogelijk is, wordt niets gevraagd. Kleine beslissingen kun je met vaste opdrachten vooraf nemen.",
            "Verdekte fiches, de volgorde van de consolidaties en de zak worden getrokken uit een getal dat niemand alleen kan bepalen, en zijn na het spel na te rekenen.",
          ],
        },
      ],
    },
  ],
};
