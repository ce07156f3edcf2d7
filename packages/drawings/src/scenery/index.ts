// What stands around the boards: no outline, three tones a thing.
export { Chimney } from "./chimney.ts";
export { Colony } from "./colony.ts";
export { Headframe } from "./headframe.ts";
export { CanopyRoof, FlatRoof, GableRoof, MansardRoof, SawRoof, Turret } from "./roofs.ts";
export { Skyline } from "./skyline.ts";
