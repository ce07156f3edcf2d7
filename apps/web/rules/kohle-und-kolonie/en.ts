// The rules of Kohle & Kolonie in our own words, in English.
import { componentsFor, ROMAN } from "@pithead/game-kohle-und-kolonie/client";
import type { RulesText } from "../text.ts";
import { notForCoins } from "./slots.ts";

const { edition } = componentsFor({}, 4);
const { start, accident, syndicate, final } = edition;

export const text: RulesText = {
  title: "Kohle & Kolonie",
  lead: "Three to five players buy small mines between Essen and Witten, settle miners in the villages, drive railways through the hills and merge their mines into large ones — against each other and against a syndicate that buys whatever they leave. Five rounds of ten phases are played.",
  page: { rules: "Rules", contents: "On this page", learn: "Learn it by playing" },
  sections: [
    {
      id: "things",
      heading: "What lies where",
      blocks: [
        "**The map** is divided into fields. In most of them there are several small mines, which may later become one large mine; a few fields have a single mine, which stays what it is. Villages lie where fields meet, and hold local workers. Railway lines run from village to village.",
        { figure: "map", caption: "The fields, by town. Lighter ones are the fields of single mines; dots are villages." },
        "**Your tableau** has six slots for mines in two rows, T1 to T3 and B1 to B3. You fill T1 first, and then follow the arrows: to the right in either row, and down from T1 to B1. Above every slot is a rescue space for one miner; it protects the slot, whatever mine lies in it, and may be filled before one does.",
        "**Five above-ground cards** lie on its right: workforce, coking, ironworks, loading and administration. They have spaces for miners, engineers and steam engines. All but administration can be flipped to a better side.",
        `**Miners** are your own ${start.miners} pieces: they mark your mines, man cards and rescue spaces, live in settlements and travel to stations. **Local workers** are money of another kind: you gain them with mines and pay with them.`,
      ],
    },
    {
      id: "set-up",
      heading: "Before the first round",
      blocks: [
        `Everybody has ${start.coins} coins, ${start.vp} points, ${start.miners} miners, ${start.settlements} settlements and ${start.engineers} engineers. Every village gets as many local workers as it has places. The syndicate has ${syndicate.startCoins} coins. A railway marker lies face down at every station, and one accident for each round. The first round’s small and single mines are on display. A start player is drawn.`,
      ],
    },
    {
      id: "round",
      heading: "A round",
      blocks: [
        {
          steps: [
            "Bonus markers and turn order",
            "First action phase",
            "Second action phase",
            "Extra-action phase",
            "Accident",
            "The syndicate buys",
            "Income",
            "Scoring of the board",
            "Consolidations (rounds III to V)",
            "Above-ground cards pay",
          ],
        },
        `At the start of each round that round’s mines join those on display. In rounds ${syndicate.refillRounds.map((round) => ROMAN[round]).join(" and ")} the syndicate’s coins are raised to ${syndicate.refillTo} if it has less.`,
      ],
    },
    {
      id: "bonus",
      heading: "1. Bonus markers and turn order",
      blocks: [
        "Everybody takes one of the bonus markers in the row: in the first round clockwise from the start player, later in the reverse of the last turn order. Whose marker lay further left moves earlier in this round. The others slide to the left.",
        { figure: "bonus", caption: "The seven bonus markers. Their prices never rise. The steam engine can’t be taken in round I." },
        "Each can be used once in the round. A used one goes to the first free space of the row at once, an unused one at the end of the round.",
        {
          example: "bonus",
          caption: "Example: who moves first",
          says: [
            "Round I with three players. You are the start player and choose first.",
            "You take the miners. The next choice is Anna’s.",
            "Anna took the engineer, Bruno the settlement. Your marker lay furthest left: the turn order is you, Anna, Bruno. What is left slides left.",
          ],
        },
      ],
    },
    {
      id: "turns",
      heading: "2 and 3. Two turns",
      blocks: [
        "In turn order everybody has a turn, and then another. In a turn you may do **one action**, use your bonus marker if it is one for turns, and flip cards and trade as often as you like, in any order. You may also do nothing.",
        {
          list: [
            "**Buy a mine** on display: pay its cost and lay it in a free slot within reach. Choose a village on its field: its local worker is now yours, and one of your miners marks the mine. Only if no village of the field has a local worker left, a miner of yours at a settlement there does it instead, and you gain none. Some cards bring a second local worker from the field if the first was one, and with it you may put another miner on a card or a rescue space. Single mines score at once.",
            "**Buy a steam engine**, from round II on: for one of your mines that has none, or for its space on the back of coking.",
            `**Build a settlement** in a village without local workers that has a place left, one of yours in each village at most. Up to 2 miners may move in. Your third brings an extra-action marker, your fourth ${edition.settlementRewards["4"]?.vp ?? 0} points, your fifth ${edition.settlementRewards["5"]?.vp ?? 0}.`,
            "**Place an engineer** on an engineer space of your cards. Your third brings an extra-action marker.",
            "**Miners:** place up to 2 from your supply on rescue spaces, on cards and in your settlements, and move up to 2, in any order. Between rescue spaces and cards they move freely; out of a settlement they move to those or to a station the village is joined to; along a line from station to station; from anywhere back to the supply. There is no way from village to village, from a card to a village or from a station to a card. A miner that marks a mine never moves.",
          ],
        },
        {
          example: "buy",
          caption: "Example: two turns of round I",
          says: [
            "Your tableau before your first turn: 4 coins, 20 miners, no mine.",
            "You buy mine 4 for 1 coin. It lies in T1, a miner marks it on the map, and the village’s local worker is yours.",
            "In the second turn you buy mine 7 in the same way, and your bonus marker places two more miners: one above T1, one on loading.",
          ],
        },
        {
          figure: "prices",
          caption:
            "Prices, before and after somebody has flipped the card that raises them. It holds for everyone, from the next payment on.",
        },
        `**Trading:** ${edition.trade.map(({ give, get }) => (give.coins ? `${give.coins} coins for ${get.workers} local workers` : `${give.workers} local workers for ${get.coins} coin`)).join(", ")}.`,
      ],
    },
    {
      id: "railway",
      heading: "The railway",
      blocks: [
        "Whoever’s miner is the first ever to reach a station turns over its marker and must take it. Since it shows something new, you may then go on with the same turn.",
        { figure: "railway", caption: "The railway markers." },
        { figure: "lines", caption: "The lines, and what a complete one scores at the end." },
      ],
    },
    {
      id: "extra",
      heading: "4. Extra actions",
      blocks: [
        `Who holds an extra-action marker may spend one for another turn of the same kind. Flipping, trading or the bonus marker alone cost it, too. Only one can be spent a round; each that is left at the end of the game brings ${final.extraActionVp} points.`,
      ],
    },
    {
      id: "cards",
      heading: "The above-ground cards",
      blocks: [
        { figure: "cards", caption: "The spaces of the cards. A space for 2 miners counts only with both." },
        { figure: "flips", caption: "What flipping costs and brings." },
        "Pieces on a flipped card keep their spaces or are arranged anew on it. Once **workforce** is flipped, the miners action moves up to 4 miners, and one engineer as well. On the back of **coking** the first of engineer and steam engine brings 2 points, both together 2 more. **Loading** costs a local worker on its front and nothing on its back.",
      ],
    },
    {
      id: "accident",
      heading: "5. Accident",
      blocks: [
        `A mine without a miner on the rescue space above it is **unsecured**. In turn order you may secure such mines: with 1 coin each (not in ${notForCoins(" and ")}), and two with the rescue-team marker.`,
        `Then everybody puts a stone in the bag for each mine still unsecured, ${accident.maxStonesPerPlayer} at most, to ${accident.blackStones} black ones and a blank. The round’s accident is turned over, and ${accident.draws} stones are drawn:`,
        {
          list: [
            "For every black stone the syndicate loses a coin.",
            `If any player’s stone is drawn, the accident happens. Everybody drawn loses points (${accident.minusPoints.join(", ")} in rounds I to V) and, for each stone, a miner for ever: from the supply, and if that is empty from elsewhere.`,
            "Otherwise the accident leaves the game.",
          ],
        },
        {
          list: [
            "**Highest number:** the syndicate takes the mine on display with the highest number.",
            "**Extra coin:** the syndicate counts 1 more in the next consolidation it takes part in.",
            "**More purchases** (there are two): the syndicate takes one more mine every round from now on.",
            "**Mining damage:** from now on, whenever the blank is drawn, everybody pays 1 coin or loses 2 points.",
          ],
        },
        {
          example: "accident",
          caption: "Example: the accident of round I",
          says: [
            "The mine in T1 has a miner above it and is secured. The one in T2 is not.",
            "You pay 1 coin: T2 is secured for this round, and no stone of yours goes into the bag.",
            "Drawn were two black stones and one of Anna’s, who left two mines unsecured. The syndicate loses 2 coins; the accident, more purchases, happens and stays; Anna loses a point and a miner.",
          ],
        },
      ],
    },
    {
      id: "syndicate",
      heading: "6. The syndicate buys",
      blocks: [
        `It takes the mine with the lowest number on display, or as many as its markers allow, ${syndicate.maxPurchases} at most. Each is marked with a steam engine from the supply.`,
      ],
    },
    {
      id: "income",
      heading: "7 and 8. Income and the board",
      blocks: [
        "Every mine pays its income, and 1 more with a steam engine.",
        "Then the fields score. Where you have a mine, you get a point for each mine there that anybody or the syndicate owns, once, and a point for each settlement of yours on the border of that field. A large mine counts as one.",
      ],
    },
    {
      id: "consolidation",
      heading: "9. Consolidations",
      blocks: [
        "In rounds III, IV and V that round’s large mines come up one after another, in an order that nobody knows. Everybody with a small mine in the field takes part; so does the syndicate if one there is its own or unsold. If only one does, it gets the large mine without bidding.",
        {
          list: [
            "**Your basis** is what your small mines there cost, plus 1 for each filled space of administration, plus what you declare: +2 for the consolidation aid, +1 for each consolidation marker. What is declared is gone, win or lose.",
            "**The syndicate’s basis** is its coins plus what its own and the unsold small mines there cost. It never bids more.",
            "**Bidding:** in descending order of the highest card number in the field, everybody says a total above the highest, made of basis and coins, or passes for good. At a tie the syndicate leads, then the higher card number. The leader is not asked.",
          ],
        },
        `The winner pays the coins bid, gets the large mine’s points and lays it in a free slot, and takes over all steam engines from the field: one for the large mine, the rest beside the tableau, where they count at the end only. The small mines leave the game, and their miners come home. Everybody else gets ${edition.lostSmallMineVp} points for each small mine lost. Remaining mines close up against the arrows; rescue miners stay where they are.`,
        {
          example: "consolidation",
          caption: "Example: a consolidation",
          says: [
            "Round III. Your small mine in the field costs 1, and 1 filled space of administration makes your basis 2. Bruno’s is 3. The syndicate’s is 4: its 3 coins and a mine that costs 1. It leads.",
            "Your card has the highest number there, so you are asked first. You say 5: your basis and 3 coins.",
            "Bruno says 6, his basis and 3 coins. So it goes on, each above the other.",
            "At 9 Bruno is out: his basis and his 5 coins make 8. You pay the 7 coins over your basis, and get the large mine with its 4 points and the engine of the field. Your small mine is gone; Bruno gets 2 points for his.",
          ],
        },
      ],
    },
    {
      id: "above-ground",
      heading: "10. Above-ground cards pay",
      blocks: [
        "Each filled space of coking pays coins and each of ironworks points. Then you may load: count the cart symbols on your mines, 1 for the cart bonus marker, and cart markers you spend. Each cart brings a point, and the filled spaces of loading bring coins, as long as there are carts for each of them.",
        {
          example: "loading",
          caption: "Example: the cards pay in round I",
          says: [
            "Anna: two filled spaces of coking pay 2 coins, one of ironworks brings a point.",
            "You: two mines with a cart symbol each, and a miner on the front of loading.",
            "You give 1 local worker: 2 carts bring 2 points, and the miner’s space pays 1 coin for them.",
          ],
        },
      ],
    },
    {
      id: "end",
      heading: "The end of the game",
      blocks: [
        "After the fifth round points are added for:",
        { figure: "engines", caption: "Steam engines on mines, on coking and beside the tableau." },
        {
          list: [
            `coins: 1 for every ${final.coinsPerVp};`,
            `stations with a miner of yours: ${final.stationVp} each;`,
            "complete lines: every station of the line has a miner of yours. Several players may have the same one;",
            `extra-action markers left: ${final.extraActionVp} each.`,
          ],
        },
        "Most points win; in a tie more steam engines, then the higher cost of the single and large mines; a large mine counts what its small ones cost. If that is equal too, the win is shared.",
      ],
    },
    {
      id: "three",
      heading: "With three players",
      blocks: [
        "Everything of Essen is out: its fields, its mines and the villages and stations that only it has. Lines are scored by their stations in play.",
      ],
    },
    {
      id: "here",
      heading: "How it is played here",
      blocks: [
        {
          list: [
            "The printed cards and map are not public. The mines, villages and lines here are an edition of our own on true history; every count and price that the rulebook tells is kept.",
            "Coins are unlimited, steam engines and local workers are not.",
            "Questions that can only be answered one way are not asked. Small decisions can be settled beforehand by standing orders.",
            "Markers face down, the order of consolidations and the bag are drawn from a seed nobody can choose alone, and can be checked after the game.",
          ],
        },
      ],
    },
  ],
};
