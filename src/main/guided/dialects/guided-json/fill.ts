import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { Form } from "../../forms/form.ts";
import type { ChosenForm } from "./choose.ts";
import { type Asked, askedFields, checkFields } from "./fields.ts";
import { lineTurns } from "./prompt.ts";
import { heldFields, placeEach, writeHeld } from "./held.ts";
import { readFields } from "./read.ts";
import { fieldsSchema } from "./schema.ts";
import { fieldsLine, goOn, stepLine } from "./text.ts";
import { cantBeLed, inWords, tokensFor, type Work } from "./work.ts";

/** `values` is what can be so, up to where the reply was cut off; `lines` is how the model wrote it. */
export type FilledForm = { form: Form; values: Record<string, string>; lines: string[]; isCutOff: boolean };

/** Asks for the fields that are still open, and once more for each that can't be what it was said to be. */
export async function* fillForm(
  work: Work,
  chosen: ChosenForm,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, FilledForm> {
  const { context, teller } = work;
  const { form } = chosen;
  const askedAgain = new Set<string>();
  const held = new Set(heldFields(work.fresh, form, context));
  const lines: string[] = [];
  let values: Record<string, string> = {};
  let given = chosen.values;
  let isCutOff = chosen.isCutOff;
  let asked: readonly Asked[] = work.menu.items.find((item) => item.form === form)?.asked ?? [];
  for (;;) {
    const checked = await checkFields(form, given, values, context);
    if (!checked.isExact || hasUnasked(given, asked)) work.need("repaired");
    values = { ...values, ...checked.accepted };
    if (lines.length === 0) lines.push(stepLine(form.name, checked.accepted));
    else if (Object.keys(checked.accepted).length > 0) lines.push(fieldsLine(checked.accepted));
    yield* teller.tellFields(form, checked.accepted);
    const open = form.fields.find(({ name }) => !Object.hasOwn(values, name));
    if (!open || isCutOff) return { form, values, lines, isCutOff };
    if (held.delete(open.name)) {
      const written = yield* writeHeld(work, form, open, values, signal);
      given = written ? { [open.name]: written.value } : {};
      isCutOff = written?.isCutOff ?? false;
      asked = written ? await askedFields(form, values, context, { held }) : [];
      continue;
    }
    const isMissing = asked.some(({ field }) => field.name === open.name);
    const { problem } = checked;
    if (problem || isMissing) {
      if (askedAgain.has(open.name)) throw cantBeLed(work.modelId);
      askedAgain.add(open.name);
      work.need("asked-again");
    }
    asked = await askedFields(form, values, context, { held, written: problem?.written ?? null });
    const places = problem ? null : yield* placeEach(work, asked[0]?.choices, signal);
    if (places !== null) {
      given = { [open.name]: places };
      continue;
    }
    const schema = fieldsSchema(asked);
    const reason = problem?.reason ?? (isMissing ? inWords(schema) : null);
    const request = goOn(asked.map(({ field }) => field.name));
    const reply = yield* work.ask({
      tail: [...lineTurns(lines), { role: "user", text: reason === null ? request : `${reason}\n${request}` }],
      schema,
      maxTokens: tokensFor(asked),
      listen: teller.listenToFields(form, asked),
    });
    const read = readFields(reply.text, reply.isCutOff, form);
    if (!read.isExact) work.need("repaired");
    given = read.values;
    isCutOff = reply.isCutOff;
  }
}

/** A schema would have kept to what was asked for. */
function hasUnasked(given: Readonly<Record<string, string>>, asked: readonly Asked[]): boolean {
  return Object.keys(given).some((name) => !asked.some(({ field }) => field.name === name));
}
