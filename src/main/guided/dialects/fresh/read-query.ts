import type { QueryColumn, QueryQuestion } from "../../../agent/query.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { queryGrammar } from "./query-grammar.ts";
import { shownQueries } from "./shown/queries.ts";
import { writeLikeShown } from "./write-like-shown.ts";
import type { Writer } from "./writer.ts";

const system =
  "You write one SQLite query that answers a question about a table. Dates are written like 2024-05-22. Values are compared as they stand in the table.";
const longest = 120;

/**
 * The query that answers a question about a table, as the model writes it; null where it can't be asked. It may name only columns that are there, and values that the question can
 * mean: a small model writes queries far better than it counts, and invents whatever else it may.
 */
export async function* readQuery(
  writer: Writer,
  question: QueryQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const like = { system, shown: shownQueries, request: asked(question), isCommon: true };
  return yield* writeLikeShown(writer, { ...like, grammar: queryGrammar(question), maxTokens: longest }, signal);
}

function asked({ request, table, rows, columns }: QueryQuestion): string {
  const lines = columns.map(columnTold);
  return [`Table ${table}, ${rows} rows:`, ...lines, "", `Question: ${request}`].join("\n");
}

function columnTold({ name, kind, values, isAll }: QueryColumn): string {
  return `- ${name} ${kind.toUpperCase()}: ${[...values, ...(isAll ? [] : ["…"])].join(", ")}`;
}
