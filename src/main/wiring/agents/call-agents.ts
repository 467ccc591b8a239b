import { randomUUID } from "node:crypto";
import type { TaggedEvent } from "../../../shared/event.ts";
import type { Message } from "../../../shared/message.ts";
import { type AgentCreator, openCreator } from "../../agent/agent-creator.ts";
import { scopeTools } from "../../agent/tool-scope.ts";
import type { CallAgents } from "../../agent/tool.ts";
import type { Talk } from "../../inference/remote-fields.ts";
import type { RunAgent, RunOrder } from "./agent-runs.ts";

/** What is known of a conversation while it goes on. */
export type Standing = {
  note(event: TaggedEvent): void;
  messages(): readonly Message[];
  instructions(): string;
  contextSize(): number;
};

export function standingOf({ history, instructions }: Pick<RunOrder, "history" | "instructions">): Standing {
  const messages = [...history];
  let told = instructions?.text ?? "";
  return {
    note(event) {
      if (event.type === "message") messages.push(event.message);
      if (event.type === "instructions") told = event.instructions.text;
    },
    messages: () => messages,
    instructions: () => told,
    contextSize() {
      const last = messages.findLast((message) => message.role === "assistant" && message.usage);
      return last?.role === "assistant" ? (last.usage?.contextSize ?? 0) : 0;
    },
  };
}

/** What a call of a run can make agents with: they work in the same session and folder, one deeper, and may do no more. */
export function callAgents(
  order: RunOrder,
  callId: string,
  standing: Standing,
  run: RunAgent,
): CallAgents & { creator: AgentCreator; close(): void } {
  const depth = order.agent.depth + 1;
  const makerScope = scopeTools(order.profile, order.makerScope);
  const creator = openCreator({
    depth,
    modelId: order.modelId,
    newId: randomUUID,
    start: ({ tag, profile, modelId, isClone }, { history, takePrompts }, signal) =>
      run(
        {
          ...order,
          runId: randomUUID(),
          callId,
          agent: tag,
          profile,
          makerScope,
          modelId,
          history,
          ...(isClone ? { inherited: standing.instructions() } : {}),
          takePrompts,
          news: () => "",
          talk: talkOf(order, tag.agentId, profile.name, isClone),
        },
        signal,
      ),
  });
  return {
    creator,
    self: {
      name: order.profile.name,
      turns: () => withoutOpenCalls(standing.messages()),
      contextSize: standing.contextSize,
    },
    close: creator.close,
  };
}

/** What a helper reads is of no use once its call has its answer; a clone begins with what was read for its maker. */
function talkOf({ talk }: RunOrder, agentId: string, name: string, isClone: boolean): Talk {
  const disk = talk.disk === "none" ? "none" : "find";
  return { ...talk, conversation: isClone ? talk.conversation : agentId, disk, name: `${name} in “${talk.name}”` };
}

/** A conversation as another one can begin with it: up to where every call has its answer. */
function withoutOpenCalls(messages: readonly Message[]): readonly Message[] {
  const answered = new Set(messages.flatMap((message) => (message.role === "tool" ? [message.callId] : [])));
  const open = messages.findIndex(
    (message) =>
      message.role === "assistant" &&
      message.parts.some((part) => part.type === "tool-call" && !answered.has(part.callId)),
  );
  return open === -1 ? messages : messages.slice(0, open);
}
