import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantPart, Rung, StepUsage, StopReason } from "../../../shared/message.ts";
import { turnOf } from "../../../shared/turn.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import { formInput } from "../forms/form-input.ts";
import { type Asker, createAsker } from "./guided-json/ask.ts";
import { chooseStep } from "./guided-json/choose.ts";
import { askedFields } from "./guided-json/fields.ts";
import { fillForm, type FilledForm } from "./guided-json/fill.ts";
import { kindTurns } from "./guided-json/prompt.ts";
import { readKind } from "./guided-json/read.ts";
import { addUsage, type JsonModel } from "./guided-json/reply.ts";
import { kindSchema, type Menu } from "./guided-json/schema.ts";
import { createTeller } from "./guided-json/tell.ts";
import type { Work } from "./guided-json/work.ts";
import { offersFor, wishOf } from "./offers.ts";
import { seeing } from "./seeing.ts";

export type GuidedJsonOptions = JsonModel & { modelId: string; newId(): string };

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

    nextStep: (context, signal) => nextStep(options, asker, context, signal),
  };
}

async function* nextStep(
  { modelId, newId }: GuidedJsonOptions,
  asker: Asker,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Step> {
  let usage: StepUsage | null = null;
  let reasoning = "";
  let rung: Rung = "schema";
  const { messages, kind } = context;
  const opening = turnOf(messages).isNew && kind ? kindTurns(kind) : [];
  const work: Work = {
    context,
    modelId,
    menu: await menuFor(context),
    teller: createTeller(),
    async *ask(question) {
      const tail = [...opening, ...question.tail];
      const reply = yield* asker.ask(context, { ...question, tail }, signal);
      usage = usage ? addUsage(usage, reply.usage) : reply.usage;
      reasoning += reply.reasoning;
      return reply;
    },
    need(next) {
      if (rung !== "asked-again") rung = next;
    },
  };
  const chosen = yield* chooseStep(work);
  const step = (part: AssistantPart, stop: StopReason): Step => ({
    parts: [...(reasoning === "" ? [] : [{ type: "reasoning" as const, text: reasoning }]), part],
    stop,
    usage,
  });
  if (chosen.type === "answer") {
    yield* work.teller.tellAnswer(chosen.text);
    return step({ type: "text", text: chosen.text }, chosen.isCutOff ? "length" : "end");
  }
  const filled = yield* fillForm(work, chosen);
  const written = { dialect: "guided-json" as const, text: filled.lines.join("\n"), rung };
  const input = await inputFor(filled, context);
  const call: AssistantPart = { type: "tool-call", callId: newId(), tool: filled.form.tool, input, written };
  return step(call, filled.isCutOff ? "length" : "tool-calls");
}

/** The tool's input; of a call that was cut off, and won't be run, only what is known of it. */
async function inputFor(
  { form, values }: FilledForm,
  { grounding, messages, masks }: StepContext,
): Promise<JsonObject> {
  if (form.fields.some(({ name }) => !Object.hasOwn(values, name))) return { ...values };
  const fileText = values["path"] === undefined ? null : await grounding.text(values["path"]);
  return formInput(form, values, fileText, wishOf({ masks, messages }));
}

async function menuFor(context: StepContext): Promise<Menu> {
  const offers = await offersFor(context);
  const items = await Promise.all(
    offers.map(async ({ form }) => ({
      form,
      asked: offers.length > formsAtOnce ? [] : await askedFields(form, {}, context, null),
    })),
  );
  // with nothing left to do, there is always the answer
  return { items, mayAnswer: items.length === 0 || context.masks.allowed.includes("answer") };
}
