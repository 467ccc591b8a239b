import { randomUUID } from "node:crypto";
import type { TaggedEvent } from "../../../shared/event.ts";
import { effectsFrom } from "../../agent/effects/effect-kinds.ts";
import type { AgentRunsDeps, RunOrder } from "./agent-runs.ts";
import { scopeTools } from "../../agent/tool-scope.ts";
import { createSummarise } from "./summarise.ts";

/** A turn has ended, and nobody waits. */
export type AfterTurn = Pick<RunOrder, "sessionId" | "agent" | "profile" | "workspace" | "modelId" | "history"> &
  Required<Pick<RunOrder, "compaction">>;

/** Makes room in a conversation between two turns, by the effect that would do so in the next one. Only models of the user's own are asked for it. */
export function createCompactAfter(
  deps: Pick<AgentRunsDeps, "settings" | "models" | "fitness" | "protocols" | "idle" | "toolsFor">,
): (turn: AfterTurn, signal: AbortSignal) => AsyncGenerator<TaggedEvent, void> {
  return async function* ({ agent, profile, sessionId, workspace, modelId, history, compaction }, signal) {
    const wanted = effectsFrom(profile.effects.filter(({ kind }) => kind === "compact"));
    if (wanted.length === 0 || !deps.settings.compact.auto) return;
    const endUse = deps.idle.use();
    try {
      const own = await deps.toolsFor({ sessionId, workspace, profile, scope: scopeTools(profile, null) });
      const tools = [...own.tools.values()].map((tool) => tool.spec);
      const entry = await deps.models.resolve(modelId, signal);
      const whose = { entry, tools, grounding: own.guide.grounding, runId: null, priority: "background" as const };
      const summarise = createSummarise(deps, whose);
      const world = { newId: randomUUID, now: () => performance.now(), summarise, autoCompact: true };
      const iteration = { messages: history, compaction, tools, before: history.length, reply: null, course: {} };
      for (const make of wanted) {
        const events = make(world).before?.(iteration, signal);
        if (!events) continue;
        for await (const event of events) yield { ...agent, ...event };
      }
    } finally {
      endUse();
    }
  };
}
