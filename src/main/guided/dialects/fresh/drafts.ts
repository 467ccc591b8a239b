import { turnOf } from "../../../../shared/turn.ts";
import type { StepContext } from "../../../agent/step-protocol.ts";
import type { Form, FormField } from "../../forms/form.ts";
import { asksAboutHistory } from "../../guide/request/request-intent.ts";
import type { Draft, FreshWriting } from "./writing.ts";
import { tellsAll } from "./prompt.ts";
import { wishOf } from "../offers.ts";

/** What is only said, and what is answered from files, is written with a prompt of its own. */
export async function answerDraft(
  fresh: FreshWriting,
  context: StepContext,
  grammar: string | null,
): Promise<Draft | null> {
  const { kind: known, since } = turnOf(context.messages);
  const kind = known ?? context.kind;
  if (kind === "look") return fresh.answer(context, grammar);
  const isAlone = since.length === 0 && tellsAll(context.messages);
  return kind === "chat" && isAlone ? fresh.talk(context, grammar) : null;
}

/** What is written with a prompt of its own: a whole file, and what git is to do. */
export async function draftFor(
  fresh: FreshWriting,
  form: Form,
  field: FormField,
  values: Readonly<Record<string, string>>,
  context: StepContext,
): Promise<Draft | null> {
  if (form.name === "write" && field.name === "content") return fresh.newFile(values["path"] ?? "", context);
  const isForGit = form.name === "bash" && context.kind !== "look" && asksAboutHistory(wishOf(context));
  return isForGit && field.name === "command" ? fresh.command(context) : null;
}
