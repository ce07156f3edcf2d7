// The examples of Kohle & Kolonie's rules page by name, their positions worked out on the server.
import { ColonyExample } from "../../games/kohle-und-kolonie/lesson/example.tsx";
import { kohleUndKolonieExamples } from "../../games/kohle-und-kolonie/lesson/examples.ts";
import type { Example } from "../text.ts";

const frames = kohleUndKolonieExamples();

export const KOHLE_UND_KOLONIE_EXAMPLES = {
  frames,
  examples: Object.fromEntries(
    Object.entries(frames).map(([name, shown]) => [
      name,
      ({ caption, says }: Omit<Example, "example">) => <ColonyExample caption={caption} says={says} frames={shown} />,
    ]),
  ),
};
