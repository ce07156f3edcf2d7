// How the lesson's game went on, up to the first consolidation: moves of computer players in all seats.
import { type Move, seatAt } from "@pithead/engine";
import type { Command } from "@pithead/game-kohle-und-kolonie";

const by = (seat: number, move: Command): Move<Command> => ({ seat: seatAt(seat), move });

export const LATER: readonly Move<Command>[] = [
  by(2, { type: "chooseBonus", marker: "miners" }),
  by(1, { type: "chooseBonus", marker: "engineer" }),
  by(0, { type: "chooseBonus", marker: "cart" }),
  by(0, {
    type: "turn",
    steps: [{ step: "buyMine", card: 19, village: "baak", slot: "B1", second: { village: "linden", at: "coking:miner" } }],
    end: true,
  }),
  by(1, {
    type: "turn",
    steps: [
      { step: "buyMine", card: 12, village: "langendreer", slot: "B1" },
      { step: "placeEngineer", at: "ironworks:engineer", via: "bonus" },
    ],
    end: true,
  }),
  by(2, {
    type: "turn",
    steps: [
      { step: "buyMine", card: 20, village: "vormholz", slot: "B1", second: { village: "bommerholz", at: "administration:miner" } },
      { step: "place", at: "coking:pair", via: "bonus" },
      { step: "place", at: "coking:pair", via: "bonus" },
      { step: "move", from: "village:winz", to: "station:y3", via: "bonus" },
    ],
    end: false,
  }),
  by(2, { type: "turn", steps: [{ step: "move", from: "village:winz", to: "station:y4", via: "bonus" }], end: false }),
  by(2, { type: "turn", steps: [], end: true }),
  by(0, { type: "turn", steps: [{ step: "buyMine", card: 13, village: "linden", slot: "B2" }], end: true }),
  by(1, { type: "turn", steps: [{ step: "buyMine", card: 15, village: "stiepel", slot: "B2" }], end: true }),
  by(2, {
    type: "turn",
    steps: [
      { step: "place", at: "ironworks:pair" },
      { step: "place", at: "ironworks:pair" },
      { step: "move", from: "station:y3", to: "station:y4" },
      { step: "move", from: "station:y4", to: "station:y5" },
    ],
    end: false,
  }),
  by(2, {
    type: "turn",
    steps: [
      { step: "trade", give: "workers" },
      { step: "flip", card: "ironworks" },
    ],
    end: true,
  }),
  by(2, {
    type: "turn",
    steps: [
      { step: "place", at: "village:winz" },
      { step: "move", from: "village:winz", to: "station:y3" },
      { step: "move", from: "station:y5", to: "station:y6" },
    ],
    end: false,
  }),
  by(2, { type: "turn", steps: [{ step: "place", at: "rescue:T1" }], end: true }),
  by(0, { type: "secure", coins: [], team: [] }),
  by(1, { type: "secure", coins: [], team: [] }),
  by(0, { type: "load", worker: false, cart: true, markers: 0 }),
  by(1, { type: "load", worker: false, cart: false, markers: 0 }),
  by(2, { type: "load", worker: false, cart: false, markers: 0 }),
  by(2, { type: "chooseBonus", marker: "miners" }),
  by(1, { type: "chooseBonus", marker: "cart" }),
  by(0, { type: "chooseBonus", marker: "settlement" }),
  by(0, {
    type: "turn",
    steps: [
      { step: "buyMine", card: 23, village: "bommern", slot: "T3" },
      { step: "buildSettlement", village: "bommern", miners: 2, via: "bonus" },
      { step: "flip", card: "workforce", pay: "coins" },
    ],
    end: true,
  }),
  by(2, {
    type: "turn",
    steps: [
      { step: "buyMine", card: 26, village: "heven", slot: "B2", second: { village: "heven", at: "loading:miner" } },
      { step: "place", at: "administration:pair", via: "bonus" },
      { step: "place", at: "administration:pair", via: "bonus" },
      { step: "move", from: "station:y6", to: "station:y7", via: "bonus" },
    ],
    end: false,
  }),
  by(2, { type: "turn", steps: [], end: true }),
  by(1, {
    type: "turn",
    steps: [
      { step: "buyMine", card: 43, village: "buchholz", slot: "T3" },
      { step: "flip", card: "ironworks" },
      { step: "flip", card: "workforce", pay: "coins" },
    ],
    end: true,
  }),
  by(0, {
    type: "turn",
    steps: [
      { step: "place", at: "administration:miner" },
      { step: "place", at: "ironworks:miner" },
      { step: "move", from: "village:bommern", to: "station:y7" },
      { step: "move", from: "station:y7", to: "station:y6" },
      { step: "move", from: "village:bommern", to: "station:y7" },
    ],
    end: true,
  }),
  by(2, { type: "turn", steps: [{ step: "buyMine", card: 30, village: "niederwenigern", slot: "T3" }], end: true }),
  by(1, {
    type: "turn",
    steps: [
      { step: "place", at: "administration:miner" },
      { step: "place", at: "ironworks:miner2" },
      { step: "moveEngineer", from: "coking:engineer", to: "loading:engineer" },
    ],
    end: true,
  }),
  by(1, { type: "turn", steps: [], end: true }),
  by(0, { type: "secure", coins: [], team: [] }),
  by(2, { type: "secure", coins: ["T2"], team: [] }),
  by(0, { type: "damage", pay: "points" }),
  by(2, { type: "declare", aid: false, markers: 0 }),
  by(0, { type: "bid", total: 5 }),
  by(2, { type: "bid", total: 6 }),
  by(0, { type: "bid", total: 7 }),
  by(2, { type: "bid", total: 8 }),
  by(0, { type: "bid", total: 9 }),
];
