import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantPart } from "../../../shared/message.ts";
import type { Choices, Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { turnOf } from "../../../shared/turn.ts";
import { toAppError } from "../../../shared/error.ts";
import type { FieldEngine, FreeOptions, PromptPart } from "../field-engine.ts";
import { oldTurns, withoutOldTurns } from "./fit-turns.ts";
import { type Form, type FormField, formsOf } from "../forms/form.ts";
import { formInput } from "../forms/form-input.ts";
import { renderPrompt } from "./render.ts";
import { examples, systemPrompt } from "./static-prompt.ts";
import { fieldLabel } from "../forms/write-step.ts";

const answerTokens = 1_000;
const bodyTokens = 2_000;
const lineTokens = 160;

const lineGrammar = String.raw`root ::= [^\n]*`;

/** A path to be made: on one line, and nothing that no file system takes. */
const newPathGrammar = String.raw`root ::= " " [^ \n\r\t] [^\n\r\t:*?"<>|\\]{0,160}`;

/**
 * Leads a local model through a step field by field, in plain text: `view`, then `path: notes.md`. Each field is decoded
 * under its own limits, so a step can't be malformed, names only what is there, and nothing needs escaping.
 */
export function guidedText(engine: FieldEngine, newId: () => string): StepProtocol {
  const { facts } = engine;
  // kept between steps, so that the prompt of a long conversation changes only when it has to
  let leftOut = 0;

  /** Reads the conversation; where the window has no room for all of it, without its oldest turns. */
  async function* readFitting(context: StepContext, signal: AbortSignal): AsyncGenerator<StepEvent, void> {
    leftOut = Math.min(leftOut, oldTurns(context.messages));
    for (;;) {
      try {
        return yield* read(engine, promptFor(engine, context, leftOut), signal);
      } catch (cause) {
        const more = oldTurns(context.messages) - leftOut;
        if (toAppError(cause).code !== "too-large" || more <= 0) throw cause;
        leftOut += Math.ceil(more / 2);
      }
    }
  }

  const withLeftOut = (step: Step): Step =>
    leftOut > 0 && step.usage ? { ...step, usage: { ...step.usage, turnsLeftOut: leftOut } } : step;

  return {
    dialect: "guided-text",
    modelId: facts.id,

    async *classify(context, signal) {
      yield* readFitting(context, signal);
      engine.force("kind:");
      const picked = await engine.pick(
        context.kinds.map((kind) => ` ${kind}`),
        { end: "\n" },
        signal,
      );
      return context.kinds.find((kind) => picked.trim() === kind) ?? null;
    },

    async *nextStep(context, signal) {
      yield* readFitting(context, signal);
      const offers = await offersFor(context);
      const form = yield* pickForm(engine, offers, context.masks.allowed.includes("answer"), signal);
      if (form === "answer") return withLeftOut(yield* writeAnswer(engine, signal));
      return withLeftOut(yield* fillForm(engine, form, context, newId, signal));
    },
  };
}

/** The part of the prompt that never changes: what a snapshot of the model's state can hold. */
export function staticPrompt(engine: Pick<FieldEngine, "facts">, tools: readonly ToolSpec[]): PromptPart[] {
  const { chat } = engine.facts;
  return renderPrompt(chat, systemPrompt(formsOf(tools)), examples, [], []).slice(0, -chat.userToAssistant.length);
}

function promptFor(engine: FieldEngine, context: StepContext, leftOut: number): PromptPart[] {
  const forms = formsOf(context.tools);
  const messages = withoutOldTurns(context.messages, leftOut);
  const parts = renderPrompt(engine.facts.chat, systemPrompt(forms), examples, messages, forms);
  const isFirst = context.messages.at(-1)?.role === "user";
  if (isFirst && context.kind) parts.push({ type: "text", text: `kind: ${context.kind}\n` });
  return parts;
}

async function* read(engine: FieldEngine, prompt: PromptPart[], signal: AbortSignal): AsyncGenerator<StepEvent, void> {
  for await (const { done, total } of engine.read(prompt, signal))
    yield { type: "progress", phase: "read", done, total };
}

type Offer = { form: Form; firstField: Choices | null };

/** The forms that may be chosen now and have something to choose: `view` is no offer when every file has been seen. */
async function offersFor(context: StepContext): Promise<Offer[]> {
  const allowed = formsOf(context.tools).filter((form) => context.masks.allowed.includes(form.name));
  const offers = await Promise.all(
    allowed.map(async (form): Promise<Offer> => {
      const field = form.fields[0];
      return { form, firstField: field ? await choicesFor(form, field, {}, context) : null };
    }),
  );
  return offers.filter(({ firstField }) => firstField?.kind !== "one-of" || firstField.values.length > 0);
}

async function choicesFor(
  form: Form,
  field: FormField,
  soFar: Readonly<Record<string, string>>,
  context: StepContext,
): Promise<Choices> {
  const request = turnOf(context.messages).request?.text ?? "";
  const choices = await context.grounding.choices({ form: form.name, field: field.name, soFar, request });
  if (choices.kind === "free") return choices;
  const excluded = context.masks.exclude
    .filter((mask) => mask.tool === form.name && mask.field === field.name)
    .flatMap((mask) => mask.values);
  const left = choices.values.filter((value) => !excluded.includes(value));
  // the first field decides whether a form is on offer; further on, a choice that is left beats none at all
  const isFirst = form.fields[0]?.name === field.name;
  return { kind: "one-of", values: left.length > 0 || isFirst ? left : choices.values };
}

async function* pickForm(
  engine: FieldEngine,
  offers: readonly Offer[],
  mayAnswer: boolean,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Form | "answer"> {
  const names = offers.map(({ form }) => form.name);
  if (mayAnswer || names.length === 0) names.push("answer");
  const name = await engine.pick(names, { end: "\n" }, signal);
  const offer = offers.find(({ form }) => form.name === name);
  if (!offer) return "answer";
  yield { type: "call", tool: offer.form.tool, field: null, text: "" };
  return offer.form;
}

async function* writeAnswer(engine: FieldEngine, signal: AbortSignal): AsyncGenerator<StepEvent, Step> {
  const written = engine.free({ end: "turn", grammar: null, maxTokens: answerTokens }, signal);
  let next = await written.next();
  while (!next.done) {
    yield { type: "text", text: next.value };
    next = await written.next();
  }
  const { text, stop } = next.value;
  return { parts: [{ type: "text", text }], stop: stop === "length" ? "length" : "end", usage: engine.usage() };
}

async function* fillForm(
  engine: FieldEngine,
  form: Form,
  context: StepContext,
  newId: () => string,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Step> {
  const values: Record<string, string> = {};
  let written = `${form.name}\n`;
  let isCutOff = false;
  for (const field of form.fields) {
    const label = fieldLabel(field);
    engine.force(label);
    const { raw, stop, end } = yield* fillField(engine, form, field, values, context, signal);
    written += label + raw + end;
    values[field.name] = field.layout === "inline" ? raw.replace(/^ /, "") : raw;
    if (stop !== "end") isCutOff = true;
  }
  const fileText = values["path"] === undefined ? null : await context.grounding.text(values["path"]);
  const input: JsonObject = formInput(form, values, fileText);
  const call: AssistantPart = {
    type: "tool-call",
    callId: newId(),
    tool: form.tool,
    input,
    written: { dialect: "guided-text", text: written },
  };
  return { parts: [call], stop: isCutOff ? "length" : "tool-calls", usage: engine.usage() };
}

/** `end` is what stands behind the value in the model's turn. */
type Filled = { raw: string; stop: "end" | "length" | "repeat"; end: string };

async function* fillField(
  engine: FieldEngine,
  form: Form,
  field: FormField,
  soFar: Readonly<Record<string, string>>,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Filled> {
  const choices = await choicesFor(form, field, soFar, context);
  const tell = (text: string): StepEvent => ({ type: "call", tool: form.tool, field: field.name, text });
  if (choices.kind === "one-of" && choices.values.length > 0) {
    const blank = field.layout === "inline" ? " " : "";
    const raw = await engine.pick(
      choices.values.map((value) => blank + value),
      { end: "\n" },
      signal,
    );
    yield tell(raw.slice(blank.length));
    return { raw, stop: "end", end: "\n" };
  }
  // the last blank of the indentation is left to the model, because it belongs to the token of the word behind it
  const indent = field.name === "new" ? indentOf(soFar["old"] ?? "") : "";
  const forced = indent.slice(0, -1);
  if (forced) engine.force(forced);
  const options = freeOptions(field, indent.slice(-1));
  const writing = engine.free(options, signal);
  let next = await writing.next();
  while (!next.done) {
    yield tell(next.value);
    next = await writing.next();
  }
  return { raw: forced + next.value.text, stop: next.value.stop, end: options.end === "turn" ? "" : options.end };
}

function freeOptions(field: FormField, firstBlank: string): FreeOptions {
  if (field.source === "text") return { end: "turn", grammar: null, maxTokens: bodyTokens };
  if (field.source === "new-path") return { end: "\n", grammar: newPathGrammar, maxTokens: lineTokens };
  return { end: "\n", grammar: firstBlank ? indentedLineGrammar(firstBlank) : lineGrammar, maxTokens: lineTokens };
}

/** A line behind the rest of its indentation; nothing at all takes the line out. */
function indentedLineGrammar(blank: string): string {
  return `root ::= (${blank === "\t" ? String.raw`"\t"` : '" "'} [^\\n]+)?`;
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
