import { turnOf } from "../../../../shared/turn.ts";
import type { StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import type { Form, FormField } from "../../forms/form.ts";
import { oneCommand, oneCommit } from "../../forms/one-command.ts";
import { asksAboutHistory } from "../../guide/request/wishes/request-intent.ts";
import { asSourcesSay } from "../../guide/written/as-sources-say.ts";
import { withoutLooseFences } from "../../guide/written/loose-fences.ts";
import { withSaidBoxes } from "../../guide/written/said-boxes.ts";
import { withSaidNames } from "../../guide/written/said-names.ts";
import { withSaidTabs } from "../../guide/written/said-tabs.ts";
import { withSqlQuotes } from "../../guide/written/sql-quotes.ts";
import { withGivenValues } from "../../guide/written/values-as-given.ts";
import type { Draft } from "./writer.ts";
import type { FreshWriting } from "./writing.ts";
import { tellsAll } from "./prompt.ts";
import { wishOf } from "../offers.ts";

/** What is only said, and what is answered from files, is written with a prompt of its own. */
export async function* answerDraft(
  fresh: FreshWriting,
  context: StepContext,
  grammar: string | null,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Draft | null> {
  const { kind: known, since } = turnOf(context.messages);
  const kind = known ?? context.kind;
  if (kind === "look") return yield* fresh.answer(context, grammar, signal);
  const isAlone = since.length === 0 && tellsAll(context.messages);
  return kind === "chat" && isAlone ? fresh.talk(context, grammar) : null;
}

/** Whether a field is written with a prompt of its own: a whole file, and what git is to do. */
export function isDrafted(form: Form, field: FormField, context: StepContext): boolean {
  if (form.name === "write") return field.name === "content";
  return (
    form.name === "bash" && field.name === "command" && context.kind !== "look" && asksAboutHistory(wishOf(context))
  );
}

/** The draft for such a field; null where it is none, or can't be drafted. */
export async function draftFor(
  fresh: FreshWriting,
  form: Form,
  field: FormField,
  values: Readonly<Record<string, string>>,
  context: StepContext,
): Promise<Draft | null> {
  if (!isDrafted(form, field, context)) return null;
  return form.name === "write" ? fresh.newFile(values["path"] ?? "", context) : fresh.command(context);
}

/** What was written for a field, as it is to be taken: of commands one line, of a new file what its sources say. */
export function draftedValue(
  field: FormField,
  text: string,
  values: Readonly<Record<string, string>>,
  context: StepContext,
  { sources = [] }: Draft,
): string {
  const request = wishOf(context);
  if (field.layout === "inline") return oneCommit(oneCommand(text), request);
  const path = values["path"] ?? "";
  const whole = withSaidBoxes(path, withoutLooseFences("", text), request);
  const told = withSaidTabs(path, whole, request);
  const named = withSaidNames(path, asSourcesSay(path, told, sources, request), request, sources);
  return withGivenValues(path, withSqlQuotes(path, named), request);
}
