// The rules of Coal Baron in our own words, in English.
import { CUBES_PER_COLOR, DRAW_SIZE, FINAL } from "@pithead/game-coal-baron/client";
import type { RulesText } from "../text.ts";
import type { CoalBaronNames } from "./tables.ts";

export const names: CoalBaronNames = {
  players: "Players",
  workers: "Workers each",
  marks: "Marks each",
  draft: "Orders in the draft",
  tile: "Tile",
  oneCart: "1 cart",
  twoCarts: "2 carts",
  element: "Most …",
  shifts: "After shifts",
  first: "First",
  second: "Second",
  colors: { yellow: "yellow", brown: "brown", gray: "gray", black: "black" },
  vehicles: { barrow: "barrow", carriage: "carriage", truck: "truck", engine: "engine" },
  spots: (what) => `${what} spots`,
  emptyCarts: (color) => `empty ${color} carts`,
};

export const text: RulesText = {
  title: "Coal Baron",
  lead: "Two to four mine owners dig tunnels, bring up coal by the cage and deliver it on four kinds of vehicle. Three shifts are played; workers are placed one action at a time, and whoever comes later pays with more of them.",
  page: { rules: "Rules", contents: "On this page", learn: "Learn it by playing" },
  sections: [
    {
      id: "pit",
      heading: "Your pit",
      blocks: [
        "Each pit has a shaft with a **cage** and four levels below the surface: yellow, brown, gray and black, from the top down. Every level has a light side and a dark one. Four carts are printed in it at the start, one on each level, each with a cube of its own colour.",
        {
          figure: "pit",
          caption: "A pit some way into a game: light tiles to the left of the shaft, dark ones to the right, the cage on the brown level.",
        },
        "Beside the pit you keep your marks, your workers, a **storage** for coal, your **outstanding** orders and those you have **delivered**. An order shows its vehicle, its coloured spots and what its delivery brings.",
      ],
    },
    {
      id: "set-up",
      heading: "Before the first shift",
      blocks: [
        `The supply holds ${CUBES_PER_COLOR} cubes of each colour. Spaces that need more players than there are do not exist in that game. Every open factory space gets a tile face up.`,
        { figure: "start", caption: "What everybody starts with, and how many orders are laid out to draft." },
        "**The draft.** Beginning to the right of the start player and going counter-clockwise, everybody takes one of the orders laid out, three times; so the start player takes last each time. The order nobody took goes to the first open order space, the others are filled from the stack. The start player begins shift I.",
      ],
    },
    {
      id: "turn",
      heading: "A turn",
      blocks: [
        "Place workers on one space and do what it offers. If you have no worker left you are passed over; otherwise you must place.",
        {
          list: [
            "An empty space takes 1 worker. A space that holds workers takes one more than it holds: those that stood there, whoever’s they are, go to the **canteen** until the shift is over.",
            "You may choose a space only if you have the workers and can do its action.",
            "The **bank** takes exactly 1 worker, drives nobody out and pays 1 mark. It is always open.",
          ],
        },
        {
          example: "price",
          caption: "Example: what a space takes",
          says: [
            "Nobody stands on mining 8: it takes 1 worker.",
            "Anna has placed 1 there. Now it takes 2, one more than stand there.",
            "You go there all the same, with 2 workers. Anna’s one goes to the canteen, and now the space takes 3.",
            "The bank is different: it takes exactly 1 worker however many stand there, drives nobody out and pays 1 mark.",
          ],
        },
      ],
    },
    {
      id: "spaces",
      heading: "The spaces",
      blocks: [
        "**Factory.** Buy the tile that lies there and add it to your pit on its own level and side. Each of its carts gets a cube of its colour from the supply. The space is filled again from the stack.",
        { figure: "tiles", caption: "What a tile costs, in marks: by its colour and its carts." },
        {
          example: "tile",
          caption: "Example: buying tiles",
          says: [
            "At first there are the four printed carts, each with its cube.",
            "A tile with two brown carts costs 4 marks, 2 a cart. It lies on the light side of its level and comes with two cubes.",
            "Some turns later, a gray tile for 3 marks, light again: two light tiles and none dark would cost 4 points at the end.",
            "A yellow tile of the dark side for 2 marks: now the sides are one tile apart, which would cost 2 points.",
          ],
        },
        "If the supply can’t fill a cart in the tile’s colour, you choose a cube of any other colour for it while there is one. Carts that nothing is left for stay empty. A cart is filled once and never again.",
        "**Orders.** Take the order that lies there; the space is filled again.",
        `**Tile stack, order stack.** Look at the top ${DRAW_SIZE} cards, keep one (a tile is paid for as usual) or none, and put the rest on top of the stack or under it, in the order you like. Only you see them.`,
        "**Money.** Take the marks shown.",
        "**Mining.** Do work steps, as many as the space allows; see below.",
        "**Delivery.** Deliver all complete orders of that vehicle, at least one. You get their points at once, and the cubes go back to the supply.",
        {
          example: "delivery",
          caption: "Example: a delivery",
          says: [
            "Two of your barrow orders are complete. The third lacks a gray cube.",
            "You deliver barrows. Both complete orders go at once and bring 5 and 2 points; the third stays.",
            "Their three cubes are back in the supply. Their spots count from now on: two brown ones and a yellow one.",
          ],
        },
      ],
    },
    {
      id: "mining",
      heading: "Work steps",
      blocks: [
        "Each step below costs one, a swap two. You do them in any order, and may leave some undone.",
        {
          list: [
            "**Move the cage** to any other level or to the surface, however far.",
            "**Load** a cube from a cart of the level where the cage hangs. The cage holds 5.",
            "**Fill** a free spot of one of your orders with a cube of that colour: from the cage at the surface, from your storage at any time.",
            "**Swap:** two cubes of any colours fill one spot. The same holds for where they may come from.",
            "**Store** a cube from the cage, at the surface.",
          ],
        },
        "A cube on an order stays there until the order is delivered.",
        {
          example: "mining",
          caption: "Example: six work steps",
          says: [
            "You stand on mining 6. The barrow order wants two brown cubes.",
            "The first step: the cage moves to brown. One step takes it any distance.",
            "The second and third: two brown cubes are loaded into the cage.",
            "The fourth: back to the surface, for only there do cubes leave the cage.",
            "The fifth and sixth: a cube onto each brown spot. The order is complete.",
          ],
        },
      ],
    },
    {
      id: "shift-end",
      heading: "The end of a shift",
      blocks: [
        "A shift is over when nobody has a worker left. The shift clock is scored: four elements after the first shift, eight after the second, all twelve after the third.",
        { figure: "clock", caption: "The shift clock: points for having the most and the second most." },
        {
          example: "majority",
          caption: "Example: shift I is scored",
          says: [
            "Yellow: everybody has one spot on delivered orders. All share most, so each gets the first points, 2.",
            "Brown: you and Bruno have two, Anna one. Both of you get 3. Anna gets nothing, for after a tie there is no second place.",
            "Gray: Anna and Bruno have one each and get 4. You have none, which never scores.",
            "Black: Anna has two and gets 5, Bruno one and gets the second points, 2.",
          ],
        },
        "Spots count on delivered orders of all shifts so far, by the colour of the spot, whatever filled it. Empty carts count on tiles and where they are printed. With none you score nothing. If several have the most, each gets the first figure and nobody the second; if several are second, each gets the second. With two players there is no second place.",
        "Whoever had the most workers on the factory’s spaces is the next start player, the tile stack’s included. In a tie it is the one of them who sits next after the old start player, clockwise; the old one only if nobody else ties. All workers come home, nothing else is reset.",
      ],
    },
    {
      id: "end",
      heading: "The end of the game",
      blocks: [
        "After the third shift there are also:",
        {
          list: [
            `1 point for every ${FINAL.marksPerVp} marks;`,
            `1 point for every ${FINAL.cubesPerVp} cubes you have anywhere: in carts, cage and storage and on outstanding orders;`,
            `−${-FINAL.perOutstandingOrder} for every outstanding order;`,
            `−${-FINAL.perTileImbalance} for every tile by which one side of your pit has more than the other. Printed carts are no tiles.`,
          ],
        },
        "Most points win; in a tie, whoever has more marks left after paying for points; if that is equal too, the win is shared.",
      ],
    },
    {
      id: "here",
      heading: "How it is played here",
      blocks: [
        {
          list: [
            "The order of the stacks is drawn before the game from a seed nobody can choose alone, and can be checked afterwards.",
            "A turn is built on the page and can be undone freely until you confirm it. A draw is the one thing that shows you something first.",
            "A table may hide delivered orders: others then see only how many you have and what they brought, until the game is over.",
          ],
        },
      ],
    },
  ],
};
