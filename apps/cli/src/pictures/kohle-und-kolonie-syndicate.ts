// What lies beside the map: bonus markers, cards on display, the syndicate, accidents, and the consolidation while it lasts.
import { type Components, componentsOf, mineOf, type Position, type State } from "@pithead/game-kohle-und-kolonie/client";
import { table } from "./columns.ts";
import { fieldName } from "./kohle-und-kolonie-map.ts";

export function syndicatePicture(position: Position, names: readonly string[]): string[] {
  const components = componentsOf(position);
  const { syndicate, supply, bonusRow, accidents, isMiningDamaged } = position;
  const held = [
    `${syndicate.coins} coins`,
    ...(syndicate.hasExtraCoin ? ["extra coin"] : []),
    ...(syndicate.morePurchases > 0 ? [`${syndicate.morePurchases} more purchases`] : []),
    ...(isMiningDamaged ? ["mining damage in force"] : []),
  ];
  const rows = [
    ["Syndicate", held.join(", ")],
    ["Supply", `${supply.workers} local workers, ${supply.engines} steam engines`],
    ["Bonus markers", bonusRow.map((marker) => marker ?? "–").join("  ")],
    ["Accidents", accidents.map((accident) => accident ?? "?").join("  ")],
    ...raisedRow(position),
    ...comingRow(position),
  ];
  return [...table(rows), "", "ON DISPLAY", ...displayRows(components, position), ...consolidationRows(components, position, names)];
}

function displayRows(components: Components, { display }: Position): string[] {
  if (display.length === 0) return ["  nothing"];
  return table(
    display.map((number) => {
      const { name, field, cost, income, bonus, vp } = mineOf(components, number);
      const plus = [...(bonus === "cart" ? ["cart"] : bonus === "secondMiner" ? ["second worker"] : []), ...(vp > 0 ? [`${vp} VP`] : [])];
      return ["  ", number, name, fieldName(components, field), `costs ${cost}`, `income ${income}`, plus.join(", ")];
    }),
  );
}

function raisedRow({ raised }: Position): string[][] {
  const dearer = Object.entries(raised).flatMap(([what, isDearer]) => (isDearer ? [what] : []));
  return dearer.length === 0 ? [] : [["Dearer", dearer.join(", ")]];
}

/** What is still to come, for who may see it: a record of a finished game holds the deal. */
function comingRow(position: Position): string[][] {
  if (!isState(position)) return [];
  const { accidents, consolidations } = position.deal;
  const fields = Object.entries(consolidations).map(([round, ids]) => `${round}: ${ids.join(", ")}`);
  return [
    ["Dealt accidents", accidents.join("  ")],
    ["Dealt fields", fields.join("  ")],
  ];
}

function consolidationRows(components: Components, { consolidation }: Position, names: readonly string[]): string[] {
  if (consolidation === null) return [];
  const { field, order, basis, totals, hasPassed, syndicate } = consolidation;
  const rows = order.map((seat, at) => [
    "  ",
    names[seat] ?? "",
    `basis ${basis[at]}`,
    `total ${totals[at]}`,
    hasPassed[at] ? "passed" : "",
  ]);
  const its = syndicate === null ? [] : [["  ", "syndicate", `basis ${syndicate}`, "", ""]];
  return ["", `CONSOLIDATION OF ${fieldName(components, field)}`, ...table([...rows, ...its])];
}

function isState(position: Position): position is State {
  return "deal" in position;
}
