import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { Form } from "../../forms/form.ts";
import type { Turn } from "./prompt.ts";
import { isProse, readStep, type Reading } from "./read.ts";
import type { Reply } from "../reading/server-reply.ts";
import { type Menu, stepSchema } from "./schema.ts";
import { cantBeLed, inWords, tokensFor, type Work } from "./work.ts";

/** Tokens that an answer may have. */
const answerTokens = 1_200;
/** So much of a reply that makes no sense is shown to the model again, in characters. */
const shownAgain = 2_000;

/** What the model chose to do. `isCutOff`: its room ran out before it had said all. */
export type Chosen = ChosenAnswer | ChosenForm;
/** `text` is null where its words are written later. */
type ChosenAnswer = { type: "answer"; text: string | null; isCutOff: boolean };
/** `values` is what was said of its fields, unchecked. */
export type ChosenForm = { type: "step"; form: Form; values: Record<string, string>; isCutOff: boolean };

/** What to do next. A reply that says nothing of the kind is asked for once more, with the schema in words. */
export async function* chooseStep(work: Work): AsyncGenerator<StepEvent, Chosen> {
  const { context, menu, teller } = work;
  if (menu.items.length === 0 && menu.answer === "later") return { type: "answer", text: null, isCutOff: false };
  const schema = stepSchema(menu);
  const maxTokens = Math.max(
    menu.answer === "at-once" ? answerTokens : 0,
    ...menu.items.map(({ asked }) => tokensFor(asked)),
  );
  const request = async function* (
    tail: readonly Turn[],
  ): AsyncGenerator<StepEvent, { reply: Reply; reading: Reading }> {
    const reply = yield* work.ask({ tail, schema, maxTokens, listen: teller.listenToStep(menu) });
    return { reply, reading: readStep(reply.text, reply.isCutOff, menu, context.tools) };
  };
  const first = yield* request([]);
  const chosen = chosenFrom(first, work);
  if (chosen) return chosen;
  // where nothing but an answer can come, words are the answer
  if (menu.items.length === 0 && isProse(first.reply.text)) return answerIn(first.reply);
  work.need("asked-again");
  const second = yield* request([
    { role: "assistant", text: first.reply.text.slice(0, shownAgain) || "(nothing)" },
    { role: "user", text: `${complaint(first.reading, menu)} ${inWords(schema)}` },
  ]);
  const again = chosenFrom(second, work);
  if (again) return again;
  const answer = [second.reply, first.reply].find(({ text }) => isProse(text));
  if (menu.answer !== "none" && answer) return answerIn(answer);
  throw cantBeLed(work.modelId);
}

/** The answer as it is given in the conversation. */
export async function* answerAtOnce(work: Work): AsyncGenerator<StepEvent, { text: string; isCutOff: boolean }> {
  const chosen = yield* chooseStep({ ...work, menu: { items: [], answer: "at-once" } });
  if (chosen.type !== "answer" || chosen.text === null) throw cantBeLed(work.modelId);
  return { text: chosen.text, isCutOff: chosen.isCutOff };
}

function chosenFrom({ reply, reading }: { reply: Reply; reading: Reading }, work: Work): Chosen | null {
  if (reading.type === "masked" || reading.type === "none") return null;
  if (!reading.isExact) work.need("repaired");
  return reading.type === "answer"
    ? { type: "answer", text: reading.text, isCutOff: reply.isCutOff }
    : { type: "step", form: reading.form, values: reading.values, isCutOff: reply.isCutOff };
}

function answerIn({ text, isCutOff }: Reply): Chosen {
  return { type: "answer", text: text.trim(), isCutOff };
}

function complaint(reading: Reading, { items, answer }: Menu): string {
  if (reading.type !== "masked") return "That was no step.";
  const names = [...items.map(({ form }) => form.name), ...(answer === "none" ? [] : ["answer"])];
  return `The step ${JSON.stringify(reading.name)} can't be taken now, only: ${names.join(", ")}.`;
}
