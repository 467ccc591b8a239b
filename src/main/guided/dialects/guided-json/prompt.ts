import type { LanguageModelV4FilePart, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { AssistantMessage, Message, RequestKind, ToolMessage } from "../../../../shared/message.ts";
import { hasShape, placeholderOf } from "../../forms/describe-form.ts";
import { endOfFile, type Form, type FormField } from "../../forms/form.ts";
import { firstResults, neverRun } from "../call-results.ts";
import { answerLine, callLines, goOn, kindLine, namesIn, stepLines } from "./text.ts";
import { imageParts } from "../image-parts.ts";
import { type Example, renderRequest, renderResult } from "../render.ts";
import { examples, instructions, systemPrompt } from "../static-prompt.ts";

/** What one side says, and shows. */
export type Turn = { role: "user" | "assistant"; text: string; images?: readonly LanguageModelV4FilePart[] };

/**
 * A conversation as `LanguageModelV4` takes it, with `tail` at its end. What one message becomes depends on nothing after its
 * results, so a conversation that grew begins with the prompt it had before. The two sides take turns strictly: some
 * chat templates refuse anything else.
 */
export function toJsonPrompt(
  forms: readonly Form[],
  { instructions: own, messages, sees = false }: { instructions: string; messages: readonly Message[]; sees?: boolean },
  tail: readonly Turn[],
): LanguageModelV4Prompt {
  const results = firstResults(messages);
  let request = "";
  const told = messages.flatMap((message): Turn[] => {
    if (message.role === "user") request = message.text;
    if (message.role === "user")
      return [{ role: "user", text: renderRequest(message, sees), ...(sees ? { images: imageParts(message) } : {}) }];
    return message.role === "assistant" ? replyTurns(message, forms, results, request) : [];
  });
  // behind what is the same in all conversations, so that a server can keep that
  const begun: Turn[] = own === "" ? [] : [{ role: "user", text: own }];
  const turns = [...examples.flatMap((example) => exampleTurns(example, forms)), ...begun, ...told, ...tail];
  return [
    { role: "system", content: jsonSystemPrompt(forms) },
    ...inTurn(turns).map(({ role, text, images = [] }) => {
      const said = { type: "text" as const, text };
      return role === "user" ? { role, content: [said, ...images] } : { role, content: [said] };
    }),
  ];
}

/** The same for everyone and always, as for the other guided dialect: only the steps are written as JSON. */
export function jsonSystemPrompt(forms: readonly Form[]): string {
  // what isn't about the form of steps is said in one place
  const shared = instructions([]);
  const [identity = "", kinds = ""] = shared.split("\n\n");
  const rules = shared.slice(shared.lastIndexOf("\n\n"));
  const kindExamples = systemPrompt([]).slice(shared.length);
  const kindLines = kinds.split("\n").flatMap((line) => {
    const [label, kind] = /^kind: (\w+)/.exec(line) ?? [];
    return label === undefined ? [] : [`{"kind":"${kind}"}${line.slice(label.length)}`];
  });
  const steps = forms.map(
    (form) => `${form.name}: ${form.about}\n${stepLines(form, placeholders(form)).join(" then ")}`,
  );
  return `${identity}
You write nothing but JSON, each time one object on one line. Where you are told to go on, you write the fields that are named.

To a new request you first say its kind:
${kindLines.join("\n")}

The steps:
${steps.join("\n")}
answer: tell the user, at the end
${answerLine("TEXT")}${rules}${kindExamples}`;
}

/** What opens the first step of a turn whose kind is known. */
export function kindTurns(kind: RequestKind): Turn[] {
  return [
    { role: "assistant", text: kindLine(kind) },
    { role: "user", text: goOn(["step"]) },
  ];
}

/** Lines of one step, with what asked for each but the first. */
export function lineTurns(lines: readonly string[]): Turn[] {
  return lines.flatMap((line, index): Turn[] => [
    ...(index > 0 ? [{ role: "user" as const, text: goOn(namesIn(line)) }] : []),
    { role: "assistant", text: line },
  ]);
}

function placeholders(form: Form): Record<string, string> {
  return Object.fromEntries(form.fields.map((field) => [field.name, placeholder(field)]));
}

/** Words in capitals: nobody takes them for real values. */
function placeholder(field: FormField): string {
  const { name, source } = field;
  if (hasShape(field)) return placeholderOf(field);
  if (source === "line" || source === "last-line") return "LINE OF THE FILE";
  return source === "line-or-end" ? `LINE OF THE FILE or ${endOfFile}` : name.toUpperCase();
}

function replyTurns(
  message: AssistantMessage,
  forms: readonly Form[],
  results: ReadonlyMap<string, ToolMessage>,
  request: string,
): Turn[] {
  const kind = message.kind ? kindTurns(message.kind) : [];
  const calls = message.parts.filter((part) => part.type === "tool-call");
  // several calls at once, from another dialect or the harness, are told one by one, as this dialect makes them
  const steps = calls.flatMap((call): Turn[] => {
    const result = results.get(call.callId) ?? { status: "failed" as const, text: neverRun, note: "" };
    return [...lineTurns(callLines(call, forms)), { role: "user", text: renderResult(result, request) }];
  });
  if (calls.length > 0) return [...kind, ...steps];
  const text = message.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
  return text === "" ? kind : [...kind, { role: "assistant", text: answerLine(text) }];
}

/** An example of the other guided dialect, in the words of this one. */
function exampleTurns({ user, assistant }: Example, forms: readonly Form[]): Turn[] {
  const [, kind, step = ""] = /^(?:kind: (\w+)\n)?([\s\S]*)$/.exec(assistant) ?? [];
  const [name = "", ...lines] = step.trimEnd().split("\n");
  const form = forms.find((candidate) => candidate.name === name);
  // the examples know only kinds that there are
  const opening = kind === undefined ? [] : kindTurns(kind as RequestKind);
  const own = form ? stepLines(form, readFields(lines)) : [answerLine(lines.join("\n"))];
  return name === "answer" || form ? [{ role: "user", text: user }, ...opening, ...lineTurns(own)] : [];
}

/** `path: a.md` on a line, or `old:` and the value on the lines after it. */
function readFields(lines: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  let name = "";
  for (const line of lines) {
    const [label, next = "", inline] = /^([a-z_]+):(?: (.*))?$/.exec(line) ?? [];
    if (label !== undefined) {
      name = next;
      values[name] = inline ?? "";
    } else values[name] = values[name] ? `${values[name]}\n${line}` : line;
  }
  return values;
}

/** What one side says twice in a row becomes one. */
function inTurn(turns: readonly Turn[]): Turn[] {
  const merged: Turn[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.role === turn.role) {
      const images = [...(last.images ?? []), ...(turn.images ?? [])];
      merged[merged.length - 1] = { ...last, text: `${last.text}\n\n${turn.text}`, images };
    } else merged.push(turn);
  }
  return merged;
}
