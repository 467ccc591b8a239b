import type { Call } from "../../agent/step-protocol.ts";

const remark = /^\s*(?:$|#(?!!)|\/\/|\/\*|\*|(?:"""[^"]*"""|'''[^']*''')\s*$)/u;

/** Whether a change touches nothing but remarks of a program, so that it does what it did. */
export function changesRemarksOnly({ input: { old_text: old, new_text: fresh } }: Call): boolean {
  if (typeof old !== "string" || typeof fresh !== "string") return false;
  return [...old.split("\n"), ...fresh.split("\n")].every((line) => remark.test(line));
}
