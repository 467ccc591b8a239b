import { AppError } from "../../shared/error.ts";
import type { AgentTag } from "../../shared/event.ts";
import type { Delivery } from "../../shared/queued-prompt.ts";
import type { Said } from "../../shared/said.ts";
import type { PromptQueue } from "../store/prompt-queue.ts";
import type { Hub } from "./hub.ts";
import type { Runner } from "./run-sessions.ts";

/** What was said and isn't in the conversation yet, as a person can still change it. */
export type Queue = {
  /** Returns its place in the queue. */
  add(sessionId: string, said: Said, delivery: Delivery): number;
  /** Throws `conflict` where the agent has that prompt, or had it. */
  edit(sessionId: string, promptId: number, text: string): void;
  remove(sessionId: string, promptId: number): void;
};

export type QueueDeps = {
  prompts: PromptQueue;
  hub: Pick<Hub, "publish">;
  runner: Pick<Runner, "isRunning" | "hasTaken">;
  agent: AgentTag;
};

/** Stores first, then tells everyone who looks at the session. */
export function createQueue({ prompts, hub, runner, agent }: QueueDeps): Queue {
  const { isRunning, hasTaken } = runner;
  const find = (sessionId: string, promptId: number) => {
    const prompt = prompts.list(sessionId).find(({ id }) => id === promptId);
    if (prompt && !hasTaken(sessionId, promptId)) return prompt;
    throw new AppError(
      "conflict",
      "Hearth has this already, so it can't be changed any more. Say what is different now.",
    );
  };
  return {
    add(sessionId, said, delivery) {
      const prompt = prompts.add(sessionId, said, delivery);
      // what is taken up at once has nothing to wait for
      if (isRunning(sessionId)) hub.publish(sessionId, { ...agent, type: "prompt-queued", prompt });
      return prompt.id;
    },
    edit(sessionId, promptId, text) {
      refuseEmpty(text);
      const prompt = { ...find(sessionId, promptId), text };
      prompts.edit(sessionId, prompt);
      hub.publish(sessionId, { ...agent, type: "prompt-queued", prompt });
    },
    remove(sessionId, promptId) {
      find(sessionId, promptId);
      prompts.remove(sessionId, promptId);
      hub.publish(sessionId, { ...agent, type: "prompts-gone", ids: [promptId] });
    },
  };
}

export function refuseEmpty(text: string): void {
  if (text.trim() === "") throw new AppError("invalid-input", "There is nothing to send. Write what you want done.");
}
