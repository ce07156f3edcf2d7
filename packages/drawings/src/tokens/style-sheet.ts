// tokens.css: the colours and scopes as pages read them.
import { COLOURS } from "./colours.ts";
import { SCOPES } from "./scopes.ts";

const HEAD = "/* The colours of pages and drawings, day and night: written by `npm run tokens -w @pithead/drawings` from src/tokens. */";

/** The whole text of tokens.css. */
export function styleSheet(): string {
  const colours = Object.entries(COLOURS).map(([name, colour]: [string, string | readonly [string, string]]) =>
    declaration(name, typeof colour === "string" ? colour : `light-dark(${colour.join(", ")})`),
  );
  const scopes = Object.entries(SCOPES).map(([name, properties]) =>
    rule(
      `.${name}`,
      Object.entries(properties).map(([property, colour]) => declaration(property, `var(--${colour})`)),
    ),
  );
  return [HEAD, rule(":root", ["  color-scheme: light dark;", ...colours]), ...scopes, ""].join("\n");
}

function declaration(property: string, value: string): string {
  return `  --${property}: ${value};`;
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.join("\n")}\n}`;
}
