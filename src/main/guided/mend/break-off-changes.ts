import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { daysPastMonth } from "./days-past-month.ts";
import { emptyValues } from "./empty-values.ts";
import { missingArguments } from "./missing-arguments.ts";
import { missingEntries } from "./missing-entries.ts";
import { noneOrders } from "./none-order.ts";
import { saidPlaceholders } from "./said-placeholder.ts";
import { scopeChanges } from "./scope-changes.ts";
import { textsAsNumbers } from "./texts-as-numbers.ts";
import { unsetVariables } from "./unset-variables.ts";
import { unwaitedCalls } from "./unwaited-calls.ts";

/** What a program could say instead that breaks off on a kind of value (None, an empty cell, a variable that isn't set or isn't its own), or prints one that is none. */
export function breakOffChanges(program: BrokenProgram): BlockChange[] {
  const { lines, language, failure, request } = program;
  return [
    ...noneOrders(program),
    ...daysPastMonth(program),
    ...emptyValues(program),
    ...missingEntries(program),
    ...scopeChanges(program),
    ...missingArguments(program),
    ...unsetVariables(program),
    ...textsAsNumbers(program),
    ...saidPlaceholders(lines, language, failure, request),
    ...unwaitedCalls(lines, language, failure),
  ];
}
