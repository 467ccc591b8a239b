import { AppError } from "../../shared/error.ts";
import type { Span } from "../../shared/trace.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { openStoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import { describeSpan } from "../telemetry/span-attributes.ts";
import { spansOf } from "../telemetry/tracing.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { paint } from "./terminal.ts";
import { traceTree } from "./trace-tree.ts";

/** `hearth trace SESSION`: what its runs spent their time and tokens on. Reads the store beside whoever owns it. */
export async function trace(
  { session, json }: Extract<Command, { name: "trace" }>,
  { terminal, paths }: Pick<CliWorld, "terminal" | "paths">,
): Promise<number> {
  const store = openStoreReader({ sqlite: await loadSqlite(), folder: paths.home, migrations: paths.migrations });
  try {
    const row = store.sessions.get(session);
    if (!row)
      throw new AppError("not-found", `There is no session ${session}. hearth sessions lists those that there are.`);
    const runs = spansOf(store, session);
    if (json) {
      terminal.out(`${JSON.stringify(runs.map((run) => toJson(run, session)))}\n`);
      return exitStatus.done;
    }
    terminal.out(`${paint(terminal, "bold", visibleControls(row.title ?? "New session"))}\n${row.workspace}\n\n`);
    terminal.out(runs.length === 0 ? "Nothing has been run in it yet.\n" : traceTree(runs, terminal));
    return exitStatus.done;
  } finally {
    store.close();
  }
}

/** A span with its name and attributes as OpenTelemetry has them. */
function toJson(span: Span, sessionId: string): object {
  const { name, attributes } = describeSpan(span, sessionId);
  const { startMs, endMs, status } = span;
  const children: readonly Span[] = span.type === "llm.chat" ? [] : span.children;
  return { name, startMs, endMs, status, attributes, children: children.map((child) => toJson(child, sessionId)) };
}
