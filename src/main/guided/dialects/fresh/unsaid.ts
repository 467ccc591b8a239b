import type { StepEvent } from "../../../agent/step-protocol.ts";

/** What is written, without telling the words on the way: nobody is to see them before it is known what they are good for. */
export async function* unsaid<Result>(
  writing: AsyncGenerator<StepEvent | string, Result>,
): AsyncGenerator<StepEvent, Result> {
  let next = await writing.next();
  for (; !next.done; next = await writing.next()) if (typeof next.value !== "string") yield next.value;
  return next.value;
}
