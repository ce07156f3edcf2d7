// Pictures of boards and of results, made on the server.
export { boardPicture } from "./board-picture.ts";
export { pngOf } from "./png.ts";
export { type ResultShown, resultPicture } from "./result-picture.ts";
export type { BoardPicture, Shown } from "./shown.ts";
