import { tokensOf } from "./select-statement.ts";

/** A condition that has to hold with all others, as the pieces of its text. */
export type Condition = readonly string[];

/** The conditions of a query that all have to hold, one by one. What is in brackets or joined by OR is one. */
export function conditionsIn(where: string): readonly Condition[] {
  const tokens = tokensOf(where) ?? [];
  if (tokens.length === 0) return [];
  const found: string[][] = [[]];
  let depth = 0;
  let isBetween = false;
  for (const token of tokens) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (depth === 0 && token === "AND" && !isBetween) found.push([]);
    else found.at(-1)?.push(token);
    if (token === "BETWEEN") isBetween = true;
    else if (token === "AND") isBetween = false;
  }
  // AND binds closer than OR does
  const hasLooseOr = found.some((condition) => isLoose(condition));
  return hasLooseOr && found.length > 1 ? [tokens] : found;
}

function isLoose(condition: Condition): boolean {
  let depth = 0;
  return condition.some((token) => {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    return token === "OR" && depth === 0;
  });
}

/** The conditions as a query has them behind its WHERE. */
export function joined(conditions: readonly Condition[]): string {
  return conditions.map((condition) => condition.join(" ")).join(" AND ");
}
