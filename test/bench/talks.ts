import { randomUUID } from "node:crypto";
import { effectsFrom } from "../../src/main/agent/effects/effect-kinds.ts";
import { runAgent } from "../../src/main/agent/loop.ts";
import { defaultProfile } from "../../src/main/agent/profile.ts";
import { guidedText } from "../../src/main/guided/dialects/guided-text.ts";
import { hashActions } from "../../src/main/permission/hash-actions.ts";
import { createSessions } from "../../src/main/session/sessions.ts";
import type { Store } from "../../src/main/store/open-store.ts";
import { openFolderTools } from "../../src/main/wiring/folders/folder-tools.ts";
import { rootAgent } from "../../src/main/wiring/agents/root-agent.ts";
import type { AgentEvent } from "../../src/shared/event.ts";
import { longTalk } from "../support/long-talk.ts";
import { gateThatSays, noInstructions } from "../support/run-agent.ts";
import { scriptedFieldEngine } from "../support/scripted-field-engine.ts";
import { sessionRow } from "../support/session-row.ts";

const messagesOfTurn = 4;

/** A session as it is after so many messages: its older turns were summarised, if `isCompacted`. */
export function fillSession(store: Store, workspace: string, count: number, isCompacted: boolean): void {
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
  if (isCompacted && last)
    append({ type: "compaction", compaction: { id: "c", fromId, digest, cut: null, atId: last.id, tokens } });
}

/** Sessions with the loop and the tools as they are, and a model that needs no time. `onRequest` hears when it is asked. */
export async function openSessions(store: Store, workspace: string, onRequest: () => void = () => {}) {
  const closed = { closed: [], isPrivate: () => false, outputFolder: workspace, environment: {}, shell: null };
  const sandbox = { isAvailable: false as const, reason: "not needed here" };
  const { tools, guide } = await openFolderTools(workspace, { sandbox, ...closed });
  const world = { newId: randomUUID, now: () => performance.now(), summarise: nothing, autoCompact: true };
  return createSessions({
    store,
    startRun(request, signal) {
      const { engine } = scriptedFieldEngine(["look", "answer", "Buy tea."]);
      const heard = {
        ...engine,
        read: (...asked: Parameters<typeof engine.read>) => (onRequest(), engine.read(...asked)),
      };
      const protocol = guidedText(heard, randomUUID, { gate: null });
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
