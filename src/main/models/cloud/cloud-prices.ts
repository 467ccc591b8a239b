import type { LanguageModelV4Usage } from "@ai-sdk/provider";
import { calcPrice, type PriceOptions } from "@pydantic/genai-prices";
import type { CloudProvider } from "../../../shared/settings.ts";

/** What is known of a provider's model, from the list that ships with this version. */
export type CloudFacts = {
  /** Tokens that its window holds; null where that isn't known. */
  contextSize: number | null;
  /** What a step costs in US dollars; null where the price isn't known. */
  costOf(usage: LanguageModelV4Usage): number | null;
};

/** Prices change, so what comes of this is near what the provider will ask for, and no bill. */
export function cloudFacts(settings: CloudProvider, model: string): CloudFacts {
  const options = priceOptions(settings);
  const known = priceOf({ input_tokens: 0, output_tokens: 0 }, model, options);
  return {
    contextSize: known?.model.context_window ?? null,
    costOf({ inputTokens, outputTokens }) {
      const read = inputTokens.total ?? 0;
      const cacheRead = Math.min(read, inputTokens.cacheRead ?? 0);
      const usage = {
        input_tokens: read,
        cache_read_tokens: cacheRead,
        cache_write_tokens: Math.min(read - cacheRead, inputTokens.cacheWrite ?? 0),
        output_tokens: outputTokens.total ?? 0,
      };
      return priceOf(usage, model, options)?.total_price ?? null;
    },
  };
}

function priceOptions(settings: CloudProvider): PriceOptions {
  return settings.kind === "openai-compatible" ? { providerApiUrl: settings.url } : { providerId: settings.kind };
}

function priceOf(usage: Parameters<typeof calcPrice>[0], model: string, options: PriceOptions) {
  try {
    return calcPrice(usage, model, options);
  } catch {
    // a price that can't be worked out is one that isn't known; the step was made all the same
    return null;
  }
}
