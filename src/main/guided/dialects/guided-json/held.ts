import type { Choices, StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import { arrow } from "../../forms/file-list.ts";
import type { Form, FormField } from "../../forms/form.ts";
import { draftedValue, draftFor, isDrafted } from "../fresh/drafts.ts";
import type { FreshWriting } from "../fresh/writing.ts";
import type { Work } from "./work.ts";

/** The fields of a form that aren't asked for in the conversation, because they are written with prompts of their own. */
export function heldFields(fresh: FreshWriting | null, form: Form, context: StepContext): ReadonlySet<string> {
  const held = fresh ? form.fields.filter((field) => isDrafted(form, field, context)) : [];
  return new Set(held.map(({ name }) => name));
}

/** The place of each of these files, chosen one by one; null where a name is to be made up, or one of them has none. */
export async function* placeEach(
  { fresh, context }: Work,
  choices: Choices | undefined,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  if (!fresh || choices?.kind !== "each") return null;
  const lines: string[] = [];
  for (const { name, beginning, endings } of choices.items) {
    const [only, ...others] = endings ?? [];
    const ending = others.length > 0 ? yield* fresh.choosePlace(name, endings ?? [], context, signal) : only;
    if (ending === null || ending === undefined) return null;
    lines.push(name + arrow + beginning + ending);
  }
  return lines.join("\n");
}

/** Writes such a field; null where there is no room for its prompt, or the model wrote something else. */
export async function* writeHeld(
  { fresh, context, teller }: Work,
  form: Form,
  field: FormField,
  values: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, { value: string; isCutOff: boolean } | null> {
  const draft = fresh ? await draftFor(fresh, form, field, values, context) : null;
  if (!fresh || !draft) return null;
  const tell = (text: string) => teller.tellPiece(form, field.name, text);
  const written = yield* fresh.write(draft, context, tell, signal);
  return (
    written && { value: draftedValue(field, written.text, values, context, draft), isCutOff: written.stop !== "end" }
  );
}
