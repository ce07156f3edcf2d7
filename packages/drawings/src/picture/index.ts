// Pictures of boards made on the server.
export { type BoardPicture, boardPicture, type Shown } from "./board-picture.ts";
export { pngOf } from "./png.ts";
