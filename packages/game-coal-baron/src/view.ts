// What each viewer may know of a state, an event and a command: built up, never stripped down (ruling 8).
import type { Viewer } from "@pithead/engine";
import type { Command, VisibleCommand } from "./commands.ts";
import type { Event, VisibleEvent } from "./events.ts";
import type { Options, PlayerPosition, PlayerState, State, View } from "./state.ts";

/** All but the order of the stacks, the cards another player is looking at, and orders delivered face down. */
export function view(state: State, viewer: Viewer): View {
  const { draw } = state;
  return {
    options: state.options,
    phase: state.phase,
    shift: state.shift,
    startPlayer: state.startPlayer,
    turn: state.turn,
    draft: [...state.draft],
    factory: { ...state.factory },
    orders: { ...state.orders },
    stackSizes: { ...state.stackSizes },
    crews: { ...state.crews },
    bank: [...state.bank],
    canteen: [...state.canteen],
    supply: { ...state.supply },
    players: state.players.map((player, seat) => playerSeen(player, isOpen(state, seat, viewer))),
    draw: draw && { seat: draw.seat, of: draw.of, count: draw.count, cards: draw.seat === viewer ? [...draw.cards] : null },
    scorings: [...state.scorings],
    final: state.final && [...state.final],
  };
}

/** Hidden lists are given as their length. */
export function viewEvent(event: Event, viewer: Viewer, options: Options): VisibleEvent {
  switch (event.type) {
    case "cardsDrawn":
      return event.seat === viewer
        ? event
        : { type: event.type, seat: event.seat, space: event.space, of: event.of, cards: event.cards.length };
    case "cardsReturned":
      return event.seat === viewer
        ? event
        : { type: event.type, seat: event.seat, of: event.of, to: event.to, rest: event.rest.length, took: event.took };
    case "ordersDelivered":
      return event.seat === viewer || options.delivered !== "hidden"
        ? event
        : { type: event.type, seat: event.seat, vehicle: event.vehicle, orders: event.orders.length, vp: event.vp };
    case "orderDrafted":
    case "draftEnded":
    case "orderRevealed":
    case "tileRevealed":
    case "shiftBegan":
    case "workersPlaced":
    case "marksGained":
    case "tileBought":
    case "orderTaken":
    case "workStepsDone":
    case "turnPassed":
    case "shiftScored":
    case "gameScored":
      return event;
  }
}

/** Nobody but the player sees which cards went back and in what order. */
export function viewCommand(command: Command, seat: number | null, viewer: Viewer): VisibleCommand {
  if (command.type !== "keep" || seat === viewer) return command;
  const { type, card, to, rest, substitutes } = command;
  const seen = { type, card, to, rest: rest.length };
  return substitutes === undefined ? seen : { ...seen, substitutes };
}

/** Whether the viewer sees the seat's delivered orders: the option, one's own, or the end of the game. */
function isOpen(state: State, seat: number, viewer: Viewer): boolean {
  return state.options.delivered !== "hidden" || seat === viewer || state.phase === "over";
}

function playerSeen(player: PlayerState, isDeliveredOpen: boolean): PlayerPosition {
  return {
    workers: player.workers,
    marks: player.marks,
    vp: player.vp,
    cageAt: player.cageAt,
    cage: [...player.cage],
    storage: { ...player.storage },
    preprinted: { ...player.preprinted },
    tiles: [...player.tiles],
    outstanding: [...player.outstanding],
    delivered: isDeliveredOpen ? [...player.delivered] : null,
    deliveredCount: player.deliveredCount,
    deliveredVp: player.deliveredVp,
  };
}
