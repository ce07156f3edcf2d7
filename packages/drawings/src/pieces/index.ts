// Pieces and marks of both games.
export { ColonySprites } from "./colony-sprites.ts";
export { customProperties } from "./custom-properties.ts";
export type { Dress } from "./dress.ts";
export { figureSaid, range, round, signOf } from "./figures.ts";
export { noise } from "./noise.ts";
export { boxOf, type PieceId, sizeOf } from "./piece-box.ts";
export { COALS, type Coal, PipRow } from "./pips.ts";
export { markOf, SEAT_MARKS, seatClass } from "./seats.ts";
export { Shape } from "./shape.ts";
export { Sprites } from "./sprites.ts";
export { CubeSprite, Sprite, Use, VehicleSprite } from "./use.ts";
export { WorkerSprites } from "./worker-sprites.ts";
