// What custom properties stand for at a place of a drawing: whose piece it is, by day or by night.
import { COLOURS, type ColourName, colourIn, type Theme } from "../tokens/colours.ts";
import { SCOPES } from "../tokens/scopes.ts";

export interface Scope {
  readonly theme: Theme;
  readonly properties: ReadonlyMap<string, string>;
  /** A place given as a style, which pages can move to. */
  readonly shift: string | undefined;
  /** An attribute's value without custom properties, as programs understand it that know no style sheets. @throws Error when it names a property that nobody has set. */
  resolve(name: string, value: string): string;
}

const VAR = /var\(--([\w-]+)(?:,\s*(var\([^)]*\)|[^()]*))?\)/g;
const SHIFT = /transform:\s*translate\((-?[\d.]+)px,\s*(-?[\d.]+)px\)/;
const PROPERTY = /--([\w-]+):\s*([^;]+)/g;
const VOICES: { readonly [property: string]: string } = { speak: "Besley", inform: "Archivo" };
/** Narrower than this is our narrow cut. */
const NARROW_BELOW = 90;

const BY_CLASS = new Map<string, Readonly<Record<string, string>>>(Object.entries(SCOPES));

export function scopeOf(theme: Theme, properties: ReadonlyMap<string, string> = new Map(), shift?: string): Scope {
  function property(name: string, fallback: string | undefined): string {
    const set = properties.get(name) ?? VOICES[name];
    if (set !== undefined) return colours(set);
    if (isColour(name)) return colourIn(theme, name);
    if (fallback !== undefined) return colours(fallback);
    throw new Error(`Nothing has set --${name}.`);
  }
  function colours(value: string): string {
    return value.replace(VAR, (_, name: string, fallback: string | undefined) => property(name, fallback));
  }
  return { theme, properties, shift, resolve: (name, value) => plain(name, colours(value)) };
}

/** The same further inside, by an element's class and style. */
export function scopeWithin(outer: Scope, classes = "", style = ""): Scope {
  const set = classes
    .split(" ")
    .flatMap((name) => Object.entries(scopeNamed(name)).map(([property, colour]) => [property, `var(--${colour})`] as const));
  const own = [...style.matchAll(PROPERTY)].map(([, property = "", value = ""]) => [property, value] as const);
  const theme = style.includes("color-scheme:light") ? "day" : outer.theme;
  const [, x, y] = SHIFT.exec(style) ?? [];
  if (set.length === 0 && own.length === 0 && theme === outer.theme && x === undefined && outer.shift === undefined) return outer;
  const properties = new Map([...outer.properties, ...set, ...own]);
  return scopeOf(theme, properties, x === undefined ? undefined : `translate(${x} ${y})`);
}

function scopeNamed(name: string): Readonly<Record<string, string>> {
  return BY_CLASS.get(name) ?? {};
}

function isColour(name: string): name is ColourName {
  return Object.hasOwn(COLOURS, name);
}

function plain(name: string, value: string): string {
  if (name === "font-weight") return String(Math.floor(Number(value) / 100) * 100);
  if (name === "font-stretch") return Number.parseFloat(value) < NARROW_BELOW ? "condensed" : "normal";
  if (value === "transparent") return "none";
  return value.replace(/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/, "rgba($1,$2,$3,$4)");
}
