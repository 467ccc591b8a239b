import type { FitnessProgress } from "../../../shared/fitness.ts";
import { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { Settings } from "../../../shared/settings.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import type { FitnessDeps } from "../../fitness/fitness-service.ts";
import { limitFields, limitModel } from "../../fitness/limit-tokens.ts";
import type { TestBench } from "../../fitness/probe-runner.ts";
import { guidedText } from "../../guided/dialects/guided-text.ts";
import { nativeSystemPrompt } from "../../guided/dialects/static-prompt.ts";
import type { EngineClient } from "../../inference/engine-client.ts";
import type { Talk } from "../../inference/remote-fields.ts";
import type { AppNetwork } from "./network-of.ts";
import { servedModel } from "./served-model.ts";

/** Enough to see what an answer will be. */
const localTokens = 60;
/** A server's model may think first, and that counts. */
const serverTokens = 400;

export type PrepareDeps = {
  engine: Pick<EngineClient, "load">;
  settings: Settings;
  network: Pick<AppNetwork, "fetchFor" | "keyOf">;
  tools(): Promise<readonly ToolSpec[]>;
  newId(): string;
};

const testing: Talk = { conversation: null, disk: "none", name: "the test of the model", priority: "background" };

/** Makes a model ready to be tested: loaded, with a conversation of its own, in each way that it could be asked. */
export function prepareTest(deps: PrepareDeps): FitnessDeps["prepare"] {
  return async function* (entry, signal) {
    return entry.engine === "gguf" ? yield* prepareLocal(entry, deps, signal) : await prepareServed(entry, deps);
  };
}

async function* prepareLocal(
  { id, path }: ModelEntry,
  { engine, settings, tools, newId }: PrepareDeps,
  signal: AbortSignal,
): AsyncGenerator<FitnessProgress, TestBench> {
  if (path === null) {
    throw new AppError("model-unavailable", `The model ${id} isn't here yet. Get it with: hearth models pull ${id}`);
  }
  const loading = engine.load({ id, path, settings: settings.models[id] ?? {} }, signal);
  let step = await loading.next();
  while (!step.done) {
    yield { ...step.value, what: "loading the model" };
    step = await loading.next();
  }
  const fields = limitFields(step.value.talk(testing), localTokens);
  const { nativeSteps } = await import("../../guided/dialects/native.ts");
  const native = fields.facts.toolCalls ? nativeSteps(fields, newId) : null;
  const protocols = { native, guidedText: guidedText(fields, newId), guidedJson: null };
  return { fields, protocols, tools: await tools(), newId, now: Date.now };
}

async function prepareServed(entry: ModelEntry, { settings, network, tools, newId }: PrepareDeps): Promise<TestBench> {
  const [whole, { createGuidedJson }, { createServerTools }] = await Promise.all([
    servedModel(entry, { settings, network }, "test of a model", null),
    import("../../guided/dialects/guided-json.ts"),
    import("../../guided/dialects/server-tools.ts"),
  ]);
  const model = limitModel(whole, serverTokens);
  const served = { model, modelId: entry.id, contextSize: whole.contextSize, newId, now: () => performance.now() };
  const protocols = {
    native: createServerTools({ dialect: "native", systemPrompt: nativeSystemPrompt, ...served }),
    guidedText: null,
    guidedJson: createGuidedJson(served),
  };
  return { fields: null, protocols, tools: await tools(), newId, now: Date.now };
}
