import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { effectsFrom } from "../../../src/main/agent/effects/effect-kinds.ts";
import { runAgent } from "../../../src/main/agent/loop.ts";
import { defaultProfile } from "../../../src/main/agent/profile.ts";
import { openFolderTools } from "../../../src/main/wiring/folders/folder-tools.ts";
import { guidedText } from "../../../src/main/guided/dialects/guided-text.ts";
import { hashActions } from "../../../src/main/permission/hash-actions.ts";
import { rootAgent } from "../../../src/main/wiring/agents/root-agent.ts";
import { createSessions } from "../../../src/main/session/sessions.ts";
import { loadSqlite } from "../../../src/main/store/sqlite.ts";
import { openStore, type Store } from "../../../src/main/store/open-store.ts";
import type { AgentEvent } from "../../../src/shared/event.ts";
import { longTalk } from "../../support/long-talk.ts";
import { gateThatSays, noInstructions } from "../../support/run-agent.ts";
import { scriptedFieldEngine } from "../../support/scripted-field-engine.ts";
import { sessionRow } from "../../support/session-row.ts";
import { migrations, newPlace } from "../../support/store-place.ts";
import { atMost, type Figure, median } from "../figure.ts";
import { askOnce } from "./ask-start.ts";

const messagesOfTurn = 4;
const times = 9;

/** What a session costs by its length where no model is waited for: to go on with it, and to go through a turn of it. */
export async function longHistory(installed: string): Promise<Figure[]> {
  const [short, long] = [20, 2_000];
  const resume = (await resumeMs(installed, long)) / (await resumeMs(installed, short));
  const turn = (await turnMs(long)) / (await turnMs(short));
  return [
    atMost("session of 2,000 messages: `hearth ask --continue` up to its request, against 20", 1.5, resume, " ×"),
    atMost("session of 2,000 messages: a turn's own time, against 20", 1.5, turn, " ×"),
  ];
}

async function resumeMs(installed: string, count: number): Promise<number> {
  const sqlite = await loadSqlite();
  const starts: number[] = [];
  for (let time = 0; time < times; time++) {
    const prepare = async (folder: string, workspace: string) => {
      const store = openStore({ sqlite, folder, migrations }, "bench");
      fill(store, workspace, count);
      store.close();
    };
    starts.push((await askOnce(installed, { prepare, goesOn: true })).startMs);
  }
  return median(starts);
}

async function turnMs(count: number): Promise<number> {
  const place = await newPlace();
  const workspace = mkdtempSync(path.join(tmpdir(), "hearth-bench-"));
  writeFileSync(path.join(workspace, "notes.md"), "buy tea\n");
  const store = openStore(place, "bench");
  fill(store, workspace, count);
  const sessions = await openSessions(store, workspace);
  try {
    sessions.open("it");
    const turns: number[] = [];
    for (let time = 0; time < times; time++) {
      const started = performance.now();
      sessions.send("it", "What do my notes say about tea?");
      await sessions.settled("it");
      turns.push(performance.now() - started);
    }
    return median(turns);
  } finally {
    await sessions.close();
    store.close();
    place.remove();
    rmSync(workspace, { recursive: true, force: true });
  }
}

/** A session as it is after so many messages: its older turns were summarised. */
function fill(store: Store, workspace: string, count: number): void {
  store.sessions.add(sessionRow("it", { title: "it", workspace }));
  const messages = longTalk(count / messagesOfTurn, null);
  const append = (event: AgentEvent & { type: "message" | "compaction" | "tool-start" }) =>
    store.events.append({ sessionId: "it", event: { ...rootAgent, ...event }, activity: "idle", admits: [] });
  for (const message of messages) {
    append({ type: "message", message });
    if (message.role === "assistant" && message.parts[0]?.type === "tool-call")
      append({ type: "tool-start", callId: message.parts[0].callId, tool: "view", title: "View", preview: null });
  }
  const digest = { messages: count - 20, rules: [], open: [], files: [], summaries: ["They read the log."] };
  const tokens = { before: 7_000, after: 2_000 };
  const fromId = messages.at(-20)?.id ?? null;
  const last = messages.at(-1);
  if (count > 20 && last)
    append({ type: "compaction", compaction: { id: "c", fromId, digest, cut: null, atId: last.id, tokens } });
}

async function openSessions(store: Store, workspace: string) {
  const closed = { closed: [], isPrivate: () => false, outputFolder: workspace, environment: {}, shell: null };
  const sandbox = { isAvailable: false as const, reason: "not needed here" };
  const { tools, guide } = await openFolderTools(workspace, { sandbox, ...closed });
  const world = { newId: randomUUID, now: () => performance.now(), summarise: nothing, autoCompact: true };
  return createSessions({
    store,
    startRun(request, signal) {
      const { engine } = scriptedFieldEngine(["look", "answer", "Buy tea."]);
      const protocol = guidedText(engine, randomUUID, { gate: null });
      const effects = effectsFrom(defaultProfile.effects).map((make) => make(world));
      const lent = { protocol, tools, guide, effects, gate: gateThatSays("once"), bind: hashActions };
      const { takePrompts } = request;
      const deps = { ...lent, ...world, instructions: noInstructions, takePrompts };
      return runAgent({ ...request, agent: rootAgent, maxSteps: 8 }, deps, signal);
    },
    agent: rootAgent,
    newId: randomUUID,
    now: Date.now,
    report: () => {},
  });
}

async function* nothing(): AsyncGenerator<never, string> {
  return "";
}
