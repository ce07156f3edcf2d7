// The drawings of Coal Baron.
export { clockStand, type ElementStand, leadersOf } from "./clock-stand.ts";
export { tileBalance } from "./facts.ts";
export { crewsOn, HALLS, type Hall, spacesByHall } from "./halls.ts";
export { Order, type SpotInTurn } from "./order.ts";
export { Bedrock } from "./pit/bedrock.ts";
export { Pit, type PitDress, type PitWords } from "./pit/pit.ts";
export { pitHeight } from "./pit/pit-geometry.ts";
export { SmallPit } from "./pit/small-pit.ts";
export { ShiftClock } from "./shift-clock.ts";
export { Gate, Note, Stack } from "./space-drawings.ts";
export { Cart, StepNumber, Tile, TileCard } from "./tile.ts";
