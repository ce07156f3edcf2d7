// What each viewer may know of a state, an event and a command: built up, never stripped down (the spec's "What is public").
import type { Viewer } from "@pithead/engine";
import type { Command, VisibleCommand } from "./commands.ts";
import { copyOfPosition } from "./copy.ts";
import type { Event, VisibleEvent } from "./events.ts";
import type { Options, State, View } from "./state.ts";

/** All but the deal: markers face down, the order of consolidations to come. Nobody knows more than another. */
export function view(state: State, _viewer: Viewer): View {
  return copyOfPosition(state);
}

/** Facts say what lay face down only once it is turned over. */
export function viewEvent(event: Event, _viewer: Viewer, _options: Options): VisibleEvent {
  return event;
}

/** Nobody asks for anything in secret. */
export function viewCommand(command: Command, _seat: number | null, _viewer: Viewer): VisibleCommand {
  return command;
}
