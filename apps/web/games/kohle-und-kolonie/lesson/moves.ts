// The moves of the others in the first round: what computer players did with this deal.
import { type Move, seatAt } from "@pithead/engine";
import type { Command } from "@pithead/game-kohle-und-kolonie";

const by = (seat: number, move: Command): Move<Command> => ({ seat: seatAt(seat), move });

/** By the step that they lead to. */
export const BEFORE = {
  order: [by(1, { type: "chooseBonus", marker: "engineer" }), by(2, { type: "chooseBonus", marker: "settlement" })],
  more: [
    by(1, {
      type: "turn",
      steps: [
        { step: "buyMine", card: 6, village: "wiemelhausen", slot: "T1", second: { village: "brockhausen", at: "coking:miner" } },
        { step: "placeEngineer", at: "coking:engineer", via: "bonus" },
      ],
      end: true,
    }),
    by(2, {
      type: "turn",
      steps: [
        { step: "buyMine", card: 3, village: "dumberg", slot: "T1", second: { village: "winz", at: "coking:miner" } },
        { step: "buildSettlement", village: "winz", miners: 2, via: "bonus" },
      ],
      end: true,
    }),
  ],
  secure: [
    by(1, {
      type: "turn",
      steps: [{ step: "buyMine", card: 8, village: "welper", slot: "T2", second: { village: "blankenstein", at: "ironworks:miner" } }],
      end: true,
    }),
    by(2, {
      type: "turn",
      steps: [{ step: "buyMine", card: 10, village: "munscheid", slot: "T2", second: { village: "weitmar", at: "ironworks:miner" } }],
      end: true,
    }),
  ],
  bag: [by(1, { type: "secure", coins: [], team: [] })],
} as const satisfies { readonly [step: string]: readonly Move<Command>[] };
