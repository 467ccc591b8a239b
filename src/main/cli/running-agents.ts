import { randomUUID } from "node:crypto";
import type { SessionSummary } from "../../shared/session.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { rootAgent } from "../wiring/agents/root-agent.ts";
import { sessionReader } from "../session/session-reader.ts";
import { openStoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";

const words: Readonly<Partial<Record<SessionSummary["activity"], string>>> = {
  running: "runs",
  waiting: "waits for you",
  interrupted: "was interrupted",
};

/** `hearth agents running`: agents in the background that are at work, or could go on. Reads beside whoever owns the store. */
export async function runningAgents({ terminal, paths }: CliWorld): Promise<number> {
  const store = openStoreReader({ sqlite: await loadSqlite(), folder: paths.home, migrations: paths.migrations });
  try {
    const all = sessionReader(store, { agent: rootAgent, newId: randomUUID }).list();
    const titles = new Map(all.map(({ id, title }) => [id, title]));
    const own = all.flatMap(({ id, parentId, activity, profile, title }) => {
      const state = words[activity];
      if (parentId === null || state === undefined) return [];
      const parent = titles.get(parentId);
      return [[id, state, profile, title, ...(parent === undefined ? [] : [`for “${parent}”`])]];
    });
    terminal.out(visibleControls(table(own)));
    if (own.length === 0) terminal.err("No agent works in the background, and none was interrupted.\n");
    if (own.some(([, state]) => state === words.interrupted))
      terminal.err('One that was interrupted goes on with: hearth ask --session ID "go on"\n');
    return exitStatus.done;
  } finally {
    store.close();
  }
}
