import type { AgentEvent } from "../../shared/event.ts";
import type { AssistantMessage } from "../../shared/message.ts";
import type { Guide, Trial, TurnState } from "./guide.ts";
import type { StepContext, StepMasks, StepProtocol } from "./step-protocol.ts";
import { takeStep } from "./take-step.ts";

/** More attempts than this cost a small machine more time than they are worth. */
const mostAttempts = 5;

const rank: Readonly<Record<Trial, number>> = { passes: 3, better: 2, same: 1, impossible: 0 };

/**
 * The model's next step; where a change can be tried out before it is made, the best of several. Each attempt is carried out in
 * a throw-away copy and compared by what comes of it, not by what the model thinks of it. Only the first attempt is shown
 * while it is written.
 */
export async function* bestStep(
  protocol: StepProtocol,
  context: StepContext,
  guide: Pick<Guide, "tryOut">,
  state: TurnState,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  const first = yield* takeStep(protocol, context, messageId, signal);
  let trial = await tryStep(first, guide, state, signal);
  if (trial === null) return first;
  let best = { step: first, trial };
  let masks = context.masks;
  let last = first;
  for (let attempt = 2; attempt <= mostAttempts && best.trial !== "passes"; attempt++) {
    yield { type: "model-progress", phase: "try", done: attempt, total: mostAttempts };
    // every other attempt looks elsewhere, the others look for other words
    if (attempt % 2 === 1 || trial === "impossible") masks = withoutTried(masks, last);
    last = yield* unseen(takeStep(protocol, { ...context, masks, attempt }, messageId, signal));
    trial = (await tryStep(last, guide, state, signal)) ?? "impossible";
    if (rank[trial] > rank[best.trial]) best = { step: last, trial };
  }
  return best.step;
}

async function tryStep(
  step: AssistantMessage,
  guide: Pick<Guide, "tryOut">,
  state: TurnState,
  signal: AbortSignal,
): Promise<Trial | null> {
  const calls = step.parts.filter((part) => part.type === "tool-call");
  const [call] = calls;
  if (!call || calls.length !== 1 || step.stop === "length") return null;
  try {
    return await guide.tryOut(call, state, signal);
  } catch {
    signal.throwIfAborted();
    // a trial is a help: where none can be made, such as on a full disk, the step is taken all the same
    return null;
  }
}

/** The line that was tried isn't chosen again. */
function withoutTried(masks: StepMasks, { parts }: AssistantMessage): StepMasks {
  const tried = parts.flatMap((part) => {
    const line = part.type === "tool-call" ? part.input["old_text"] : undefined;
    return typeof line === "string" ? [line] : [];
  });
  const exclude = ["edit", "fix"].map((tool) => ({ tool, field: "old", values: tried }));
  return { ...masks, exclude: [...masks.exclude, ...exclude] };
}

/** What an attempt says of itself while it is made is of no use to anybody: it may never be done. */
async function* unseen(
  steps: AsyncGenerator<AgentEvent, AssistantMessage>,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return step.value;
}
