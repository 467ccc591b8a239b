import { turnOf } from "../../../shared/turn.ts";
import type { Guide, TurnState } from "../../agent/guide.ts";
import { loadSkill } from "./load-skill.ts";
import type { Skill } from "./skill.ts";
import { wantedSkill } from "./wanted-skill.ts";

/** A guide that loads the skill which a new request is clearly for, once in a conversation: small models don't think of it themselves. */
export function withSkills(guide: Guide, skills: readonly Skill[]): Guide {
  const onDemand = skills.filter(({ isInline }) => !isInline);
  if (onDemand.length === 0) return guide;
  const wanted = (request: string) => wantedSkill(request, onDemand);
  return {
    ...guide,
    async context(request, history, signal) {
      const context = await guide.context(request, history, signal);
      const skill = wanted(request);
      return skill ? [context, `Skill for this: ${skill.name}`].filter((part) => part !== "").join("\n") : context;
    },
    async madeCalls(state, signal) {
      const made = await guide.madeCalls(state, signal);
      const skill = isToLoad(state) ? wanted(turnOf(state.messages).request?.text ?? "") : null;
      if (!skill || isLoaded(skill, state)) return made;
      return [...made, { tool: loadSkill, input: { name: skill.name } }];
    },
  };
}

function isToLoad({ tools, messages, stepsLeft }: TurnState): boolean {
  return turnOf(messages).isNew && stepsLeft > 1 && tools.some(({ name }) => name === loadSkill);
}

function isLoaded({ name }: Skill, { messages }: TurnState): boolean {
  return messages.some(
    (message) =>
      message.role === "assistant" &&
      message.parts.some((part) => part.type === "tool-call" && part.tool === loadSkill && part.input["name"] === name),
  );
}
