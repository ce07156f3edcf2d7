// The colours: each once, one value for good or one by day and one by night. Pages read them as custom properties (tokens.css), pictures by `colourIn`.

export const COLOURS = {
  // paper and ink: everything one reads
  table: ["#e3d6bd", "#14120f"],
  "table-2": ["#d6c6a7", "#0d0c0a"],
  paper: ["#faf5e9", "#211d18"],
  "paper-raised": ["#fffcf4", "#2b2620"],
  "paper-sunk": ["#efe5d0", "#191612"],
  rule: ["#dccfb3", "#3b342b"],
  "rule-strong": ["#8c7a5c", "#8b7c66"],
  ink: ["#241b14", "#f4ead7"],
  "ink-2": ["#4f4236", "#d0c2ab"],
  "ink-3": ["#675846", "#ab9d87"],

  // lamplight: the one colour that says "you may"
  lamp: ["#f4b223", "#ffc247"],
  "lamp-edge": ["#8a5800", "#ffdf9a"],
  "lamp-wash": ["#fdecc0", "#443311"],
  "lamp-ink": "#2a1b00",
  /** Edge of a lit tag lying on a card, day and night. */
  "lamp-rim": "#8a5800",
  "lamp-text": ["#764c00", "#ffcb62"],
  "lamp-glow": ["rgb(244 178 35 / 0.55)", "rgb(255 194 71 / 0.42)"],

  // iron, brick, enamel
  iron: ["#2b2724", "#0f0e0c"],
  "iron-2": ["#3c3732", "#1c1a17"],
  "iron-line": ["#57504a", "#36322c"],
  "on-iron": "#f6eddc",
  "on-iron-2": "#cbbfaa",
  /** The seal that holds points. */
  vp: ["#8c2f1d", "#b0432c"],
  brick: ["#9c3a24", "#e07a5e"],
  "brick-wash": ["#f5ddd3", "#3d2019"],
  enamel: ["#1d3d66", "#23466f"],
  "on-enamel": "#fdf8ec",

  // meanings
  ok: ["#25613f", "#86cfa4"],
  "ok-wash": ["#dbeadb", "#1c3226"],
  info: ["#1d4a7c", "#93bfec"],
  "info-wash": ["#dde7f2", "#1b2c3f"],
  alarm: ["#a81c1c", "#ff9a8a"],
  "alarm-wash": ["#f8dcd5", "#46201a"],
  count: "#93bfec",
  /** Counts on iron. */
  "on-count": "#10243a",
  focus: ["#0b4fb3", "#9cc8ff"],
  scrim: ["rgb(36 27 20 / 0.45)", "rgb(0 0 0 / 0.62)"],

  // seats: colour and shape are one thing
  "seat-red": ["#c12d2a", "#e2534a"],
  /** Circle. */
  "on-red": ["#fff", "#1d0705"],
  "seat-blue": ["#1f62b0", "#4a90e2"],
  /** Square. */
  "on-blue": ["#fff", "#04101f"],
  "seat-green": ["#237a3d", "#45a866"],
  /** Triangle. */
  "on-green": ["#fff", "#03140a"],
  "seat-plum": ["#7b3a96", "#b07ad0"],
  /** Diamond. */
  "on-plum": ["#fff", "#16061d"],
  "seat-orange": ["#b95a00", "#f0953a"],
  /** Cross. */
  "on-orange": ["#fff", "#1f1000"],

  // coal: pips are depth and price at once (1 2 3 4)
  "coal-yellow": "#edbb2f",
  "coal-yellow-top": "#fadd80",
  "coal-yellow-side": "#bd8a12",
  "coal-yellow-pip": "#2e2003",
  "coal-brown": "#8e4c22",
  "coal-brown-top": "#b8733f",
  "coal-brown-side": "#5f2e12",
  "coal-brown-pip": "#ffeeda",
  "coal-gray": "#9ea7ae",
  "coal-gray-top": "#cdd4d9",
  "coal-gray-side": "#6d767e",
  "coal-gray-pip": "#14181b",
  "coal-black": "#2d2b29",
  "coal-black-top": "#67625d",
  "coal-black-side": "#0f0e0d",
  "coal-black-pip": "#f6f1e8",

  // scenery: no outlines, three tones a thing
  "sky-1": ["#cfdcdd", "#0f1722"],
  "sky-2": ["#f3e7cd", "#2a2a33"],
  far: ["#b9bfb6", "#1a222d"],
  mid: ["#9a9c92", "#131a23"],
  smoke: ["#ffffff", "#39404a"],
  wall: ["#b1563a", "#5e2f22"],
  "wall-2": ["#9a4630", "#4a241a"],
  "wall-joint": ["#c97c5c", "#6f3b2c"],
  roof: ["#4d5258", "#22272d"],
  "roof-2": ["#666c72", "#2e353c"],
  glass: ["#dfeaea", "#ffd27a"],
  stone: ["#d9c9a8", "#6a5d49"],
  grass: ["#8b9360", "#2f3a28"],
  soil: ["#6f5339", "#2c221a"],
  "rock-1": ["#7e664d", "#3a3027"],
  "rock-2": ["#725c48", "#342c26"],
  "rock-3": ["#635144", "#2d2824"],
  "rock-4": ["#52463f", "#262321"],
  "lit-1": ["#e9cf95", "#c9a35c"],
  "lit-2": ["#fdf0c6", "#f5d592"],
  "dark-1": ["#4a4c55", "#2f323a"],
  "dark-2": ["#5a5d67", "#3a3e47"],
  shaft: ["#38332f", "#16140f"],
  "shaft-2": ["#59504a", "#2b2722"],
  timber: "#8a6238",
  "timber-2": "#5e3f22",
  steel: "#59626b",
  "steel-2": "#39424a",
  "steel-3": "#8c969f",
  brass: "#c9993a",
  "brass-2": "#8f6a1e",
  /** Pieces have an outline, scenery has none. */
  outline: "#17120e",
  card: ["#fffaee", "#dccfb4"],
  "card-2": ["#f1e6cd", "#c8b997"],
  /** Cards stay paper at night. */
  "card-ink": "#241b14",
  "card-ink-2": "#5a4b3a",
  "card-rule": "#8c7a5c",
  "card-gain": "#25613f",
  "card-short": "#8f1414",
  "card-short-wash": "#f6d3ca",
  "card-lit": "#fdecc0",
  "on-seal": "#fff6e6",
  "on-rock": "#fbf0da",
  "on-rock-2": "#f0dfc0",
  "yard-ink": ["#33261a", "#f0e4cb"],
  wood: ["#7c5a3a", "#3a2b1d"],
  "lit-room": ["#f1dfb4", "#8f6f40"],
  adit: "#1f1a16",
  syndicate: "#26221e",
  note: "#cfdcc2",
  "note-line": "#5c7a4a",
  "note-ink": "#1f2d16",
  "note-2": "#e7d7b4",
  "note-2-line": "#8a6a2e",

  // the map of Kohle & Kolonie
  "town-essen": ["#ebd0a6", "#4e3d2a"],
  "town-essen-2": ["#c5b68d", "#574f36"],
  "town-bochum": ["#bccbd3", "#2b3a46"],
  "town-bochum-2": ["#a4b3ac", "#3e4d4a"],
  "town-hattingen": ["#dccbd3", "#40323f"],
  "town-hattingen-2": ["#bab3ac", "#4d4845"],
  "town-witten": ["#c9d4b5", "#313e2c"],
  "town-witten-2": ["#adb997", "#425037"],
  "map-line": ["#5b4a3a", "#cbb999"],
  river: ["#8fb4c4", "#2f5568"],
  "rail-yellow": "#e8b21f",
  "rail-red": "#c2402f",
  "rail-brown": "#7b4a24",
  "rail-green": "#3f7f4e",
  "map-paper": ["#f2e7cf", "#1b1814"],
  /** The plate of a large mine that nobody has yet. */
  plate: ["rgb(255 250 238 / 0.55)", "rgb(220 207 180 / 0.8)"],
} as const satisfies Record<string, string | readonly [day: string, night: string]>;

export type ColourName = keyof typeof COLOURS;
export type Theme = "day" | "night";

/** A colour as it is by day or by night. */
export function colourIn(theme: Theme, name: ColourName): string {
  const colour: string | readonly [string, string] = COLOURS[name];
  if (typeof colour === "string") return colour;
  return colour[theme === "day" ? 0 : 1];
}
