import { AppError } from "../shared/error.ts";
import type { ModelEntry } from "../shared/model.ts";
import type { Settings } from "../shared/settings.ts";
import type { StepProtocol } from "./agent/step-protocol.ts";
import { guidedText } from "./guided/dialects/guided-text.ts";
import { nativeSystemPrompt } from "./guided/dialects/static-prompt.ts";
import type { EngineClient } from "./inference/engine-client.ts";
import { localProtocol } from "./inference/local-protocol.ts";

export type Protocols = {
  /** How this model is asked for its steps. The same for all sessions, so that a model is loaded once. */
  protocolFor(entry: ModelEntry, newId: () => string): Promise<StepProtocol>;
};

/** Chooses the dialect for each model: guided steps or its template's tool calls for a local file, its own for a server's. */
export function createProtocols(engine: EngineClient, settings: Settings): Protocols {
  return {
    async protocolFor(entry, newId) {
      const own = settings.models[entry.id] ?? {};
      const dialect = own.dialect ?? entry.dialect;
      if (entry.engine === "gguf") {
        if (entry.path === null) throw notInstalled(entry);
        const file = { id: entry.id, path: entry.path, settings: own };
        if (dialect === "native") {
          const { nativeSteps } = await import("./guided/dialects/native.ts");
          return localProtocol(engine, file, dialect, (fields) => nativeSteps(fields, newId));
        }
        if (dialect !== "guided-text") throw unsuited(entry, dialect);
        return localProtocol(engine, file, dialect, (fields) => guidedText(fields, newId));
      }
      if (dialect !== "native" && dialect !== "guided-json") throw unsuited(entry, dialect);
      const { ollamaModel } = await import("./models/ollama.ts");
      const size = own.context_size === undefined ? {} : { contextSize: own.context_size };
      const model = ollamaModel({ url: settings.ollama.url, model: entry.id.replace(/^ollama\//, ""), ...size });
      const { contextSize } = model;
      const served = { model, modelId: entry.id, contextSize, newId, now: () => performance.now() };
      if (dialect === "guided-json") {
        const { createGuidedJson } = await import("./guided/dialects/guided-json.ts");
        return createGuidedJson(served);
      }
      const { createServerTools } = await import("./guided/dialects/server-tools.ts");
      return createServerTools({ dialect, systemPrompt: nativeSystemPrompt, ...served });
    },
  };
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
