import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantPart, Rung, StepUsage, StopReason } from "../../../shared/message.ts";
import { turnOf } from "../../../shared/turn.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import { formInput } from "../forms/form-input.ts";
import { unaskedStart } from "./unasked-start.ts";
import { answerDraft } from "./fresh/drafts.ts";
import { serverWriter } from "./fresh/server-writer.ts";
import { writeAnew } from "./fresh/write-anew.ts";
import type { Draft } from "./fresh/writer.ts";
import { withUsage } from "../../../shared/with-usage.ts";
import { createFreshWriting, type FreshWriting } from "./fresh/writing.ts";
import { type Asker, createAsker } from "./guided-json/ask.ts";
import { answerAtOnce, chooseStep } from "./guided-json/choose.ts";
import { askedFields } from "./guided-json/fields.ts";
import { fillForm, type FilledForm } from "./guided-json/fill.ts";
import { heldFields } from "./guided-json/held.ts";
import { kindTurns } from "./guided-json/prompt.ts";
import { readKind } from "./guided-json/read.ts";
import type { ServedModel } from "./reading/server-reply.ts";
import { kindSchema, type Menu } from "./guided-json/schema.ts";
import { createTeller } from "./guided-json/tell.ts";
import type { Work } from "./guided-json/work.ts";
import { imageParts } from "./image-parts.ts";
import { offersFor, wishOf } from "./offers.ts";
import { seeing } from "./seeing.ts";

export type GuidedJsonOptions = ServedModel & { modelId: string; newId(): string };

/** With more forms than this, the form is chosen first and its fields after it: the schema stays small. */
const formsAtOnce = 8;

/** Tokens that the kind of a request may have, with what JSON adds to them. */
const kindTokens = 40;

/**
 * Leads a model through a step where its server can't be led field by field: the model can only answer with JSON of a schema
 * that is made anew for each request from what makes sense and what is there. Most steps are one request; where a line of a
 * file is chosen, that is a second one. A schema is a wish, so every reply is checked all the same.
 */
export function createGuidedJson(options: GuidedJsonOptions): StepProtocol {
  const asker = createAsker(options);
  const fresh = createFreshWriting(serverWriter(options));
  return {
    dialect: "guided-json",
    modelId: options.modelId,
    ...seeing(options),

    async *measure() {
      return { contextSize: options.contextSize(), count: null };
    },

    async *classify(context, signal) {
      const [only, ...others] = context.kinds;
      if (only === undefined || others.length === 0) return only ?? null;
      const schema = kindSchema(context.kinds);
      const reply = yield* asker.ask(context, { tail: [], schema, maxTokens: kindTokens, listen: () => [] }, signal);
      return readKind(reply.text, context.kinds);
    },

    readRequest: (question, signal) => fresh.readRequest(question, signal),

    takeUsage: () => fresh.takeUsage(),

    nextStep: (context, signal) => nextStep(options, asker, fresh, context, signal),
  };
}

async function* nextStep(
  { modelId, newId }: GuidedJsonOptions,
  asker: Asker,
  fresh: FreshWriting,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Step> {
  let usage: StepUsage | null = null;
  let reasoning = "";
  let rung: Rung = "schema";
  const { messages, kind } = context;
  const opening = turnOf(messages).isNew && kind ? kindTurns(kind) : [];
  // images stand in the conversation alone
  const writing = hasImages(messages) ? null : fresh;
  const step = (part: AssistantPart, stop: StopReason): Step => ({
    parts: [...(reasoning === "" ? [] : [{ type: "reasoning" as const, text: reasoning }]), part],
    stop,
    usage: spentOn(usage, fresh.takeUsage(), () => asker.sizeOf(context)),
  });
  const edit = writing ? yield* writeAnew(writing, context, signal) : null;
  if (edit && edit !== "done")
    return step({ type: "tool-call", callId: newId(), tool: "edit", input: edit, written: null }, "tool-calls");
  const draft = writing ? yield* answerDraft(writing, context, null, signal) : null;
  const work: Work = {
    context,
    modelId,
    menu: edit === "done" ? onlyAnswer(draft) : await menuFor(context, writing, draft),
    teller: createTeller(),
    fresh: writing,
    async *ask(question) {
      const tail = [...opening, ...question.tail];
      const reply = yield* asker.ask(context, { ...question, tail }, signal);
      usage = withUsage(reply.usage, usage);
      reasoning += reply.reasoning;
      return reply;
    },
    need(next) {
      if (rung !== "asked-again") rung = next;
    },
  };
  const chosen = yield* chooseStep(work);
  if (chosen.type === "answer") {
    const { text, isCutOff } =
      chosen.text === null ? yield* laterAnswer(work, draft, signal) : { ...chosen, text: chosen.text };
    yield* work.teller.tellAnswer(text);
    return step({ type: "text", text }, isCutOff ? "length" : "end");
  }
  const filled = yield* fillForm(work, chosen, signal);
  const written = { dialect: "guided-json" as const, text: filled.lines.join("\n"), rung };
  const input = await inputFor(filled, context);
  const call: AssistantPart = { type: "tool-call", callId: newId(), tool: filled.form.tool, input, written };
  return step(call, filled.isCutOff ? "length" : "tool-calls");
}

/** The words of an answer that was only chosen: with a prompt of its own, and where nothing comes of that, in the conversation. */
async function* laterAnswer(
  work: Work,
  draft: Draft | null,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, { text: string; isCutOff: boolean }> {
  const { fresh, context, teller } = work;
  const written = fresh && draft ? yield* fresh.write(draft, context, teller.tellWords, signal) : null;
  return written ? { text: written.text, isCutOff: written.stop !== "end" } : yield* answerAtOnce(work);
}

function hasImages(messages: StepContext["messages"]): boolean {
  return messages.some((message) => message.role === "user" && imageParts(message).length > 0);
}

/** What a step took in all. `size`: of the conversation, in tokens, where the step was written without asking it. */
function spentOn(asked: StepUsage | null, written: StepUsage | null, size: () => number): StepUsage | null {
  if (asked) return withUsage(asked, written);
  return written && { ...written, contextUsed: size() };
}

/** The tool's input; of a call that was cut off, and won't be run, only what is known of it. */
async function inputFor(
  { form, values }: FilledForm,
  { grounding, messages, masks }: StepContext,
): Promise<JsonObject> {
  if (form.fields.some(({ name }) => !Object.hasOwn(values, name))) return { ...values };
  const fileText = values["path"] === undefined ? null : await grounding.text(values["path"]);
  const unasked = await unaskedStart(values["command"], { grounding, messages });
  return formInput(form, values, fileText, wishOf({ masks, messages }), unasked);
}

async function menuFor(context: StepContext, writing: FreshWriting | null, draft: Draft | null): Promise<Menu> {
  const offers = await offersFor(context);
  const items = await Promise.all(
    offers.map(async ({ form }) => ({
      form,
      asked:
        offers.length > formsAtOnce
          ? []
          : await askedFields(form, {}, context, { held: heldFields(writing, form, context) }),
    })),
  );
  // with nothing left to do, there is always the answer
  if (items.length === 0) return onlyAnswer(draft);
  if (!context.masks.allowed.includes("answer")) return { items, answer: "none" };
  return { items, answer: draft ? "later" : "at-once" };
}

function onlyAnswer(draft: Draft | null): Menu {
  return { items: [], answer: draft ? "later" : "at-once" };
}
