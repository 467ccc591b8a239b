import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { FieldEngine } from "../guided/field-engine.ts";

/** A local model that writes no field longer than this: a test needs the beginning of an answer, not all of it. */
export function limitFields(fields: FieldEngine, most: number): FieldEngine {
  return {
    ...fields,
    free: (options, signal) => fields.free({ ...options, maxTokens: Math.min(options.maxTokens, most) }, signal),
  };
}

/** The same for a server's model. */
export function limitModel<Model extends Pick<LanguageModelV4, "doStream">>(model: Model, most: number): Model {
  return {
    ...model,
    doStream: (options) =>
      model.doStream({ ...options, maxOutputTokens: Math.min(options.maxOutputTokens ?? most, most) }),
  };
}
