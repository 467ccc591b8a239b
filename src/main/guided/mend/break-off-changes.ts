import type { BlockChange } from "./block-changes.ts";
import { emptyValues } from "./empty-values.ts";
import { missingArguments } from "./missing-arguments.ts";
import { noneOrders } from "./none-order.ts";
import type { Language } from "./program-file.ts";
import { saidPlaceholders } from "./said-placeholder.ts";
import { scopeChanges } from "./scope-changes.ts";
import { unsetVariables } from "./unset-variables.ts";
import { unwaitedCalls } from "./unwaited-calls.ts";

/**
 * What a program could say instead that breaks off on a kind of value (None, an empty cell, a variable that isn't set or isn't its own), or prints one that is none. `failing`: the
 * lines that the failure names, from 1 on.
 */
export function breakOffChanges(
  lines: readonly string[],
  language: Language,
  failing: ReadonlySet<number>,
  failure: string,
  request: string,
): BlockChange[] {
  return [
    ...noneOrders(lines, language, failing, failure, request),
    ...emptyValues(lines, language, failing, failure, request),
    ...scopeChanges(lines, language, failing, failure),
    ...missingArguments(lines, language, failing, failure, request),
    ...unsetVariables(lines, language, failing, failure, request),
    ...saidPlaceholders(lines, language, failure, request),
    ...unwaitedCalls(lines, language, failure),
  ];
}
