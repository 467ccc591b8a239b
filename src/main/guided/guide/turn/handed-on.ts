import type { Call } from "../../../agent/step-protocol.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { formsOf } from "../../forms/form.ts";
import { partTexts } from "./parts.ts";
import { addressee } from "../request/wishes/request-intent.ts";
import { stepRecords } from "./step-record.ts";

export const delegateTool = "delegate_to_agent";

/** For whom a request is. `task` is what that agent is to do, in the person's own words; null where only a part of the request is for it. */
export type HandedOn = { agent: string; task: string | null };

/** The request begins with an agent that work can be handed to. */
export function handedOn(tools: readonly ToolSpec[], request: string): HandedOn | null {
  const { fields = [] } = formsOf(tools.filter(({ name }) => name === delegateTool))[0] ?? {};
  const source = fields.find(({ name }) => name === "agent")?.source;
  const names = typeof source === "object" && source.type === "one-of" ? source.values : [];
  const named = addressee(request);
  const agent = names.find((name) => typeof name === "string" && name.toLowerCase() === named?.name);
  return named && typeof agent === "string" ? { agent, task: taskOf(named.rest) } : null;
}

/**
 * The call that hands a request on. Small models say in their own words what they were asked in a person's, and lose the half of
 * it; what was said before goes along, as the request may mean it.
 */
export function handOver({ agent, task }: HandedOn, { messages }: TurnState): Call[] {
  if (task === null) return [];
  const isFirst = messages.filter(({ role }) => role === "user").length < 2;
  const context = "A person asked for it in these words.";
  return [{ tool: delegateTool, input: { agent, task, context, ...(isFirst ? {} : { clone: true }) } }];
}

/** What that agent said to the letter, where all of the request was for it: told in other words it could only get worse. */
export function relayedAnswer({ tools, messages }: Pick<TurnState, "tools" | "messages">): string | null {
  const { request, since } = turnOf(messages);
  const last = stepRecords(since, tools).at(-1);
  if (!request || last?.tool !== delegateTool || last.status !== "ok") return null;
  return isForOther(tools, request.text) ? last.text : null;
}

/** All of the request is for another agent: of that one nothing is left to do. */
export function isForOther(tools: readonly ToolSpec[], request: string): boolean {
  return typeof handedOn(tools, request)?.task === "string";
}

/** "builder: …", "Have the builder do this: …": all that follows is for that agent. */
const introduction = /^(?:[^:：]{0,16}(?:\b(?:this|that|following|das|dies|folgendes)\b|以下)[^:：]{0,12})?[:：]\s*/iu;

/** "Ask the scout where it is": all of it, unless there is more to do afterwards. */
function taskOf(rest: string): string | null {
  const isAll = introduction.test(rest);
  const task = rest.replace(introduction, "").replace(/^(?:[,、]\s*|to )/u, "");
  return task !== "" && (isAll || partTexts(task).length === 1) ? task : null;
}
