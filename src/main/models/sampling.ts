import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { ModelSettings } from "../../shared/settings.ts";

export type Sampling = Pick<LanguageModelV4CallOptions, "temperature" | "topP" | "topK" | "reasoning">;

/** How a model is to choose its words, in the words of its adapter. Empty where the settings leave it to the model. */
export function samplingOf({ temperature, top_p, top_k, reasoning }: ModelSettings): Sampling {
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(top_p === undefined ? {} : { topP: top_p }),
    ...(top_k === undefined ? {} : { topK: top_k }),
    ...(reasoning === undefined ? {} : { reasoning }),
  };
}
