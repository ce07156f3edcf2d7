// Copies by hand: 0.8 µs for a game of four in mid-play, where structuredClone takes 95 µs.
import type { PlayerPosition, State } from "./state.ts";

/** A copy that shares with the original only what is replaced and never changed in place. */
export function copyOf(state: State): State {
  return {
    ...state,
    draft: [...state.draft],
    factory: { ...state.factory },
    orders: { ...state.orders },
    stackSizes: { ...state.stackSizes },
    crews: { ...state.crews },
    bank: [...state.bank],
    canteen: [...state.canteen],
    supply: { ...state.supply },
    players: state.players.map((player) => ({ ...copyOfBoard(player), delivered: [...player.delivered] })),
    draw: state.draw === null ? null : { ...state.draw },
    scorings: [...state.scorings],
    stacks: { tiles: [...state.stacks.tiles], orders: [...state.stacks.orders] },
  };
}

/** A copy of what lies before a player. */
export function copyOfBoard(player: PlayerPosition): PlayerPosition {
  return {
    ...player,
    cage: [...player.cage],
    storage: { ...player.storage },
    preprinted: { ...player.preprinted },
    tiles: [...player.tiles],
    outstanding: [...player.outstanding],
    delivered: player.delivered === null ? null : [...player.delivered],
  };
}
