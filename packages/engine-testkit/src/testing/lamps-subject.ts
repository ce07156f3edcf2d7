// What Lamps, the kernel's own small game, tells the laws about itself.
import { isOpen, isOver, KINDS, type Lamps } from "@pithead/engine/testing";
import type { Subject } from "../subject.ts";

export const lampsSubject: Subject<Lamps> = {
  options: [{ open: true }, { open: false }],
  census: (state) => ({
    tokens: [...state.stack, ...state.kept.flat(), ...(state.look ? [state.look.token] : [])].sort(),
    lamps: state.lamps.map((own, seat) => KINDS.reduce((sum, kind) => sum + own[kind], state.lit[seat] ?? 0)),
  }),
  /** The stack in another order; tokens that only others know change places with it. */
  indistinguishable(state, viewer, random) {
    const hidden = state.kept.map((_, seat) => !isOpen(state.options) && !isOver(state) && seat !== viewer);
    const isLookHidden = state.look !== null && state.look.seat !== viewer;
    const unknown = random.shuffle([
      ...state.stack,
      ...state.kept.filter((_, seat) => hidden[seat]).flat(),
      ...(isLookHidden && state.look?.token ? [state.look.token] : []),
    ]);
    const draw = (count: number) => unknown.splice(0, count);
    return {
      ...structuredClone(state),
      kept: state.kept.map((tokens, seat) => (hidden[seat] ? draw(tokens.length) : [...tokens])),
      look: isLookHidden && state.look ? { seat: state.look.seat, token: draw(1)[0] ?? null } : state.look,
      stack: draw(state.stack.length),
    };
  },
  games: 4,
};
