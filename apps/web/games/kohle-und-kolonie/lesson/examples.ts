// The examples of Kohle & Kolonie's rules page: positions of the lesson's game, and of how it went on up to the first consolidation.
import { kohleUndKolonie, type PlayerPosition, type Position } from "@pithead/game-kohle-und-kolonie";
import { playerAt, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { type Frame, gained } from "../../lesson/frame.ts";
import { playedOn, playedThrough } from "../../lesson/playing.ts";
import { LATER } from "./later-moves.ts";
import { FIRST_ROUND } from "./lesson.ts";

export type ColonyFigure = "coins" | "workers" | "miners" | "points";

export type ColonyPicture =
  | { of: "bonus"; position: Position }
  | { of: "tableau"; position: Position; seat: number }
  | { of: "accident"; position: Position }
  | { of: "auction"; position: Position };

type ColonyFrame = Frame<ColonyPicture, ColonyFigure>;

const FIGURES: readonly ColonyFigure[] = ["coins", "workers", "miners", "points"];
const ANNA = 1;

/** The numbers of some moves of the game. */
const CHOSEN = 1;
const ALL_CHOSEN = 3;
const BOUGHT = 4;
const BOUGHT_MORE = 7;
const SECURED = 10;
const DRAWN = 12;
const LOADED = 13;
const TURNED = 48;
const FIRST_BID = 50;
const SECOND_BID = 51;
const WON = 54;

/** By the name of the example in the text. */
export function kohleUndKolonieExamples(): { readonly [example: string]: readonly ColonyFrame[] } {
  const positions = positionsOfGame();
  const at = (seq: number): Position => {
    const position = positions[seq];
    if (position === undefined) throw new RangeError(`The game of the examples has no position ${seq}.`);
    return position;
  };
  const still = (picture: ColonyPicture): ColonyFrame => ({ picture, gains: [] });
  /** The frame after a move, with what it cost and brought a seat: the learner where none is given. */
  const moved = (seq: number, picture: ColonyPicture, seat: number = FIRST_ROUND.seat): ColonyFrame => ({
    picture,
    gains: gained(figuresOf(playerAt(at(seq - 1), seat)), figuresOf(playerAt(at(seq), seat)), FIGURES),
  });
  const tableau = (seq: number, seat: number = FIRST_ROUND.seat): ColonyPicture => ({ of: "tableau", position: at(seq), seat });
  return {
    bonus: [
      still({ of: "bonus", position: at(0) }),
      still({ of: "bonus", position: at(CHOSEN) }),
      still({ of: "bonus", position: at(ALL_CHOSEN) }),
    ],
    buy: [still(tableau(BOUGHT - 1)), moved(BOUGHT, tableau(BOUGHT)), moved(BOUGHT_MORE, tableau(BOUGHT_MORE))],
    accident: [still(tableau(SECURED - 1)), moved(SECURED, tableau(SECURED)), still({ of: "accident", position: at(DRAWN) })],
    loading: [moved(LOADED, tableau(LOADED, ANNA), ANNA), still(tableau(DRAWN)), moved(LOADED, tableau(LOADED))],
    consolidation: [
      still({ of: "auction", position: at(TURNED) }),
      still({ of: "auction", position: at(FIRST_BID) }),
      still({ of: "auction", position: at(SECOND_BID) }),
      moved(WON, tableau(WON)),
    ],
  };
}

function positionsOfGame(): readonly Position[] {
  const { states } = playedOn(FIRST_ROUND, playedThrough(FIRST_ROUND), LATER);
  return states.map((state) => kohleUndKolonie.view(state, FIRST_ROUND.seat));
}

function figuresOf(player: PlayerPosition): { readonly [figure in ColonyFigure]: number } {
  return { coins: player.coins, workers: workersOf(player), miners: player.supply, points: player.vp };
}
