import type { TaggedEvent } from "../../shared/event.ts";
import type { AssistantMessage } from "../../shared/message.ts";
import { toolsNamed } from "../../shared/tool-groups.ts";
import type { AgentProfile } from "./profile.ts";
import { inScope, scopeTools, type ToolScope } from "./tool-scope.ts";

/** What a model is told with a request that only wants a plan. */
export const planOrder =
  "Only a plan is wanted now: nothing can be changed or run yet. Look at what you need. Then answer with the steps that you would take, as a numbered list: one line for each step, with the file that it is about.";

/** All that reads, by name: what isn't named here is no part of making a plan, whatever it says of itself. */
const readingTools = toolsNamed(["files", "skills", "read_memory", "search_memory", "recall", "ask_user"]);

/** What an agent may use to make a plan: those of its own tools that only read, and that its maker may use. */
export function planScope(
  profile: Pick<AgentProfile, "tools" | "inheritTools" | "reply">,
  maker: ToolScope | null,
): ToolScope {
  const granted = maker === null ? readingTools : new Set([...readingTools].filter((tool) => inScope(maker, tool)));
  return scopeTools({ ...profile, inheritTools: false }, granted);
}

/** The same run, whose last answer is a plan for the person to decide on. */
export async function* endingInPlan(
  run: AsyncIterable<TaggedEvent>,
  agentId: string,
): AsyncGenerator<TaggedEvent, void> {
  let last: AssistantMessage | null = null;
  for await (const event of run) {
    const isOwn = event.agentId === agentId;
    if (isOwn && event.type === "message" && event.message.role === "assistant") last = event.message;
    if (isOwn && event.type === "run-end" && event.reason === "done" && last !== null) {
      const { depth, name, prefix } = event;
      const text = textOf(last);
      if (text !== "") yield { agentId, depth, name, prefix, type: "plan", plan: { id: last.id, text, state: "open" } };
    }
    yield event;
  }
}

function textOf({ parts }: AssistantMessage): string {
  return parts
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n")
    .trim();
}
