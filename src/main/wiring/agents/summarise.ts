import { randomUUID } from "node:crypto";
import { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { Settings } from "../../../shared/settings.ts";
import type { Summarise } from "../../agent/compaction/compact-conversation.ts";
import type { Grounding, StepProtocol } from "../../agent/step-protocol.ts";
import { toAgentEvent } from "../../agent/take-step.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import type { FitnessService } from "../../fitness/fitness-service.ts";
import type { Talk } from "../../inference/remote-fields.ts";
import type { Models } from "../../models/models.ts";
import type { Protocols } from "../models/protocols.ts";

export type SummariseDeps = {
  settings: Settings;
  models: Pick<Models, "resolve">;
  fitness: Pick<FitnessService, "of">;
  protocols: Protocols;
};

/** Whose conversation it is: the model it is had with, and what its prompts begin with. */
export type SummarisedRun = {
  entry: ModelEntry | null;
  /** The way its model is asked; taken where it is a provider's. Missing where no such model may be asked. */
  protocol?: StepProtocol;
  tools: readonly ToolSpec[];
  grounding: Grounding;
  runId: string | null;
  priority: Talk["priority"];
};

/** Has conversations summarised: by the model that the settings name for small work, else by the one they are had with. */
export function createSummarise(deps: SummariseDeps, run: SummarisedRun): Summarise {
  let found: Promise<StepProtocol> | null = null;

  async function findProtocol(signal: AbortSignal): Promise<StepProtocol> {
    const entry = (await smallModel(deps, signal)) ?? run.entry;
    if (entry && entry.engine !== "cloud") {
      // a conversation of its own, so that the one it is about keeps its state
      const talk: Talk = { conversation: null, disk: "find", name: "a summary", priority: run.priority };
      const known = await deps.fitness.of(entry, signal);
      return deps.protocols.protocolFor(entry, known, { talk, runId: run.runId, newId: randomUUID }, signal);
    }
    if (run.protocol) return run.protocol;
    throw new AppError("model-unavailable", "no model on this computer can summarise it");
  }

  return async function* ({ part, earlier, words }, signal) {
    found ??= findProtocol(signal);
    const protocol = await found;
    const message = {
      role: "user" as const,
      id: randomUUID(),
      text: `Summarise this part of a conversation between a user and an assistant in at most ${words} words: what was asked, found, decided and changed, with names and numbers. Write the summary alone.`,
      context: `${earlier === "" ? "" : `Known already, not to be said again:\n${earlier}\n\n`}The part:\n${part}`,
    };
    const { tools, grounding } = run;
    const masks = { allowed: ["answer"], exclude: [] };
    const asked = { instructions: "", messages: [message], kind: "chat" as const, kinds: ["chat" as const] };
    const context = { tools, ...asked, masks, grounding };
    const steps = protocol.nextStep(context, signal);
    let step = await steps.next();
    while (!step.done) {
      // its words aren't the conversation's
      const { type } = step.value;
      if (type === "waiting" || type === "progress" || type === "asking") yield toAgentEvent(step.value, message.id);
      step = await steps.next();
    }
    return step.value.parts.map((each) => (each.type === "text" ? each.text : "")).join("");
  };
}

/** The model for small work, where the settings name one that is here; null where they don't. */
async function smallModel({ settings, models }: SummariseDeps, signal: AbortSignal): Promise<ModelEntry | null> {
  if (settings.model.small.id === undefined) return null;
  try {
    const entry = await models.resolve("small", signal);
    return entry.installed && entry.engine !== "cloud" ? entry : null;
  } catch {
    // the model of the conversation does it as well
    signal.throwIfAborted();
    return null;
  }
}
