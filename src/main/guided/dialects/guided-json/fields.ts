import { turnOf } from "../../../../shared/turn.ts";
import type { Choices, StepContext } from "../../../agent/step-protocol.ts";
import type { Form, FormField } from "../../forms/form.ts";
import { matchChoice, shortlist } from "./choices.ts";
import { needsEarlier } from "./text.ts";
import { choicesFor, excludedFor } from "../offers.ts";

/** A field that one request asks for. */
export type Asked = { field: FormField; choices: Choices };

type Values = Readonly<Record<string, string>>;

/** What came of a reply's fields, in their order: up to the first that is missing or can't be so. */
export type Checked = {
  accepted: Record<string, string>;
  /** False where a value had to be mended to be one of the choices. */
  isExact: boolean;
  problem: { field: string; written: string; reason: string } | null;
};

/**
 * The fields that can be asked for at once, from the first that isn't known: a field whose choices hang on others waits for
 * them, except where they can only be one thing, and what is held back isn't asked for. `written` is what was wrongly put into the first one before; then it is
 * asked for with a list to choose from, however many choices there are.
 */
export async function askedFields(
  form: Form,
  soFar: Values,
  context: StepContext,
  { held, written = null }: { held: ReadonlySet<string>; written?: string | null },
): Promise<Asked[]> {
  const known: Record<string, string> = { ...soFar };
  const asked: Asked[] = [];
  for (const [index, field] of form.fields.entries()) {
    if (Object.hasOwn(soFar, field.name)) continue;
    if (held.has(field.name)) break;
    const isReady = form.fields.slice(0, index).every(({ name }) => Object.hasOwn(known, name));
    if (asked.length > 0 && needsEarlier(field) && !isReady) break;
    const choices = await choicesFor(form, field, known, context);
    if (asked.length > 0 && choices.kind === "each") break;
    const [only, ...others] = choices.kind === "one-of" ? choices.values : [];
    if (only !== undefined && others.length === 0) known[field.name] = only;
    asked.push({
      field,
      choices: written !== null && asked.length === 0 ? shortened(choices, written, context) : choices,
    });
  }
  return asked;
}

/** Checks what was written against what is there: a schema is a wish, and not every server grants it. */
export async function checkFields(form: Form, given: Values, soFar: Values, context: StepContext): Promise<Checked> {
  const accepted: Record<string, string> = {};
  let isExact = true;
  for (const field of form.fields) {
    if (Object.hasOwn(soFar, field.name)) continue;
    const written = given[field.name];
    if (written === undefined) break;
    const known = { ...soFar, ...accepted };
    const value = await settle(form, field, written, known, context);
    if (value === null) {
      return { accepted, isExact, problem: { field: field.name, written, reason: reasonFor(field, written) } };
    }
    isExact &&= value === written;
    accepted[field.name] = field.name === "new" ? indentedLike(known["old"] ?? "", value) : value;
  }
  return { accepted, isExact, problem: null };
}

function shortened(choices: Choices, written: string, { messages }: StepContext): Choices {
  if (choices.kind !== "one-of") return choices;
  const turn = turnOf(messages);
  const seen = turn.since.map((message) => (message.role === "tool" ? message.text : "")).join("\n");
  return { kind: "one-of", values: shortlist(choices.values, { request: turn.request?.text ?? "", seen, written }) };
}

/** The value that was meant; null where it is none that the field can have. */
async function settle(
  form: Form,
  field: FormField,
  written: string,
  soFar: Values,
  context: StepContext,
): Promise<string | null> {
  const choices = await choicesFor(form, field, soFar, context);
  if (choices.kind !== "one-of" || choices.values.length === 0) {
    return field.source === "new-path" && !isPathToMake(written) ? null : written;
  }
  const isPath = !needsEarlier(field) && field.source !== "one-line" && field.source !== "text";
  // what is there but excluded must not become its neighbour
  const isExcluded = !choices.values.includes(written) && excludedFor(form, field, context).includes(written);
  return isExcluded ? null : matchChoice(written, choices.values, isPath);
}

/** On one line, and nothing that no file system takes. */
function isPathToMake(path: string): boolean {
  return path.trim() !== "" && path.length <= 200 && !/[\u0000-\u001F:*?"<>|\\]/.test(path);
}

function reasonFor(field: FormField, written: string): string {
  const value = JSON.stringify(written.length > 200 ? `${written.slice(0, 200)}…` : written);
  if (needsEarlier(field)) return `${value} is no line of the file. Copy one as it is.`;
  if (field.source === "new-path") return `${value} can't be the name of a file here.`;
  return `${value} can't be the ${field.name} here. Choose one that is there.`;
}

/** JSON invites to leave blanks out: a line that replaces another stands where that one stood. */
function indentedLike(old: string, line: string): string {
  return line === "" || /^\s/.test(line) ? line : (/^[ \t]*/.exec(old)?.[0] ?? "") + line;
}
