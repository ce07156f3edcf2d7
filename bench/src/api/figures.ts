// The figures that a benchmark is given on its command line.
import { parseArgs } from "node:util";

/** Whole numbers from 1 by their names, as `--name 12`. @returns undefined when one is something else, or has another name */
export function figuresFrom<Name extends string>(args: string[], defaults: Record<Name, number>): Record<Name, number> | undefined {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: "string" as const }]));
  const figures = { ...defaults };
  try {
    const given = parseArgs({ args, options }).values;
    for (const name of namesOf(defaults)) {
      const text = given[name];
      if (text === undefined) continue;
      if (!/^[1-9]\d{0,5}$/.test(String(text))) return undefined;
      figures[name] = Number(text);
    }
  } catch {
    return undefined;
  }
  return figures;
}

function namesOf<Name extends string>(figures: Record<Name, number>): Name[] {
  const names: Name[] = [];
  for (const name in figures) names.push(name);
  return names;
}
