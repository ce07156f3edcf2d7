// The examples of Coal Baron's rules page by name, their positions worked out on the server.
import { CoalExample } from "../../games/coal-baron/lesson/example.tsx";
import { coalBaronExamples } from "../../games/coal-baron/lesson/examples.ts";
import type { Example } from "../text.ts";

const frames = coalBaronExamples();

export const COAL_BARON_EXAMPLES = {
  frames,
  examples: Object.fromEntries(
    Object.entries(frames).map(([name, shown]) => [
      name,
      ({ caption, says }: Omit<Example, "example">) => <CoalExample caption={caption} says={says} frames={shown} />,
    ]),
  ),
};
