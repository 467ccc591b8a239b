import { alikeTo } from "./alike-fields.ts";

/** The places of the columns that hold what these names say, in the order of the names; null where one is called so by no column, or by several. */
export function fieldPlaces(names: readonly string[], columns: readonly string[]): number[] | null {
  const own = columns.map(plainName);
  const places = names.map((name) => {
    const said = plainName(name);
    const exact = placesWhere(own, (column) => column === said);
    const group = alikeTo(said);
    const found = exact.length > 0 || !group ? exact : placesWhere(own, (column) => group.has(column));
    return found.length === 1 ? (found[0] ?? -1) : -1;
  });
  return places.includes(-1) || new Set(places).size < places.length ? null : places;
}

function placesWhere(columns: readonly string[], isMeant: (column: string) => boolean): number[] {
  return columns.flatMap((column, at) => (column !== "" && isMeant(column) ? [at] : []));
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]+/gu, "");
}
