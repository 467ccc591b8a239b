import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";

const unbound =
  /^UnboundLocalError: (?:cannot access local variable '(\w+)'|local variable '(\w+)' referenced before assignment)/mu;
const oneTooMany = /^TypeError: (?:\w+\.)*(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given/mu;
const noSelf = /^NameError: name 'self' is not defined/mu;
const head = /^(\s*)(?:async )?def (\w+)\((.*)$/u;

/**
 * What a function of Python lacks to reach what isn't its own: `global`, where it changes a value of the program, and `self`, where it is one of a class.
 */
export function scopeChanges({ lines, language, failing, failure }: Omit<BrokenProgram, "request">): BlockChange[] {
  if (language !== "python") return [];
  const name = unbound.exec(failure)?.slice(1).find(Boolean);
  if (name !== undefined) return [...failing].flatMap((number) => reachedOutside(lines, number - 1, name));
  const [, method, takes, given] = oneTooMany.exec(failure) ?? [];
  if (method !== undefined && Number(given) === Number(takes) + 1) {
    return lines.flatMap((line, at) => (head.exec(line)?.[2] === method ? withSelf(lines, at) : []));
  }
  return noSelf.test(failure) ? [...failing].flatMap((number) => withSelf(lines, headOf(lines, number - 1))) : [];
}

/** The function that a line is in; -1 where it is in none. */
function headOf(lines: readonly string[], at: number): number {
  const depth = indentOf(lines[at] ?? "").length;
  return lines.findLastIndex((line, index) => index < at && head.test(line) && indentOf(line).length < depth);
}

function reachedOutside(lines: readonly string[], at: number, name: string): BlockChange[] {
  const from = headOf(lines, at);
  const old = lines[from] ?? "";
  // a head that goes on in the next line, or a value that is the function's own, isn't meant
  if (from === -1 || !/:\s*(?:#.*)?$/u.test(old)) return [];
  const isOfProgram = lines.some((line) => new RegExp(`^${name}(?:: [^=]+)? = `, "u").test(line));
  const outer = headOf(lines, from);
  const isOfOuter =
    outer !== -1 && lines.slice(outer + 1, from).some((line) => new RegExp(`^\\s+${name} = `, "u").test(line));
  if (!isOfProgram && !isOfOuter) return [];
  const next = lines[from + 1] ?? "";
  const isTold = /^\s*("""|''').*\1\s*$/u.test(next) && next.trim().length > 5;
  const before = isTold ? [old, next] : [old];
  const inner = `${indentOf(lines[from + 1] ?? "")}${isOfOuter ? "nonlocal" : "global"} ${name}`;
  return [{ from, old: before.join("\n"), fresh: [...before, inner].join("\n"), rank: -1.5 }];
}

function withSelf(lines: readonly string[], at: number): BlockChange[] {
  const old = lines[at] ?? "";
  const [, indent = "", name = "", rest = ""] = head.exec(old) ?? [];
  const owner = lines.findLastIndex(
    (line, index) => index < at && line.trim() !== "" && indentOf(line).length < indent.length,
  );
  const isOfClass =
    /^\s*class\b/u.test(lines[owner] ?? "") && !/^\s*@(?:static|class)method/u.test(lines[at - 1] ?? "");
  if (name === "" || !isOfClass || /^\s*(?:self|cls)\b/u.test(rest)) return [];
  const fresh = old.replace(`def ${name}(`, () => `def ${name}(self${/^\s*\)/u.test(rest) ? "" : ", "}`);
  return [{ from: at, old, fresh, rank: -1.5 }];
}
