// Games played by computer players in people's names, so that the positions are those of sensible play, and the same each time.
import { levelPlayer } from "@pithead/bots";
import { type GameTypes, seatAt } from "@pithead/engine";
import type { Person } from "../person.ts";
import { lookAsMover, personAt, type Shown, seatOrder, send } from "../player.ts";
import { passTime } from "../service-clock.ts";
import { rulesOf, seedOf } from "./dealt-table.ts";

/** How much time passes before a move, in ms: more at some moves than at others. */
const PAUSES = [4, 11, 23, 7, 38, 16].map((minutes) => minutes * 60_000);

/** A game in the gallery. */
export interface Played {
  id: string;
  /** Its choices follow from it. */
  name: string;
  game: string;
  people: readonly Person[];
  /** Who has seen the board after every move of their own. */
  viewer: Person;
}

/** What the seat that is asked would do. */
export function wishOf({ name, game }: Pick<Played, "name" | "game">, { view, seat, seq }: Shown<object>): GameTypes["command"] {
  return levelPlayer(rulesOf(game), "medium")(view, seatAt(seat), seedOf(`${name} ${seq}`));
}

/** Plays until `enough` says so, or to the end. */
export async function play<View extends object>(
  played: Played,
  enough: (shown: Shown<View>, mover: Person) => boolean = () => false,
): Promise<Shown<View>> {
  const { id, people, viewer } = played;
  const seats = await seatOrder(people, id);
  for (;;) {
    const shown = await lookAsMover<View>(seats, id);
    const mover = personAt(seats, shown.seat);
    if (shown.finished || enough(shown, mover)) return shown;
    passTime(PAUSES[shown.seq % PAUSES.length] ?? 0);
    await send(mover, id, shown.seq, wishOf(played, shown));
    if (mover === viewer) await mover.call("POST", `/games/${id}/seen`, { seq: shown.seq + 1, atHand: true });
  }
}
