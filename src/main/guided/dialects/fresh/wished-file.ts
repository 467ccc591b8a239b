import { baseName } from "../../../../shared/path-parts.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { StepContext, StepMasks } from "../../../agent/step-protocol.ts";
import { isEditForm } from "../../forms/form.ts";
import { stepRecords } from "../../guide/turn/step-record.ts";
import { isProgram } from "../../mend/program-file.ts";
import { looksOf } from "./prompt.ts";

/** What was read out of a request, wish by wish. */
export type Wished = { request: string; wishes: readonly string[] };

/**
 * The file to be written anew for a request whose several wishes were read: the one that was looked at, or of several the one that it names. Null where that isn't one text,
 * or something was changed already.
 */
export function wishedFile(
  { messages, tools, masks }: StepContext,
  { request: wish, wishes }: Wished,
): NonNullable<StepMasks["anew"]> | null {
  const { request, since } = turnOf(messages);
  const hasChanged = stepRecords(since, tools).some(({ effect }) => effect === "change");
  if (request?.text !== wish || wishes.length < 2 || hasChanged || !masks.allowed.some(isEditForm)) return null;
  const paths = [...new Set(looksOf({ messages, tools }).map(({ path }) => path))];
  const named = paths.filter((path) => wish.toLowerCase().includes(baseName(path).toLowerCase()));
  const [only, ...others] = named.length > 0 ? named : paths;
  const isOne = only !== undefined && others.length === 0 && !isProgram(only);
  return isOne ? { paths: [only], wish, isLast: true } : null;
}
