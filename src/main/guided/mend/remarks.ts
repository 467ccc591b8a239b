import type { Call } from "../../agent/step-protocol.ts";
import { languageOf } from "./program-file.ts";

/** Lines that are remarks as a whole, whatever stands before and behind them. */
const remarks = {
  python: /^\s*(?:$|#|(?:"""[^"]*"""|'''[^']*''')\s*$)/u,
  javascript: /^\s*(?:$|\/\/|\/\*(?:(?!\*\/)[^])*\*\/\s*$)/u,
  shell: /^\s*(?:$|#(?!!))/u,
};

/** Whether a change touches nothing but remarks of a program, so that it does what it did. */
export function changesRemarksOnly({ input: { path, old_text: old, new_text: fresh } }: Call): boolean {
  const language = typeof path === "string" ? languageOf(path) : null;
  if (language === null || typeof old !== "string" || typeof fresh !== "string") return false;
  return [...old.split("\n"), ...fresh.split("\n")].every((line) => remarks[language].test(line));
}
