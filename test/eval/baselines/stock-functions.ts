import { randomUUID } from "node:crypto";
import { defineChatSessionFunction, getLlama, type GbnfJsonObjectSchema, LlamaChatSession } from "node-llama-cpp";
import { carryOut as finish } from "../../support/run-tool.ts";
import { toAppError } from "../../../src/shared/error.ts";
import type { TaggedEvent } from "../../../src/shared/event.ts";
import type { Message } from "../../../src/shared/message.ts";
import type { Tool } from "../../../src/main/agent/tool.ts";
import { rootAgent } from "../../../src/main/wiring/agents/root-agent.ts";
import { type EvalAgent, toolMaker } from "../agent.ts";

/** No task is worth more tokens than this. */
const mostTokens = 1_500;

/** Function calling as the library offers it, with the product's tools: nothing of Hearth leads the model. */
export async function stockFunctions(model: { path: string }): Promise<EvalAgent> {
  const llama = await getLlama({ gpu: false, build: "never" });
  const loaded = await llama.loadModel({ modelPath: model.path });
  const context = await loaded.createContext({ contextSize: 8192, threads: 2 });
  const sequence = context.getSequence();
  const { openTools, remove } = await toolMaker();

  return {
    async ask(folder, prompt) {
      const { tools } = await openTools(folder);
      const events: TaggedEvent[] = [];
      const tell = (message: Message) => void events.push({ ...rootAgent, type: "message", message });
      const call = async (tool: Tool, input: unknown): Promise<string> => {
        const callId = randomUUID();
        const { name } = tool.spec;
        const { status, text } = await carryOut(tool, input, callId);
        const answer = {
          role: "tool",
          id: randomUUID(),
          callId,
          tool: name,
          status,
          text,
          note: "",
          durationMs: 0,
        } as const;
        tell(answer);
        return text;
      };
      const functions = Object.fromEntries(
        [...tools.values()].map((tool) => [
          tool.spec.name,
          defineChatSessionFunction({
            description: tool.spec.description,
            // the library has a type of its own for the schemas that it takes
            params: tool.spec.inputSchema as unknown as GbnfJsonObjectSchema,
            handler: (input: unknown) => call(tool, input),
          }),
        ]),
      );
      await sequence.clearHistory();
      const before = sequence.tokenMeter.getState();
      const session = new LlamaChatSession({
        contextSequence: sequence,
        systemPrompt:
          "You are an assistant on the user's own computer. Do what is asked in the user's folder with the functions.",
      });
      const text = await session.prompt(prompt, {
        functions,
        temperature: 0,
        maxTokens: mostTokens,
        signal: AbortSignal.timeout(300_000),
        stopOnAbortSignal: true,
      });
      const spent = sequence.tokenMeter.diff(before);
      session.dispose({ disposeSequence: false });
      const usage = {
        evaluated: spent.usedInputTokens,
        reused: 0,
        sampled: spent.usedOutputTokens,
        forced: 0,
        readMs: 0,
        writeMs: 0,
        contextUsed: 0,
        contextSize: 8192,
      };
      tell({
        role: "assistant",
        id: randomUUID(),
        parts: [{ type: "text", text }],
        stop: "end",
        origin: "model",
        kind: null,
        usage,
      });
      return events;
    },
    async close() {
      remove();
      await llama.dispose();
    },
  };
}

async function carryOut(
  tool: Tool,
  input: unknown,
  callId: string,
): Promise<{ status: "ok" | "failed"; text: string }> {
  try {
    const signal = AbortSignal.timeout(60_000);
    const plan = await tool.plan(
      input,
      { sessionId: "stock", callId, depth: 0, mayChange: true, agents: null },
      signal,
    );
    return { status: "ok", text: (await finish(plan, signal)).text };
  } catch (cause) {
    return { status: "failed", text: toAppError(cause).message };
  }
}
