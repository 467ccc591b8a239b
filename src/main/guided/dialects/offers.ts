import { turnOf } from "../../../shared/turn.ts";
import type { Choices, StepContext } from "../../agent/step-protocol.ts";
import { type Form, type FormField, formsOf } from "../forms/form.ts";

/** A form that may be chosen now. */
export type Offer = { form: Form };

/** The forms that may be chosen now and have something to choose: `view` is no offer when every file has been seen. */
export async function offersFor(context: StepContext): Promise<Offer[]> {
  const allowed = formsOf(context.tools).filter((form) => context.masks.allowed.includes(form.name));
  const isOpen = await Promise.all(allowed.map((form) => canBegin(form, context)));
  return allowed.flatMap((form, index) => (isOpen[index] ? [{ form }] : []));
}

/** Looks no further than to the first value that isn't excluded. */
async function canBegin(form: Form, context: StepContext): Promise<boolean> {
  const [field] = form.fields;
  if (!field) return true;
  const place = { form: form.name, field: field.name, soFar: {}, request: wishOf(context) };
  const choices = await context.grounding.choices(place);
  if (choices.kind !== "one-of") return true;
  const excluded = new Set(excludedFor(form, field, context));
  return choices.values.some((value) => !excluded.has(value));
}

/** What a field may be, given the fields before it: what is there, without what the masks exclude. */
export async function choicesFor(
  form: Form,
  field: FormField,
  soFar: Readonly<Record<string, string>>,
  context: StepContext,
): Promise<Choices> {
  const request = wishOf(context);
  const choices = await context.grounding.choices({ form: form.name, field: field.name, soFar, request });
  if (choices.kind !== "one-of") return choices;
  const excluded = new Set(excludedFor(form, field, context));
  if (excluded.size === 0) return choices;
  const left = choices.values.filter((value) => !excluded.has(value));
  // the first field decides whether a form is on offer; further on, a choice that is left beats none at all
  const isFirst = form.fields[0]?.name === field.name;
  return { kind: "one-of", values: left.length > 0 || isFirst ? left : choices.values };
}

/** What the step is for: the part of the request that is to be done now, or all of it. */
export function wishOf({ masks, messages }: Pick<StepContext, "masks" | "messages">): string {
  return masks.focus ?? turnOf(messages).request?.text ?? "";
}

/** Values that are there, but may not be chosen now. */
export function excludedFor(form: Form, field: FormField, { masks }: Pick<StepContext, "masks">): readonly string[] {
  return masks.exclude
    .filter((mask) => mask.tool === form.name && mask.field === field.name)
    .flatMap((mask) => mask.values);
}
