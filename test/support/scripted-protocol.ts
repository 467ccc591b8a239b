import type { JsonObject } from "../../src/shared/json.ts";
import type { RequestKind, StepUsage, StopReason } from "../../src/shared/message.ts";
import type { Step, StepContext, StepProtocol } from "../../src/main/agent/step-protocol.ts";

/** What the scripted model does in one step. */
export type ScriptedStep =
  | { says: string; stop?: StopReason; usage?: StepUsage }
  | { calls: { tool: string; input: JsonObject }[]; stop?: StopReason; usage?: StepUsage }
  | { fails: Error; after?: string; waitedFor?: string }
  | { waits: true; after?: string };

/** Plays its steps in order and remembers what it was asked. Running out of script is a failure, not silence. */
export function scriptedProtocol(steps: readonly ScriptedStep[], kind: RequestKind | null = null) {
  const asked: StepContext[] = [];
  let calls = 0;
  const protocol: StepProtocol = {
    dialect: "native",
    modelId: "scripted",
    async *classify() {
      return kind;
    },
    async *nextStep(context, signal) {
      const step = steps[asked.length];
      asked.push(structuredClone({ ...context, grounding: undefined }) as unknown as StepContext); // functions can't be cloned, and nobody asks for them
      if (!step) throw new Error(`The script has no step number ${asked.length}.`);
      if ("says" in step) {
        for (const word of step.says.split(/(?<= )/)) yield { type: "text", text: word };
        return finished({ parts: [{ type: "text", text: step.says }], stop: step.stop ?? "end" }, step.usage);
      }
      if ("calls" in step) {
        const parts = step.calls.map((call) => ({
          type: "tool-call" as const,
          callId: `call-${++calls}`,
          written: null,
          ...call,
        }));
        return finished({ parts, stop: step.stop ?? "tool-calls" }, step.usage);
      }
      if ("fails" in step && step.waitedFor) yield { type: "waiting", waitsFor: step.waitedFor };
      if (step.after) yield { type: "text", text: step.after };
      if ("fails" in step) throw step.fails;
      signal.throwIfAborted();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      signal.throwIfAborted();
      throw new Error("A wait ended without an abort.");
    },
  };
  return { protocol, asked };
}

function finished(step: Pick<Step, "parts" | "stop">, usage: StepUsage | null = null): Step {
  return { ...step, usage };
}
