import type { Message } from "../../../shared/message.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { describeForm } from "./describe-form.ts";
import { formsOf } from "./form.ts";
import { outsideQuotes } from "./outside-quotes.ts";

/** The tool that shows others. Where it is among the tools, only the basic ones are described from the beginning. */
export const moreTools = "more_tools";

/** What work in a folder needs: always described. */
const basicTools: ReadonlySet<string> = new Set(["view", "write", "edit", "ls", "glob", "grep", "bash"]);

/** So much a model reads of steps before anything else, in tokens, at about four characters a token. */
const descriptionTokens = 900;
const charactersOfToken = 4;

/** The tools that this request calls for by one of its words. They needn't be looked up: they are described with it. */
export function calledTools(tools: readonly ToolSpec[], request: string): readonly ToolSpec[] {
  const own = outsideQuotes(request).replaceAll(fileName, " ");
  const words = ` ${own.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isSaid = (cue: string) => words.includes(hasNoBlanks.test(cue) ? cue : ` ${cue} `);
  return tools.filter(({ cues }) => cues === "every request" || cues?.some(isSaid));
}

/** The name of a file calls for nothing: it is what is worked with. */
const fileName = /[\w./-]*\w[./]\w[\w./-]*/g;

/** In these scripts a word stands right beside the next. */
const hasNoBlanks = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/** The tools to be described only when they are asked for: none while all of them fit into the beginning of a prompt. */
export function laterTools(tools: readonly ToolSpec[]): readonly ToolSpec[] {
  const told = tools.filter(({ cues }) => !cues);
  const later = told.filter(({ name }) => !basicTools.has(name) && name !== moreTools);
  const length = formsOf(told).reduce((sum, form) => sum + describeForm(form).length, 0);
  return length > descriptionTokens * charactersOfToken ? later : [];
}

/** The tools that the beginning of a prompt describes. The same for a whole session. */
export function describedTools(tools: readonly ToolSpec[]): readonly ToolSpec[] {
  const told = tools.some(({ cues }) => cues) ? tools.filter(({ cues }) => !cues) : tools;
  if (!told.some(({ name }) => name === moreTools)) return told;
  return told.filter(({ name }) => basicTools.has(name) || name === moreTools);
}

/** The tools that a model has been told of: those of the beginning, and those that it was shown in this conversation or that a request called for. */
export function knownTools(tools: readonly ToolSpec[], messages: readonly Message[]): readonly ToolSpec[] {
  const described = describedTools(tools);
  if (described.length === tools.length) return tools;
  const called = messages.flatMap((message) =>
    message.role === "user" && !message.isDigest ? calledTools(tools, message.text).map(({ name }) => name) : [],
  );
  const shown = new Set([...shownTools(messages), ...called]);
  return tools.filter((tool) => described.includes(tool) || shown.has(tool.name));
}

/** True for a tool that works in the folder, and of which the guide knows when it makes sense. */
export function isBasic(tool: string): boolean {
  return basicTools.has(tool);
}

function shownTools(messages: readonly Message[]): ReadonlySet<string> {
  const done = new Set(
    messages.flatMap((message) =>
      message.role === "tool" && message.tool === moreTools && message.status === "ok" ? [message.callId] : [],
    ),
  );
  const names = messages
    .flatMap((message) => (message.role === "assistant" ? message.parts : []))
    .flatMap((part) => {
      if (part.type !== "tool-call" || part.tool !== moreTools || !done.has(part.callId)) return [];
      const name = part.input["tool"];
      return typeof name === "string" ? [name] : [];
    });
  return new Set(names);
}
