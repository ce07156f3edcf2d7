// What the facts of an accident do to a position (phase 5).
import type { AccidentEvent } from "./events.ts";
import { addMiners } from "./rules/places.ts";
import { type Position, playerAt } from "./state.ts";
import type { Accident } from "./vocabulary.ts";

export function evolveAccident(position: Position, event: AccidentEvent): void {
  const { accident } = position;
  if (accident === null) return;
  switch (event.type) {
    case "minesSecured":
      playerAt(position, event.seat).coins -= event.coins.length;
      accident.secured[event.seat] = [...event.coins, ...event.team];
      position.asked = null;
      return;
    case "accidentTurned":
      position.accidents[event.round - 1] = event.accident;
      position.queue = [];
      accident.stage = "bag";
      return;
    case "stonesDrawn":
      position.syndicate.coins -= event.coins;
      accident.losing = event.losing.map((each) => ({ ...each }));
      accident.isBlankDrawn = event.result.includes("blank");
      accident.stage = "lose";
      return;
    case "accidentHappened":
      befall(position, event.accident);
      return;
    case "pointsLost":
      playerAt(position, event.seat).vp -= event.vp;
      return;
    case "noMinerLeft":
      accident.losing.shift();
      return;
    case "minerLost": {
      const player = playerAt(position, event.seat);
      addMiners(player, event.from, -1);
      player.lost++;
      const [losing] = accident.losing;
      if (losing !== undefined && --losing.miners === 0) accident.losing.shift();
      position.asked = null;
      return;
    }
    case "miningDamageStruck":
      accident.stage = "damage";
      position.queue = [...event.queue];
      return;
    case "damageTaken": {
      const player = playerAt(position, event.seat);
      player.coins -= event.coins;
      player.vp -= event.vp;
      if (position.queue[0] === event.seat) position.queue.shift();
      position.asked = null;
    }
  }
}

/** The highest number is bought by a fact of its own. */
function befall(position: Position, accident: Accident): void {
  switch (accident) {
    case "highest-number":
      return;
    case "extra-coin":
      position.syndicate.hasExtraCoin = true;
      return;
    case "more-purchases":
      position.syndicate.morePurchases++;
      return;
    case "mining-damage":
      position.isMiningDamaged = true;
  }
}
