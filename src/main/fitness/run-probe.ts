import type { AssistantPart, Message, RequestKind, StepUsage, ToolMessage } from "../../shared/message.ts";
import type { Guide, TurnState } from "../agent/guide.ts";
import type { Call, Step, StepContext, StepMasks, StepProtocol } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { guideIn } from "../guided/guide-in.ts";
import { isWanted } from "./judge-probe.ts";
import type { Probe } from "./probes.ts";
import { type VirtualFolder, virtualFolder } from "./virtual-folder.ts";
import { resultOf } from "../../shared/result-of.ts";

export type ProbeWorld = {
  protocol: StepProtocol;
  tools: readonly ToolSpec[];
  newId(): string;
  /** What the last reading cost, where that can be asked. */
  usage(): StepUsage | null;
};

export type ProbeOptions = {
  /** How many steps the model has. */
  steps: number;
  /** False: the model finds out everything by itself. */
  isHelped: boolean;
  /** Narrows what may be chosen. */
  masks?: (masks: StepMasks) => StepMasks;
  /** Which of several attempts it is. */
  attempt?: number;
};

export type ProbeResult = { isPassed: boolean; steps: readonly Step[]; usages: readonly StepUsage[] };

/**
 * Puts a request to a model as the agent would, and looks at the steps it makes. Nothing is carried out: the folder is
 * nowhere, and what the steps would do to it is only thought.
 */
export async function runProbe(
  probe: Probe,
  { protocol, tools, newId, usage }: ProbeWorld,
  { steps: most, isHelped, masks = (found) => found, attempt }: ProbeOptions,
  signal: AbortSignal,
): Promise<ProbeResult> {
  const folder = virtualFolder(probe.files, probe.prints ?? "exit 0");
  const guide = guideFor(folder, tools, isHelped);
  const context = await guide.context(probe.request, [], signal);
  const messages: Message[] = [{ role: "user", id: newId(), text: probe.request, context }];
  const kinds = await guide.kinds(probe.request, signal);
  const steps: Step[] = [];
  const usages: StepUsage[] = [];
  let kind: RequestKind | null = null;
  const stateNow = (): TurnState => ({ tools, messages, kind, stepsLeft: most + 2 - steps.length });
  const contextNow = async (): Promise<StepContext> => {
    const found = masks(await guide.masks(stateNow()));
    const chance = attempt === undefined ? {} : { attempt };
    const { grounding } = guide;
    return { tools, instructions: "", messages: [...messages], kind, kinds, masks: found, grounding, ...chance };
  };
  const noteUsage = (cost: StepUsage | null) => void (cost && usages.push(cost));

  async function take(parts: readonly AssistantPart[], origin: "model" | "harness"): Promise<void> {
    const isFirst = messages.length === 1;
    const state = stateNow();
    messages.push({
      role: "assistant",
      id: newId(),
      parts: [...parts],
      stop: "tool-calls",
      origin,
      kind: isFirst ? kind : null,
      usage: null,
    });
    for (const part of parts) {
      if (part.type !== "tool-call") continue;
      const result = resultOfCall(part, folder, newId());
      messages.push({ ...result, note: await guide.note(result, { ...state, messages }) });
    }
  }

  kind = await resultOf(protocol.classify(await contextNow(), signal));
  noteUsage(usage());
  for (;;) {
    const made = await guide.madeCalls(stateNow(), signal);
    if (made.length > 0) {
      await take(
        made.map((call) => ({ type: "tool-call", callId: newId(), written: null, ...call })),
        "harness",
      );
      continue;
    }
    const step = await resultOf(protocol.nextStep(await contextNow(), signal));
    steps.push(step);
    noteUsage(step.usage ?? usage());
    await take(step.parts, "model");
    const isPassed = isWanted(probe.wanted, step.parts, folder);
    const isOver = steps.length >= most || !step.parts.some((part) => part.type === "tool-call");
    if (isPassed || isOver) return { isPassed, steps, usages };
  }
}

/** What the harness knows of the folder; without help no more than what is in it. */
function guideFor({ view }: VirtualFolder, tools: readonly ToolSpec[], isHelped: boolean): Guide {
  const guide = guideIn(
    isHelped ? view : { ...view, search: async () => [] },
    tools,
    async () => null,
    async () => null,
  );
  return isHelped ? guide : { ...guide, madeCalls: async () => [], note: async () => "" };
}

function resultOfCall(call: Call & { callId: string }, folder: VirtualFolder, id: string): ToolMessage {
  const text = folder.carryOut(call);
  const { callId, tool } = call;
  const found =
    text === null ? { status: "failed" as const, text: "That isn't in the file." } : { status: "ok" as const, text };
  return { role: "tool", id, callId, tool, ...found, note: "", durationMs: 0 };
}
