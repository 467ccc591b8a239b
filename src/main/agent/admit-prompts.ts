import type { AgentEvent } from "../../shared/event.ts";
import type { Message, UserMessage } from "../../shared/message.ts";
import { type Said, saidTogether } from "../../shared/said.ts";
import { attachedContext } from "./attached-context.ts";
import type { Guide } from "./guide.ts";
import { planOrder } from "./plan-run.ts";
import type { StepProtocol } from "./step-protocol.ts";
import { measureOf } from "./take-instructions.ts";
import { toAgentEvent } from "./take-step.ts";

export type AdmitDeps = {
  protocol: StepProtocol;
  guide: Pick<Guide, "context">;
  newId(): string;
  /** Hands over what the person has said since it was last asked: at the start, and between two steps. */
  takePrompts(): readonly Said[];
  /** What happened meanwhile that the model is to know with the next prompt. Empty for nothing. */
  news?(): string;
};

/** A request, and what the person has to know of what became of its attachments. */
type Admitted = { message: UserMessage; notices: readonly string[] };

/** What the person has said, as the model gets to know it; null where that was nothing. */
export async function* admittedPrompts(
  deps: AdmitDeps,
  seen: readonly Message[],
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, Admitted | null> {
  const said = saidTogether(deps.takePrompts());
  const { text, isPlan } = said;
  if (!text) return null;
  const { context: attached, notices } = yield* attachedTo(said, deps.protocol, signal);
  const known = await deps.guide.context(text, seen, signal);
  const news = deps.news?.() ?? "";
  // attached files come first: what was read of them ahead stays as it was, whatever is asked
  const context = [attached, known, news, isPlan ? planOrder : ""].filter((part) => part !== "").join("\n\n");
  const message = { role: "user" as const, id: deps.newId(), ...said, context };
  const images = { own: imagesIn([said]), earlier: imagesIn(seen) };
  const unseen = [...images.earlier, ...images.own];
  if (unseen.length === 0 || (await deps.protocol.sees?.(signal))) return { message, notices };
  const told = unseenNotice(images, seen, deps.protocol.modelId);
  return { message: { ...message, unseen }, notices: [...notices, ...told] };
}

async function* attachedTo({ attachments = [] }: Said, protocol: StepProtocol, signal: AbortSignal) {
  if (!attachments.some(({ type }) => type === "file")) return { context: "", notices: [] };
  return attachedContext(attachments, yield* toldAsEvents(measureOf(protocol, signal)));
}

/** The names of the images among what was said. */
function imagesIn(said: readonly (Message | Said)[]): string[] {
  const attachments = said.flatMap((each) => ("attachments" in each ? (each.attachments ?? []) : []));
  return attachments.flatMap(({ type, name }) => (type === "image" ? [name] : []));
}

/** Of earlier images it is told once: with the first request whose model can't see them. */
function unseenNotice(
  { own, earlier }: { own: readonly string[]; earlier: readonly string[] },
  seen: readonly Message[],
  modelId: string,
): string[] {
  const before = seen.findLast((message) => message.role === "user");
  const known = before?.role === "user" ? (before.unseen ?? []) : [];
  const names = [...earlier.filter((name) => !known.includes(name)), ...own];
  if (names.length === 0) return [];
  const were = names.length === 1 ? "was" : "were";
  return [`${names.join(", ")} ${were} left out: ${modelId} can't see images. Choose a model that can, and ask again.`];
}

/** Nothing is written yet, so that there is no message for it to be a part of. */
async function* toldAsEvents<Result>(
  steps: AsyncGenerator<Parameters<typeof toAgentEvent>[0], Result>,
): AsyncGenerator<AgentEvent, Result> {
  let step = await steps.next();
  while (!step.done) {
    yield toAgentEvent(step.value, "");
    step = await steps.next();
  }
  return step.value;
}
