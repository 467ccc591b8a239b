import type { RequestKind } from "../../shared/message.ts";
import type { Guide, TurnState } from "../agent/guide.ts";
import type { StepMasks } from "../agent/step-protocol.ts";
import { inScope, scoped, type ToolScope } from "../agent/tool-scope.ts";
import { formsOf } from "../guided/forms/form.ts";
import { moreTools } from "../guided/forms/tool-tiers.ts";

/** A request of these kinds can be answered only with one of these tools. */
const toolsFor: Readonly<Partial<Record<RequestKind, readonly string[]>>> = {
  edit: ["edit", "write"],
  make: ["write", "bash"],
  run: ["bash"],
};

/**
 * The same guide for an agent that has only some of the tools. What it doesn't have is still described to its model, so that the
 * prompts of all agents begin alike, but it is never on offer, and the harness takes no step with it.
 */
export function scopedGuide(guide: Guide, scope: ToolScope): Guide {
  if (scope === "all") return guide;
  const within = (state: TurnState): TurnState => ({ ...state, tools: scoped(state.tools, scope) });
  return {
    ...guide,
    async kinds(request, signal) {
      const kinds = await guide.kinds(request, signal);
      const left = kinds.filter((kind) => toolsFor[kind]?.some((tool) => scope.has(tool)) ?? true);
      // what it can't do, it can look at
      return left.length > 0 || kinds.length === 0 ? left : ["look"];
    },
    async madeCalls(state, signal) {
      const calls = await guide.madeCalls(within(state), signal);
      return calls.filter(({ tool }) => scope.has(tool));
    },
    questions: (state, made, signal) => guide.questions(within(state), made, signal),
    masks: async (state) => withinScope(await guide.masks(within(state)), state, scope),
    tryOut: async (call, state, signal) => (scope.has(call.tool) ? guide.tryOut(call, within(state), signal) : null),
    async proposals(state, signal) {
      const proposals = await guide.proposals(within(state), signal);
      return proposals.filter(({ call }) => scope.has(call.tool));
    },
    async gaps(state, signal) {
      return scope.has("edit") ? guide.gaps(within(state), signal) : [];
    },
    inVain: (state) => guide.inVain(within(state)),
    note: (result, state) => guide.note(result, within(state)),
  };
}

function withinScope(masks: StepMasks, { tools, kind }: TurnState, scope: ToolScope): StepMasks {
  const own = scoped(tools, scope);
  const looking = new Set(own.filter(({ effect }) => effect === "look").map(({ name }) => name));
  const forms = new Map(formsOf(own).map(({ name, tool }) => [name, tool]));
  const allowed = masks.allowed.filter((form) => form === "answer" || forms.has(form));
  const canAct = allowed.some((form) => !looking.has(forms.get(form) ?? form));
  // the answer may have been held back for just what this agent can't do
  const isStuck = !allowed.includes("answer") && (allowed.length === 0 || (kind !== "look" && !canAct));
  const others = tools.filter(({ name }) => !inScope(scope, name)).map(({ name }) => name);
  return {
    ...masks,
    allowed: isStuck ? [...allowed, "answer"] : allowed,
    exclude: [...masks.exclude, { tool: moreTools, field: "tool", values: others }],
  };
}
