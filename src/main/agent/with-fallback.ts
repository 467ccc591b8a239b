import { type AppError, toAppError } from "../../shared/error.ts";
import type { Measure } from "./prompt/fit-text.ts";
import type { Reading } from "./question.ts";
import type { RequestKind } from "../../shared/message.ts";
import { askToSend, type ConsentDeps, type Elsewhere, pack } from "./send-elsewhere.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "./step-protocol.ts";

/** A model here, or a sentence that says why none is asked. */
export type Local = { protocol: StepProtocol } | { none: string };

/** A model that failed so often in a run isn't asked again in it. */
const mostFailures = 2;

/**
 * The model here for as long as it can, and then one of a provider: after one question, with what was shown. It goes back to the
 * model here only with the next run. What the model here had begun to say isn't said twice: then its failure is the run's.
 */
export function withFallback(
  local: Local,
  elsewhere: Elsewhere & { modelId: string },
  deps: ConsentDeps,
): StepProtocol {
  let failures = 0;
  let why = "none" in local ? local.none : null;
  let away: StepProtocol | null = null;

  /** Says why nothing more is to be expected of the model here; null where it may be asked once more. */
  const giveUp = (error: AppError): string | null => {
    failures += 1;
    // the window, or the memory: its own words say which
    if (error.code === "too-large") return `The model here has no room for this: ${error.message}`;
    // what won't be otherwise the second time: the file is gone, or can't be loaded
    if (!error.retryable && error.code !== "internal") return `The model here can't be used: ${error.message}`;
    return failures < mostFailures ? null : `The model here failed ${failures} times: ${error.message}`;
  };

  async function* here<Result>(
    ask: (protocol: StepProtocol) => AsyncGenerator<StepEvent, Result>,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, { result: Result } | null> {
    while (why === null && "protocol" in local) {
      let hasSaid = false;
      try {
        const steps = ask(local.protocol);
        let step = await steps.next();
        while (!step.done) {
          hasSaid ||= isSaid(step.value);
          yield step.value;
          step = await steps.next();
        }
        return { result: step.value };
      } catch (cause) {
        signal.throwIfAborted();
        const error = toAppError(cause);
        if (error.code === "cancelled" || hasSaid) throw cause;
        why = giveUp(error);
      }
    }
    return null;
  }

  async function* send(context: StepContext, because: string, signal: AbortSignal): AsyncGenerator<StepEvent, Step> {
    const parcel = pack(context, elsewhere, because, deps.digest);
    if (!away) {
      yield* askToSend(parcel, deps, signal);
      away = await elsewhere.open(signal);
    }
    const step = yield* away.nextStep(
      { ...context, instructions: parcel.instructions, messages: parcel.messages },
      signal,
    );
    return { ...step, sent: { modelId: elsewhere.modelId, host: elsewhere.host, why: because } };
  }

  return {
    dialect: "protocol" in local ? local.protocol.dialect : "cloud",
    modelId: "protocol" in local ? local.protocol.modelId : elsewhere.modelId,
    async sees(signal) {
      return why === null && "protocol" in local ? ((await local.protocol.sees?.(signal)) ?? false) : true;
    },
    async *measure(signal): AsyncGenerator<StepEvent, Measure | null> {
      const known = yield* here(async function* (protocol) {
        return protocol.measure ? yield* protocol.measure(signal) : null;
      }, signal);
      return known ? known.result : { contextSize: elsewhere.contextSize, count: null };
    },
    async *classify(context, signal): AsyncGenerator<StepEvent, RequestKind | null> {
      const known = yield* here((protocol) => protocol.classify(context, signal), signal);
      return known ? known.result : null;
    },
    async *readRequest(question, signal): AsyncGenerator<StepEvent, Reading | null> {
      const read = yield* here(async function* (protocol) {
        return protocol.readRequest ? yield* protocol.readRequest(question, signal) : null;
      }, signal);
      return read ? read.result : null;
    },
    takeUsage: () => ("protocol" in local ? (local.protocol.takeUsage?.() ?? null) : null),
    async *fillIn(gap, signal): AsyncGenerator<StepEvent, string | null> {
      const filled = yield* here(async function* (protocol) {
        return protocol.fillIn ? yield* protocol.fillIn(gap, signal) : null;
      }, signal);
      return filled ? filled.result : null;
    },
    async *nextStep(context, signal): AsyncGenerator<StepEvent, Step> {
      const made = yield* here((protocol) => protocol.nextStep(context, signal), signal);
      return made ? made.result : yield* send(context, why ?? "", signal);
    },
  };
}

/** What of a step is shown as the model's own; that it waited, or how far it has read, isn't. */
function isSaid({ type }: StepEvent): boolean {
  return type === "text" || type === "reasoning" || type === "call";
}
