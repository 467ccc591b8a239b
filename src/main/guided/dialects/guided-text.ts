import { AppError } from "../../../shared/error.ts";
import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantPart, RequestKind } from "../../../shared/message.ts";
import { turnOf } from "../../../shared/turn.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import type { FieldEngine, FreeOptions, PromptPart } from "../field-engine.ts";
import { jsonGrammar } from "./grammar/json-text-grammar.ts";
import { isOpenKind, type KindGate, kindsByTelling, likeliestKind } from "./kind-gate.ts";
import { chanceOf } from "./chance.ts";
import { answerDraft, draftedValue, draftFor } from "./fresh/drafts.ts";
import { fieldWriter } from "./fresh/field-writer.ts";
import type { Draft } from "./fresh/writer.ts";
import { withUsage } from "../../../shared/with-usage.ts";
import { createFreshWriting, type FreshWriting } from "./fresh/writing.ts";
import { withoutOldTurns } from "./window/fit-turns.ts";
import { checkedEngine } from "./checked-engine.ts";
import { resultRoom, withCutResults } from "./window/cut-result.ts";
import { type Conversation, createFittingReader, type Cuts, type Prompt } from "./window/fitting-reader.ts";
import { type Form, type FormField, formsOf } from "../forms/form.ts";
import { formInput } from "../forms/form-input.ts";
import { choicesFor, type Offer, offersFor, wishOf } from "./offers.ts";
import { measureOf } from "./measure-of.ts";
import { pickPath } from "./pick-path.ts";
import { type Example, renderPrompt } from "./render.ts";
import { writeAnew } from "./fresh/write-anew.ts";
import { type Filled, newPathGrammar, writeEach } from "./fresh/write-each.ts";
import { someWords } from "./some-words.ts";
import { examples, instructions as instructionsFor, systemPrompt } from "./static-prompt.ts";
import { requestAgain, stillToDo } from "../guide/turn/note-parts.ts";
import { think, userToThoughts } from "./thoughts.ts";
import { describedTools } from "../forms/tool-tiers.ts";
import { indentOf } from "../forms/indent.ts";
import { unaskedStart } from "./unasked-start.ts";
import { valueGrammar } from "../forms/value-grammar.ts";
import { fieldLabel } from "../forms/write-step.ts";

const answerTokens = 700;
/** A whole file, and what is put into one. */
const fileTokens = 1_500;
const pieceTokens = 400;
const lineTokens = 160;

/** A smaller window has no room for examples. In tokens. */
const windowForExamples = 3_072;

const lineGrammar = String.raw`root ::= [^\n]*`;

export type GuidedTextOptions = {
  /** The exchanges that show how steps look; without it the usual ones. */
  examples?: readonly Example[];
  /** What this model takes every request for, to be taken off again. Without it the model's own choice stands. */
  gate?: KindGate | null;
  /** So many tokens the model may think before the first step of a turn. Without it, it doesn't. */
  thoughts?: number;
  /** A second state of the same model, for what is written with a prompt of its own. Without it all is written in the conversation. */
  aside?: FieldEngine | null;
};

/**
 * Leads a local model through a step field by field, in plain text: `view`, then `path: notes.md`. Each field is decoded
 * under its own limits, so a step can't be malformed, names only what is there, and nothing needs escaping.
 */
