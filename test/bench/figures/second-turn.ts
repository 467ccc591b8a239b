import { randomUUID } from "node:crypto";
import type { Message } from "../../../src/shared/message.ts";
import { guidedText } from "../../../src/main/guided/dialects/guided-text.ts";
import type { Step, StepContext } from "../../../src/main/agent/step-protocol.ts";
import { atMost, type Figure } from "../figure.ts";
import type { World } from "../world.ts";

/** Tokens that the second turn of a conversation reads, against those that are new in it. */
export async function secondTurn({ fields, folder }: World): Promise<Figure[]> {
  const tools = [...folder.tools.values()].map((tool) => tool.spec);
  const protocol = guidedText(fields, randomUUID);
  const context = (messages: readonly Message[]): StepContext => {
    return {
      tools,
      instructions: "",
      messages,
      kind: "chat",
      kinds: ["chat"],
      masks: { allowed: ["answer"], exclude: [] },
      grounding: folder.guide.grounding,
    };
  };
  const first: Message = { role: "user", id: "1", text: "Name three trees that grow in Europe.", context: "" };
  const answer = await stepOf(protocol.nextStep(context([first]), new AbortController().signal));
  const second: Message = { role: "user", id: "3", text: "And which of them keeps its leaves in winter?", context: "" };
  const reply: Message = { role: "assistant", id: "2", ...answer, origin: "model", kind: "chat" };
  const before = fields.usage().contextUsed;
  const { usage } = await stepOf(protocol.nextStep(context([first, reply, second]), new AbortController().signal));
  const whole = (usage?.evaluated ?? 0) + (usage?.reused ?? 0);
  const evaluated = usage?.evaluated ?? Number.NaN;
  return [atMost("second turn: tokens read / new tokens", 1.1, evaluated / Math.max(1, whole - before), "")];
}

async function stepOf(steps: AsyncGenerator<unknown, Step>): Promise<Step> {
  let next = await steps.next();
  while (!next.done) next = await steps.next();
  return next.value;
}
