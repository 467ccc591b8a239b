import type { Message, ToolMessage } from "../../../shared/message.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import { repairCall } from "../repair/repair-call.ts";

export type DemotingOptions = {
  /** The other way to ask the same model, made when it is needed. */
  fallback(): StepProtocol;
  /** True where the dialect keeps every call as its model wrote it: one without that was found in a text. */
  keepsWriting: boolean;
};

/** After so many calls that no tool could take the model is led instead. */
const mostRefused = 2;

/**
 * A model that acts by itself, until it shows that it can't: after two calls that name no tool or fit none, or one that it wrote
 * into its text, it is led for the rest of the run. One protocol is for one run. Its `dialect` stays that of `first`.
 */
export function demoting(first: StepProtocol, { fallback, keepsWriting }: DemotingOptions): StepProtocol {
  let led: StepProtocol | null = null;
  /** Messages of earlier runs say nothing about this one. */
  let startsAt: number | null = null;

  function chosen({ messages }: StepContext): StepProtocol {
    startsAt ??= messages.length;
    if (!led && messages.slice(startsAt).filter(isRefused).length >= mostRefused) led = fallback();
    return led ?? first;
  }

  return {
    ...first,
    classify: (context, signal) => chosen(context).classify(context, signal),
    async *nextStep(context, signal): AsyncGenerator<StepEvent, Step> {
      const protocol = chosen(context);
      const step = yield* protocol.nextStep(context, signal);
      if (protocol !== first) return step;
      const isText = !step.parts.some((part) => part.type === "tool-call");
      const isMisplaced = isText && writesCall(step, context);
      const isFound = keepsWriting && step.parts.some((part) => part.type === "tool-call" && part.written === null);
      if (isMisplaced || isFound) led = fallback();
      // a call that the text was meant to be isn't an answer: the step is made anew
      return isMisplaced && led ? yield* led.nextStep(context, signal) : step;
    },
  };
}

/** The tool's own refusals, as `call-tool.ts` and `tool.ts` of the core word them. */
function isRefused(message: Message): message is ToolMessage {
  if (message.role !== "tool" || message.status !== "failed") return false;
  return message.text.startsWith("There is no tool named ") || message.text.includes(" was called with wrong input:\n");
}

function writesCall({ parts }: Step, { tools }: StepContext): boolean {
  const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  return text !== "" && repairCall(text, tools) !== null;
}