export function guidedText(
  given: FieldEngine,
  newId: () => string,
  { examples: shown = examples, gate = null, thoughts = 0, aside = null }: GuidedTextOptions = {},
): StepProtocol {
  const engine = checkedEngine(given);
  const { facts } = engine;
  const fresh = aside ? createFreshWriting(fieldWriter(checkedEngine(aside))) : null;
  const { read, accounted } = createFittingReader(engine, (context, cuts) => promptFor(engine, shown, context, cuts));
  return {
    dialect: "guided-text",
    modelId: facts.id,
    readAhead: read,
    measure: measureOf(engine),

    async *classify(context, signal) {
      const kinds = yield* likelyKinds(context, signal);
      const [only, ...others] = kinds;
      // perhaps the harness does it all by itself: then nothing of the conversation needs to be read
      if (only !== undefined && others.length === 0) return only;
      yield* read(context, signal);
      engine.force("kind:");
      const values = kinds.map((kind) => ` ${kind}`);
      if (gate && gate.gamma > 0) {
        return likeliestKind(kinds, await engine.probabilities(values, signal), gate);
      }
      const picked = await engine.pick(values, { end: "\n" }, signal);
      return kinds.find((kind) => picked.trim() === kind) ?? null;
    },

    async *readRequest(question, signal) {
      return fresh ? yield* fresh.readRequest(question, signal) : null;
    },

    takeUsage: () => fresh?.takeUsage() ?? null,

    async *fillIn(gap, signal) {
      return fresh ? yield* fresh.fillIn(gap, signal) : null;
    },

    async *nextStep(context, signal) {
      const isToThink = thoughts > 0 && context.messages.at(-1)?.role === "user";
      if (isToThink && !userToThoughts(facts.chat)) throw cannotThink(facts.id);
      yield* read({ ...context, isToThink }, signal);
      const thought = isToThink ? yield* think(engine, thoughts, signal) : "";
      if (isToThink && context.kind) engine.force(kindLine(context.kind));
      const step = yield* takeStep(context, signal);
      const parts: AssistantPart[] = thought.trim() === "" ? [] : [{ type: "reasoning", text: thought }];
      return accounted({ ...step, parts: [...parts, ...step.parts] });
    },
  };

  /** Of the kinds that a request may be of the one that it is, as far as a model that has seen others can tell that. */
  async function* likelyKinds(
    { kinds, messages }: StepContext,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, readonly RequestKind[]> {
    const request = turnOf(messages).request?.text;
    if (!fresh || request === undefined || kinds.length < 2) return kinds;
    const chance = isOpenKind(kinds) ? yield* fresh.weighTelling(request, signal) : null;
    const left = chance === null ? kinds : kindsByTelling(kinds, chance);
    const kind = left.length > 1 ? yield* fresh.weighKinds(request, left, signal) : null;
    return kind ? [kind] : left;
  }

  async function* takeStep(context: StepContext, signal: AbortSignal): AsyncGenerator<StepEvent, Step> {
    const edit = fresh ? yield* writeAnew(fresh, context, signal) : null;
    if (edit === "done") {
      engine.force("answer\n");
      return yield* writeAnswer(engine, fresh, context, signal);
    }
    if (edit) {
      const call: AssistantPart = { type: "tool-call", callId: newId(), tool: "edit", input: edit, written: null };
      const usage = withUsage(engine.usage(), fresh?.takeUsage() ?? null);
      return { parts: [call], stop: "tool-calls", usage };
    }
    const offers = await offersFor(context);
    const form = yield* pickForm(engine, offers, context.masks.allowed.includes("answer"), signal);
    if (form === "answer") return yield* writeAnswer(engine, fresh, context, signal);
    return yield* fillForm(engine, fresh, form, context, newId, signal);
  }
}

function kindLine(kind: string): string {
  return `kind: ${kind}\n`;
}

function cannotThink(id: string): AppError {
  const message = `The settings let ${id} think, and its template has no place for thoughts. Take thoughts out of [models."${id}"].`;
  return new AppError("invalid-input", message);
}

/** The part of the prompt that never changes: what a snapshot of the model's state can hold. */
export function staticPrompt(engine: Pick<FieldEngine, "facts">, tools: readonly ToolSpec[]): PromptPart[] {
  return renderBeginning(engine, beginningFor(engine, tools, examples));
}

function renderBeginning({ facts: { chat } }: Pick<FieldEngine, "facts">, { system, shown }: Beginning): PromptPart[] {
  const nothing = { instructions: "", messages: [] };
  return renderPrompt(chat, { system, examples: shown, ...nothing }, []).slice(0, -chat.userToAssistant.length);
}

type Beginning = { system: string; shown: readonly Example[] };

/** What a model reads before anything else: in a small window no more than what it can't do without. */
function beginningFor(
  { facts }: Pick<FieldEngine, "facts">,
  tools: readonly ToolSpec[],
  shown: readonly Example[],
): Beginning {
  const forms = formsOf(describedTools(tools));
  const isSmall = facts.contextSize < windowForExamples;
  return isSmall ? { system: instructionsFor(forms), shown: [] } : { system: systemPrompt(forms), shown };
}

function promptFor(
  engine: FieldEngine,
  shown: readonly Example[],
  context: Conversation,
  { leftOut, squeeze }: Cuts,
): Prompt {
  const { chat, contextSize } = engine.facts;
  const beginning = beginningFor(engine, context.tools, shown);
  const { instructions } = context;
  const fixed = [
    beginning.system,
    instructions,
    ...beginning.shown.flatMap(({ user, assistant }) => [user, assistant]),
  ];
  const most = resultRoom(contextSize, fixed.join("").length, squeeze);
  const messages = withCutResults(withoutOldTurns(context.messages, leftOut), most);
  const { system, shown: examples } = beginning;
  const parts = renderPrompt(chat, { system, examples, instructions, messages }, formsOf(context.tools));
  const isFirst = context.messages.at(-1)?.role === "user";
  const toThoughts = context.isToThink ? userToThoughts(chat) : null;
  if (toThoughts) parts.splice(-chat.userToAssistant.length, chat.userToAssistant.length, ...toThoughts);
  else if (isFirst && context.kind) parts.push({ type: "text", text: kindLine(context.kind) });
  return { parts, fixed: renderBeginning(engine, beginning).length, messages };
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

async function* writeAnswer(
  engine: FieldEngine,
  fresh: FreshWriting | null,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Step> {
  const { told } = context.masks;
  if (told !== undefined) {
    yield { type: "text", text: told };
    const usage = withUsage(engine.usage(), fresh?.takeUsage() ?? null);
    return { parts: [{ type: "text", text: told }], stop: "end", usage };
  }
  const grammar = answerGrammar(wishOf(context));
  const draft = fresh ? yield* answerDraft(fresh, context, grammar, signal) : null;
  const tell = (text: string): StepEvent => ({ type: "text", text });
  const drafted = fresh && draft ? yield* fresh.write(draft, context, tell, signal) : null;
  if (drafted) {
    const usage = withUsage(engine.usage(), fresh?.takeUsage() ?? null);
    return { parts: [{ type: "text", text: drafted.text }], stop: drafted.stop === "end" ? "end" : "length", usage };
  }
  const written = someWords(engine, { end: "turn", grammar, maxTokens: answerTokens }, signal);
  let next = await written.next();
  while (!next.done) {
    yield tell(next.value);
    next = await written.next();
  }
  const { text, stop } = next.value;
  const usage = withUsage(engine.usage(), fresh?.takeUsage() ?? null);
  return { parts: [{ type: "text", text }], stop: stop === "end" ? "end" : "length", usage };
}

/** Small models fall back into English: who asks in Japanese gets an answer that begins so. */
function answerGrammar(request: string): string | null {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(request)) return null;
  return String.raw`root ::= [\u3041-\u30FF\u4E00-\u9FFF\u300C0-9] [^\x00]*`;
}

async function* fillForm(
  engine: FieldEngine,
  fresh: FreshWriting | null,
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
    const draft = fresh ? await draftFor(fresh, form, field, values, context) : null;
    const drafted = fresh && draft ? yield* writeFresh(fresh, draft, form, field, values, context, signal) : null;
    const { raw, stop, end } = drafted ?? (yield* fillField(engine, fresh, form, field, values, context, signal));
    written += label + raw + end;
    values[field.name] = field.layout === "inline" ? raw.replace(/^ /, "") : raw;
    if (stop !== "end") isCutOff = true;
  }
  const fileText = values["path"] === undefined ? null : await context.grounding.text(values["path"]);
  const unasked = await unaskedStart(values["command"], context);
  const input: JsonObject = formInput(form, values, fileText, wishOf(context), unasked);
  const call: AssistantPart = {
    type: "tool-call",
    callId: newId(),
    tool: form.tool,
    input,
    written: { dialect: "guided-text", text: written },
  };
  const usage = withUsage(engine.usage(), fresh?.takeUsage() ?? null);
  return { parts: [call], stop: isCutOff ? "length" : "tool-calls", usage };
}

async function* writeFresh(
  fresh: FreshWriting,
  draft: Draft,
  form: Form,
  field: FormField,
  values: Readonly<Record<string, string>>,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Filled | null> {
  const tell = (text: string): StepEvent => ({ type: "call", tool: form.tool, field: field.name, text });
  const written = yield* fresh.write(draft, context, tell, signal);
  if (!written) return null;
  const { text, stop } = written;
  const value = draftedValue(field, text, values, context, draft);
  const raw = field.layout === "inline" ? ` ${value}` : value;
  return { raw, stop, end: "" };
}

async function* fillField(
  engine: FieldEngine,
  fresh: FreshWriting | null,
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
    const raw = namesPath(field)
      ? blank + (await pickPath(engine, choices.values, { before: blank, end: "\n" }, signal))
      : await engine.pick(
          choices.values.map((value) => blank + value),
          { end: "\n" },
          signal,
        );
    yield tell(raw.slice(blank.length));
    return { raw, stop: "end", end: "\n" };
  }
  if (choices.kind === "each") {
    const choose = fresh
      ? (path: string, values: readonly string[]) => fresh.choosePlace(path, values, context, signal)
      : null;
    return yield* writeEach(engine, choices.items, choose, tell, signal);
  }
  // the last blank of the indentation is left to the model, because it belongs to the token of the word behind it
  const indent = field.name === "new" ? indentOf(soFar["old"] ?? "") : "";
  const forced = indent.slice(0, -1);
  if (forced) engine.force(forced);
  const options = { ...freeOptions(field, soFar["path"] ?? "", indent.slice(-1)), ...chanceOf(context) };
  const writing = engine.free(options, signal);
  const forms = formsOf(context.tools);
  let text = "";
  let next = await writing.next();
  while (!next.done) {
    text += next.value;
    const nextStep = options.end === "turn" ? beginningOfStep(text, forms, wishOf(context)) : null;
    if (nextStep !== null) {
      await writing.return({ text, stop: "end" });
      return { raw: text.slice(0, nextStep), stop: "end", end: "" };
    }
    yield tell(next.value);
    next = await writing.next();
  }
  return { raw: forced + next.value.text, stop: next.value.stop, end: options.end === "turn" ? "" : options.end };
}

function namesPath({ source }: FormField): boolean {
  return source === "existing-file" || source === "existing-folder" || source === "files";
}

/** Where a body goes over into another step, or a result, which small models write in one breath with it; null where it doesn't. */
function beginningOfStep(body: string, forms: readonly Form[], wish: string): number | null {
  const begins = forms.flatMap(({ name, fields: [first] }) =>
    first ? [`\n${name}\n${fieldLabel(first).trimEnd()}`] : [],
  );
  const notes = [stillToDo, requestAgain].flatMap((words) => (wish.includes(words) ? [] : [`\n${words}`]));
  const places = [...begins, "\nanswer\n", ...notes].map((text) => body.indexOf(text)).filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : null;
}

function freeOptions(field: FormField, path: string, firstBlank: string): FreeOptions {
  if (field.source === "text") {
    // only a whole file has to be JSON: what is added to one doesn't
    const isJson = field.name === "content" && path.endsWith(".json");
    return {
      end: "turn",
      grammar: isJson ? jsonGrammar : null,
      maxTokens: field.name === "content" ? fileTokens : pieceTokens,
    };
  }
  if (typeof field.source === "object") {
    return { end: "\n", grammar: valueGrammar(field.source), maxTokens: pieceTokens };
  }
  if (field.source === "new-path") return { end: "\n", grammar: newPathGrammar, maxTokens: lineTokens };
  return { end: "\n", grammar: firstBlank ? indentedLineGrammar(firstBlank) : lineGrammar, maxTokens: lineTokens };
}

/** A line behind the rest of its indentation; nothing at all takes the line out. */
function indentedLineGrammar(blank: string): string {
  return `root ::= (${blank === "\t" ? String.raw`"\t"` : '" "'} [^\\n]+)?`;
}
