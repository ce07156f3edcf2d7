// A game played on to where somebody is to build a turn.
import type { Position as CoalPosition } from "@pithead/game-coal-baron/client";
import type { Position as ColonyPosition } from "@pithead/game-kohle-und-kolonie/client";
import { anyCommand } from "./coal-baron/moves.ts";
import { commandTowards } from "./kohle-und-kolonie/steering.ts";
import type { Person } from "./person.ts";
import { leavePages, lookAsMover, personAt, playOn, type Shown, seatOrder } from "./player.ts";
import type { PlayedGame } from "./presses.ts";

/** Moves after which a board of Coal Baron is well filled. */
const ENOUGH_MOVES = 20;

const isPlacing = ({ seq, view }: Shown<CoalPosition>) => seq > ENOUGH_MOVES && view.phase === "shift" && view.draw === null;
const isTurn = ({ view }: Shown<ColonyPosition>) => view.round > 1 && view.asked?.question === "turn";

interface TableAtTurn {
  id: string;
  /** Who is to build it. */
  asked: Person;
}

/** Opens a table for those people, and plays it through the API until one of them is to build a turn. */
export async function tableAtTurn(game: PlayedGame, people: readonly [Person, ...Person[]]): Promise<TableAtTurn> {
  const [owner, ...others] = people;
  const { id } = await (await owner.call("POST", "/tables", { game, seats: people.length })).json();
  for (const other of others) await other.call("POST", `/tables/${id}/sit`, {});
  await leavePages(people);
  if (game === "coal-baron") await playOn<CoalPosition>(people, id, anyCommand, isPlacing);
  else await playOn<ColonyPosition>(people, id, ({ view, seat }) => commandTowards(view, seat, new Set()), isTurn);
  const seats = await seatOrder(people, id);
  return { id, asked: personAt(seats, (await lookAsMover(seats, id)).seat) };
}
