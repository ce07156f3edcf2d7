// What is legal in the draft (rulebook, "Setup", step 10).
import type { Draft } from "../commands.ts";
import type { Reason } from "../reasons.ts";
import type { Position } from "../state.ts";

export function refuseDraft(position: Position, { order }: Draft): Reason | undefined {
  return position.draft.includes(order) ? undefined : { code: "order-not-in-draft", order };
}
