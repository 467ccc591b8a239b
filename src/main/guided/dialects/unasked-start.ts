import type { StepContext } from "../../agent/step-protocol.ts";
import { turnOf } from "../../../shared/turn.ts";
import { startsUnasked } from "../forms/unasked-deletion.ts";
import { destroyerIn } from "../mend/started-programs.ts";

/** The program that a command starts although it takes something away and the request, as a whole, doesn't have it run; null for none. */
export async function unaskedStart(
  command: string | undefined,
  { grounding, messages }: Pick<StepContext, "grounding" | "messages">,
): Promise<string | null> {
  const request = turnOf(messages).request?.text ?? "";
  const destroyer = command === undefined ? null : await destroyerIn(command, (path) => grounding.text(path));
  return destroyer !== null && startsUnasked(destroyer, request) ? destroyer : null;
}
