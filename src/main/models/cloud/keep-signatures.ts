import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  SharedV4ProviderMetadata,
} from "@ai-sdk/provider";
import type { CloudModel } from "./cloud-model.ts";

/**
 * Some providers sign what their models think, and want it back to the letter with the results of the calls that followed:
 * Anthropic the thought, Google the call. Our messages hold only the words, so the signatures are kept here, for as long as a
 * run lasts; in the runs after it nobody asks for them.
 */
export function keepSignatures(model: CloudModel): CloudModel {
  const thoughts = new Map<string, SharedV4ProviderMetadata>();
  const calls = new Map<string, SharedV4ProviderMetadata>();
  return {
    async doStream(call) {
      const opened = await model.doStream({ ...call, prompt: withSignatures(call.prompt, thoughts, calls) });
      return { ...opened, stream: opened.stream.pipeThrough(noting(thoughts, calls)) };
    },
  };
}

function noting(thoughts: Map<string, SharedV4ProviderMetadata>, calls: Map<string, SharedV4ProviderMetadata>) {
  let all = "";
  let signature: SharedV4ProviderMetadata | undefined;
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      // our messages join what was thought in one reply, and so must be what it is found by
      if (part.type === "reasoning-delta") all += part.delta;
      if (part.type === "reasoning-start" || part.type === "reasoning-delta" || part.type === "reasoning-end") {
        signature = mergeMetadata(signature, part.providerMetadata);
        if (all !== "" && signature?.["anthropic"]) thoughts.set(all, signature);
      }
      if (part.type === "tool-call" && part.providerMetadata?.["google"]) {
        calls.set(callKey(part.toolName, parsed(part.input)), part.providerMetadata);
      }
      controller.enqueue(part);
    },
  });
}

function withSignatures(
  prompt: LanguageModelV4Prompt,
  thoughts: ReadonlyMap<string, SharedV4ProviderMetadata>,
  calls: ReadonlyMap<string, SharedV4ProviderMetadata>,
): LanguageModelV4CallOptions["prompt"] {
  return prompt.map((message) => {
    if (message.role !== "assistant") return message;
    const content = message.content.map((part) => {
      if (part.type === "reasoning") return signed(part, thoughts.get(part.text));
      if (part.type === "tool-call") return signed(part, calls.get(callKey(part.toolName, part.input)));
      return part;
    });
    return { ...message, content };
  });
}

function signed<Part extends object>(part: Part, providerOptions: SharedV4ProviderMetadata | undefined): Part {
  return providerOptions ? { ...part, providerOptions } : part;
}

function mergeMetadata(
  known: SharedV4ProviderMetadata | undefined,
  next: SharedV4ProviderMetadata | undefined,
): SharedV4ProviderMetadata | undefined {
  if (!known || !next) return next ?? known;
  const providers = Object.keys({ ...known, ...next });
  return Object.fromEntries(providers.map((name) => [name, { ...known[name], ...next[name] }]));
}

function callKey(tool: string, input: unknown): string {
  return `${tool} ${JSON.stringify(input)}`;
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input || "{}");
  } catch {
    return input;
  }
}
