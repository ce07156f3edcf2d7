// A pit some way into a game, as the board draws it.
"use client";

import { SAMPLE_PIT } from "@pithead/drawings/samples/pit";
import { Pit } from "../../games/coal-baron/pit/pit.tsx";

const WIDTH = 620;

export function SamplePit({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true" inert>
        <Pit pit={SAMPLE_PIT} width={WIDTH} label={label} />
      </div>
    </div>
  );
}
