import type { LanguageModelV4, LanguageModelV4Message, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { JsonObject } from "../../src/shared/json.ts";
import type { ChatFormat, FieldEngine, PromptPart } from "../../src/main/guided/field-engine.ts";
import { writeGrammar } from "../../src/main/guided/dialects/grammar/gbnf.ts";
import { grammarFor } from "../../src/main/guided/dialects/grammar/json-grammar.ts";

/** The system text that each engine has read. */
const systems = new WeakMap<FieldEngine, string>();

/**
 * A local model behind the interface of a server that keeps to schemas, as Ollama does. As on a server with several slots each system
 * text has a state of its own, as far as there are engines.
 */
export function engineAsServer(engines: readonly [FieldEngine, ...FieldEngine[]]): Pick<LanguageModelV4, "doStream"> {
  function slotFor([system]: readonly LanguageModelV4Message[]): FieldEngine {
    const text = system ? textOf(system) : "";
    const slot =
      engines.find((engine) => systems.get(engine) === text) ??
      engines.find((engine) => !systems.has(engine)) ??
      engines[0];
    systems.set(slot, text);
    return slot;
  }

  return {
    async doStream({ prompt, responseFormat, maxOutputTokens = 1_000, abortSignal }) {
      const engine = slotFor(prompt);
      const signal = abortSignal ?? new AbortController().signal;
      const schema = responseFormat?.type === "json" ? responseFormat.schema : undefined;
      const grammar = schema ? grammarOf(schema as JsonObject) : null;
      for await (const _ of engine.read(partsOf(engine.facts.chat, prompt), signal));
      const writing = engine.free({ end: "turn", grammar, maxTokens: maxOutputTokens }, signal);
      return {
        stream: new ReadableStream<LanguageModelV4StreamPart>({
          async pull(controller) {
            const next = await writing.next();
            if (!next.done) return controller.enqueue({ type: "text-delta", id: "t", delta: next.value });
            const { evaluated, reused, sampled, forced } = engine.usage();
            const total = evaluated + reused;
            const unified = next.value.stop === "length" ? "length" : "stop";
            controller.enqueue({
              type: "finish",
              finishReason: { unified, raw: unified },
              usage: {
                inputTokens: { total, noCache: evaluated, cacheRead: reused, cacheWrite: undefined },
                outputTokens: { total: sampled + forced, text: sampled + forced, reasoning: undefined },
              },
            });
            controller.close();
          },
        }),
      };
    },
  };
}

function grammarOf(schema: JsonObject): string {
  return writeGrammar(grammarFor(schema, { name: "root", layout: "compact" }).rules);
}

function partsOf(chat: ChatFormat, prompt: readonly LanguageModelV4Message[]): PromptPart[] {
  const [system, ...turns] = prompt;
  const said = turns.flatMap((message, index): PromptPart[] => {
    const border = message.role === "assistant" ? chat.userToAssistant : chat.assistantToUser;
    return [...(index === 0 ? chat.systemToUser : border), { type: "text", text: textOf(message) }];
  });
  const opening: PromptPart[] = system ? [...chat.beforeSystem, { type: "text", text: textOf(system) }] : [];
  return [...opening, ...said, ...chat.userToAssistant];
}

function textOf({ content }: LanguageModelV4Message): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}
