import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { partAt } from "./inner-code.ts";
import { saysSkipping, saysZero } from "./says-skipping.ts";

const notNumber =
  /^ValueError: (?:could not convert string to float|invalid literal for int\(\) with base 10): '(?:\s|\\[nrt])*'/mu;
const tooShort =
  /^(?:IndexError: list index out of range|ValueError: not enough values to unpack \(expected \d+, got [01]\))/mu;
const numberOf = /(?<![\w.])(?:int|float|Decimal)\(/gu;
const isNoNumber = /(?<!\p{L})NaN(?!\p{L})/u;
const read = /(?<![\w.$(])(?:(?:Number\.)?parse(?:Float|Int)|Number)\((?:[^()]|\([^()]*\))+\)(?! (?:\|\||\?\?))/gu;

/**
 * What a program could say that breaks off on an empty line or cell: an empty line has nothing in it, and is passed over; an empty cell is where the request says so,
 * or counts as 0.
 */
export function emptyValues({ lines, language, failing, failure, request }: BrokenProgram): BlockChange[] {
  if (language === "javascript") return isNoNumber.test(failure) ? asZero(lines, request) : [];
  if (language !== "python" || !(notNumber.test(failure) || tooShort.test(failure))) return [];
  return [...failing].flatMap((number) => {
    const from = number - 1;
    const line = lines[from] ?? "";
    const values = notNumber.test(failure) ? numbersIn(line) : [];
    const rank = saysSkipping(request) ? -1.5 : 1;
    const within = values
      .flatMap((value) => withCondition(line, value))
      .map((fresh) => ({ from, old: line, fresh, rank }));
    const head = lines.findLastIndex(
      (other, at) => at < from && other.trim() !== "" && indentOf(other).length < indentOf(line).length,
    );
    const name = /^\s*for (\w+) in (?!range\()/u.exec(lines[head] ?? "")?.[1];
    if (name === undefined) return within;
    const passed = (at: number, value: string, by: number): BlockChange => {
      const old = lines[at] ?? "";
      return {
        from: at,
        old,
        fresh: `${indentOf(old)}if not ${value}.strip():\n${indentOf(old)}    continue\n${old}`,
        rank: by,
      };
    };
    const isLine = lines
      .slice(head + 1, from + 1)
      .some((one) => new RegExp(`(?<![\\w.])${name}\\.r?(?:strip|split)\\(|\\((?:${name})\\)`, "u").test(one));
    const start = lines.findIndex((other, at) => at > head && other.trim() !== "");
    return [
      ...(isLine ? [passed(start, name, -1)] : []),
      ...values.filter((value) => value !== name).map((value) => passed(from, value, rank)),
      ...within,
    ];
  });
}

/** What is read as a number in a line of Python. */
function numbersIn(line: string): string[] {
  const found = [...line.matchAll(numberOf)].flatMap(({ 0: call, index }) => partAt(line, index + call.length) ?? []);
  return [...new Set(found)]
    .filter((value) => /^[\w.]+(?:\[[^[\]]+\])*(?:\.strip\(\))?$/u.test(value))
    .map((value) => value.replace(/\.strip\(\)$/u, ""));
}

/** A list or a sum in one line takes those only that have a value. */
function withCondition(line: string, value: string): string[] {
  const [all, , of] = /\bfor (\w+) in ([\w.]+(?:\([^()]*\))?(?:\[[^[\]]*\])?)(?=[)\]])/u.exec(line) ?? [];
  return all === undefined || of === undefined ? [] : [line.replace(all, () => `${all} if ${value}.strip()`)];
}

/** What can't be read as a number counts as 0, where the request says so, or has it passed over in a sum. */
function asZero(lines: readonly string[], request: string): BlockChange[] {
  if (!saysZero(request) && !saysSkipping(request)) return [];
  return lines.flatMap((old, from) =>
    /^\s*\/\//u.test(old) || (!saysZero(request) && !/\+= |\breduce\(/u.test(old))
      ? []
      : [...old.matchAll(read)].map(({ 0: number, index }) => ({
          from,
          old,
          fresh: `${old.slice(0, index)}(${number} || 0)${old.slice(index + number.length)}`,
          rank: -1,
        })),
  );
}
