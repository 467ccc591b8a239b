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

/** Chooses the dialect for each model: guided steps for a local file, its own tool calls for a server's model. */
export function createProtocols(engine: EngineClient, settings: Settings): Protocols {
  return {
    async protocolFor(entry, newId) {
      const own = settings.models[entry.id] ?? {};
      const dialect = own.dialect ?? entry.dialect;
      if (entry.engine === "gguf") {
        if (entry.path === null) throw notInstalled(entry);
        if (dialect !== "guided-text") throw unsuited(entry, dialect);
        const file = { id: entry.id, path: entry.path, settings: own };
        return localProtocol(engine, file, dialect, (fields) => guidedText(fields, newId));
      }
      if (dialect !== "native") throw unsuited(entry, dialect);
      const [{ ollamaModel }, { createNativeProtocol }] = await Promise.all([
        import("./models/ollama.ts"),
        import("./guided/dialects/native.ts"),
      ]);
      const size = own.context_size === undefined ? {} : { contextSize: own.context_size };
      const model = ollamaModel({ url: settings.ollama.url, model: entry.id.replace(/^ollama\//, ""), ...size });
      return createNativeProtocol({
        model,
        modelId: entry.id,
        systemPrompt: nativeSystemPrompt,
        contextSize: model.contextSize,
        newId,
        now: () => performance.now(),
      });
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
  const fitting = engine === "gguf" ? "guided-text" : "native";
  const message = `The settings give ${id} the dialect "${dialect}", which this version can't use with it. Use "${fitting}", or leave it out.`;
  return new AppError("invalid-input", message);
}
