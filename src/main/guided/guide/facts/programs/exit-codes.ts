import { indentOf } from "../../../forms/indent.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";

const asksForExit =
  /(?<!\p{L})(?:exit(?:s|ed)?[- ](?:codes?|status|with|value)|exits?(?= with)|(?:return|status|error) codes?|exit-?codes?|(?:rückgabe|exit|fehler)-?(?:wert|code|status)|beendet sich|mit welchem (?:code|status)|what does .{1,60} exit with)(?!\p{L})|終了(?:コード|ステータス)/iu;
const leaves =
  /(?<![\w.])(?:return|(?:sys\.)?exit|process\.exit|os\._exit|os\.Exit|raise SystemExit)\s*\(?\s*(-?\d{1,3}|[A-Z][A-Z0-9_]*)\s*\)?\s*;?\s*(?:(?:#|\/\/).*)?$/u;
const branch = /^\s*(?:\}\s*)?(?:if|elif|else|elseif|case|except|catch|unless)(?![\w-])/u;

/**
 * What a program ends with in each case, where a request asks for that: the condition and the number, by its name and as it is. A small model tells the name, or the number of another case. Empty where it
 * ends in less than two ways.
 */
export function exitCodes(text: string, request: string): string {
  if (!asksForExit.test(request)) return "";
  const lines = text.split(/\r?\n/);
  const told = lines.flatMap((line, at) => {
    const [, said = ""] = leaves.exec(line) ?? [];
    const value = said === "" ? null : valueOf(said, lines);
    if (value === null) return [];
    const [, tried] = /^\s*(.+?)\s*\|\|\s*(?:exit|return)(?!\w)/u.exec(line) ?? [];
    const condition = branch.test(line) ? line : conditionOf(lines, at);
    const what = /^-?\d/.test(said) ? said : `${said} = ${value}`;
    if (tried !== undefined) return [`where ${tried} fails: ${what}`];
    return [`${condition === null ? "otherwise" : conditionIn(condition)}: ${what}`];
  });
  return told.length < 2 ? "" : told.join("\n");
}

/** The condition that a line stands under; null where it stands under none. */
function conditionOf(lines: readonly string[], at: number): string | null {
  const own = indentOf(lines[at] ?? "").length;
  const above = lines.slice(0, at).findLast((line) => line.trim() !== "" && indentOf(line).length < own);
  return above !== undefined && branch.test(above) ? above : null;
}

function conditionIn(line: string): string {
  return line
    .replace(leaves, "")
    .trim()
    .replace(/[:{]\s*$|;\s*then\s*$/u, "")
    .trim();
}

/** The number that is said, or that a constant is set to once; null for others. */
function valueOf(said: string, lines: readonly string[]): string | null {
  if (/^-?\d/.test(said)) return said;
  const set = new RegExp(
    String.raw`^\s*(?:(?:export|const|let|var|readonly|final|static|public) )*${escapeRegExp(said)}\s*(?::\s*\w+\s*)?:?=\s*(-?\d{1,3})\s*[;,]?\s*(?:(?:#|//).*)?$`,
    "u",
  );
  const [value, ...others] = lines.flatMap((line) => set.exec(line)?.[1] ?? []);
  return value !== undefined && others.length === 0 ? value : null;
}
