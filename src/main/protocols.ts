import { AppError } from "../shared/error.ts";
import type { Fitness } from "../shared/fitness.ts";
import type { ModelEntry } from "../shared/model.ts";
import type { ModelSettings, Settings } from "../shared/settings.ts";
import type { StepProtocol } from "./agent/step-protocol.ts";
import { demoting } from "./guided/dialects/demoting.ts";
import { guidedText } from "./guided/dialects/guided-text.ts";
import { neverSilent } from "./guided/dialects/never-silent.ts";
import { nativeSystemPrompt } from "./guided/dialects/static-prompt.ts";
import type { EngineClient } from "./inference/engine-client.ts";
import { localProtocol } from "./inference/local-protocol.ts";

export type Protocols = {
  /**
   * How this model is asked for its steps in one run: as the settings say, else as its test does (null where there was none),
   * else as is usual. What wasn't set is given up where the model fails in it.
   */
  protocolFor(entry: ModelEntry, fitness: Fitness | null, newId: () => string): Promise<StepProtocol>;
};

/** Chooses the dialect for each model: guided steps or its template's tool calls for a local file, its own for a server's. */
export function createProtocols(engine: EngineClient, settings: Settings): Protocols {
  return {
    async protocolFor(entry, fitness, newId) {
      const own = settings.models[entry.id] ?? {};
      const dialect = own.dialect ?? fitness?.dialect ?? entry.dialect;
      const steps =
        entry.engine === "gguf"
          ? localSteps(engine, entry, own, dialect, fitness, newId)
          : servedSteps(settings.ollama.url, entry, own, dialect, newId);
      return neverSilent(await steps);
    },
  };
}

async function localSteps(
  engine: EngineClient,
  entry: ModelEntry,
  own: ModelSettings,
  dialect: string,
  fitness: Fitness | null,
  newId: () => string,
): Promise<StepProtocol> {
  if (entry.path === null) throw notInstalled(entry);
  const file = { id: entry.id, path: entry.path, settings: own };
  const gate = fitness?.gate ?? null;
  if (dialect === "native") {
    const { nativeSteps } = await import("./guided/dialects/native.ts");
    return localProtocol(engine, file, dialect, (fields) => {
      const steps = nativeSteps(fields, newId);
      const fallback = () => guidedText(fields, newId, { gate });
      return own.dialect ? steps : demoting(steps, { fallback, keepsWriting: true });
    });
  }
  if (dialect !== "guided-text") throw unsuited(entry, dialect);
  return localProtocol(engine, file, dialect, (fields) => guidedText(fields, newId, { gate }));
}

async function servedSteps(
  url: string,
  entry: ModelEntry,
  own: ModelSettings,
  dialect: string,
  newId: () => string,
): Promise<StepProtocol> {
  if (dialect !== "native" && dialect !== "guided-json") throw unsuited(entry, dialect);
  const { ollamaModel } = await import("./models/ollama.ts");
  const size = own.context_size === undefined ? {} : { contextSize: own.context_size };
  const model = ollamaModel({ url, model: entry.id.replace(/^ollama\//, ""), ...size });
  const { contextSize } = model;
  const served = { model, modelId: entry.id, contextSize, newId, now: () => performance.now() };
  const { createGuidedJson } = await import("./guided/dialects/guided-json.ts");
  if (dialect === "guided-json") return createGuidedJson(served);
  const { createServerTools } = await import("./guided/dialects/server-tools.ts");
  const steps = createServerTools({ dialect, systemPrompt: nativeSystemPrompt, ...served });
  return own.dialect ? steps : demoting(steps, { fallback: () => createGuidedJson(served), keepsWriting: false });
}

function notInstalled({ id }: ModelEntry): AppError {
  return new AppError(
    "model-unavailable",
    `The model ${id} isn't on this computer yet. Get it with: hearth models pull ${id}`,
  );
}

function unsuited({ id, engine }: ModelEntry, dialect: string): AppError {
  const fitting = engine === "gguf" ? '"guided-text" or "native"' : '"native" or "guided-json"';
  const message = `The settings give ${id} the dialect "${dialect}", which this version can't use with it. Use ${fitting}, or leave it out.`;
  return new AppError("invalid-input", message);
}
