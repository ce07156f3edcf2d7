// Classes that say whose or which a piece is, and what its drawing then reads: a piece of a seat reads `--pc` and `--on-pc` and no seat's own colour.
import type { ColourName } from "./colours.ts";

/** By class: the custom properties that it sets, without their dashes. */
export const SCOPES = {
  "seat-red": { pc: "seat-red", "on-pc": "on-red" },
  "seat-blue": { pc: "seat-blue", "on-pc": "on-blue" },
  "seat-green": { pc: "seat-green", "on-pc": "on-green" },
  "seat-plum": { pc: "seat-plum", "on-pc": "on-plum" },
  "seat-orange": { pc: "seat-orange", "on-pc": "on-orange" },
  "coal-yellow": { c: "coal-yellow", ct: "coal-yellow-top", cs: "coal-yellow-side", cp: "coal-yellow-pip" },
  "coal-brown": { c: "coal-brown", ct: "coal-brown-top", cs: "coal-brown-side", cp: "coal-brown-pip" },
  "coal-gray": { c: "coal-gray", ct: "coal-gray-top", cs: "coal-gray-side", cp: "coal-gray-pip" },
  "coal-black": { c: "coal-black", ct: "coal-black-top", cs: "coal-black-side", cp: "coal-black-pip" },
  "town-essen": { town: "town-essen", "town-2": "town-essen-2" },
  "town-bochum": { town: "town-bochum", "town-2": "town-bochum-2" },
  "town-hattingen": { town: "town-hattingen", "town-2": "town-hattingen-2" },
  "town-witten": { town: "town-witten", "town-2": "town-witten-2" },
  "rail--yellow": { rc: "rail-yellow" },
  "rail--red": { rc: "rail-red" },
  "rail--brown": { rc: "rail-brown" },
  "rail--green": { rc: "rail-green" },
} as const satisfies Record<string, Readonly<Record<string, ColourName>>>;
