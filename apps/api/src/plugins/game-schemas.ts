// The games' own JSON in the API's description: the commands and positions of each game, with a position as an example.
import { descriptionOf, gameCards, rulesetOf } from "@pithead/catalog";
import { chanceOf, seatAt } from "@pithead/engine";

/** What a schema of the description may be here. */
interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

/** By name: `GameCommand` and `GameView` refer to one schema for each game. @param publicUrl where the pages are, with each game's rules */
export function gameSchemas(publicUrl: string): { [name: string]: Schema } {
  const schemas: { [name: string]: Schema } = {};
  const names: string[] = [];
  for (const { id, title, rules } of gameCards()) {
    const described = descriptionOf(id);
    if (described === undefined) continue;
    const externalDocs = { description: `The rules of ${title}`, url: `${publicUrl.replace(/\/$/, "")}/rules/${id}` };
    const name = nameOf(id);
    names.push(name);
    schemas[`${name}Command`] = {
      ...described.command,
      $schema: undefined,
      title: `A command of ${title}`,
      description: `What is legal now is among a position's openings, and what \`/games/{id}/extensions\` makes of them.`,
      externalDocs,
    };
    const example = exampleOf(id, rules);
    schemas[`${name}View`] = {
      type: "object",
      title: `A position of ${title}`,
      description: "As one viewer may know it. What is hidden from them is null, or not there.",
      externalDocs,
      required: Object.keys(described.view),
      properties: Object.fromEntries(Object.entries(described.view).map(([field, description]) => [field, { description }])),
      ...(example && { examples: [example] }),
    };
  }
  for (const [union, description] of [
    ["Command", "A command in its game's own notation."],
    ["View", "A position in its game's own shape."],
  ] as const)
    for (const name of [`Game${union}`, `Game${union}Input`])
      schemas[name] = { description, anyOf: names.map((game) => ({ $ref: `#/components/schemas/${game}${union}` })) };
  return schemas;
}

/** `coal-baron` is `CoalBaron`. */
function nameOf(game: string): string {
  return game.replace(/(^|-)(.)/g, (_, _dash, letter: string) => letter.toUpperCase());
}

/** The set-up of a made-up game as its first seat sees it. */
function exampleOf(game: string, version: number): object | undefined {
  const rules = rulesetOf(game, version);
  const options = rules?.parseOptions({});
  if (rules === undefined || !options?.ok) return undefined;
  const seats = rules.seats.min;
  const clientSeeds = Array.from({ length: seats }, () => "example");
  const chance = chanceOf({ serverSeed: "00".repeat(32), clientSeeds, gameId: "example" });
  return rules.view(rules.setup(options.value, seats, rules.deal(options.value, seats, chance)), seatAt(0));
}
