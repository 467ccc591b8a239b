import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { partAt, partsOf } from "./inner-code.ts";
import { saidForValues, withPlaceholder } from "./said-placeholder.ts";
import { saysSkipping } from "./says-skipping.ts";

const unordered = /^TypeError: '[<>]=?' not supported between instances of '(\w+)' and '(\w+)'/mu;
const unadded = /^TypeError: unsupported operand type\(s\) for \+: '(?:\w+' and 'NoneType|NoneType' and '\w+)'/mu;
const first =
  /(?<!\p{L})(?:first|(?:on|at the|to the) top|at the (?:beginning|start)|zuerst|zuoberst|oben|an den anfang|am anfang|vorne|voran)(?!\p{L})|最初|先頭|一番上/iu;
const last =
  /(?<!\p{L})(?:last|(?:at|to) the (?:bottom|end)|zuletzt|zuunterst|unten|ans ende|am ende|hinten|zum schluss)(?!\p{L})|最後|末尾|一番下/iu;
/** So far behind it a list that was put in order is printed. */
const printedWithin = 20;

/**
 * A program of Python that breaks off as it compares with None: what has no value comes first or last, as the request says, and is printed as its example; or it
 * is left out where the largest, the smallest or the sum is wanted.
 */
export function noneOrders({ lines, language, failing, failure, request }: BrokenProgram): BlockChange[] {
  const [, left, right] = unordered.exec(failure) ?? [];
  const isOfNone = left === "NoneType" || right === "NoneType" || unadded.test(failure);
  if (language !== "python" || !isOfNone) return [];
  return [...failing].flatMap((number) => {
    const from = number - 1;
    const line = lines[from] ?? "";
    const changed = (fresh: string, rank: number): BlockChange[] =>
      fresh === line ? [] : [{ from, old: line, fresh, rank }];
    const known = right === "NoneType" ? startsAsNone(line, lines) : null;
    return [
      ...inOrder(line, request).flatMap(({ fresh, value, rank }) => [
        ...printedToo(lines, from, fresh, value, rank, request),
        ...changed(fresh, rank),
      ]),
      ...withoutNone(line).flatMap((fresh) => changed(fresh, saysSkipping(request) ? -1 : 1)),
      ...(known === null ? [] : changed(known, -1)),
    ];
  });
}

type Ordered = { fresh: string; value: string; rank: number };

function inOrder(line: string, request: string): Ordered[] {
  const [isFirst, isLast] = [first.test(request), last.test(request)];
  // said both ways, it may mean something else with one of them
  if ((isFirst && isLast) || /\b(?:max|min)\(/u.test(line)) return [];
  const sign = isFirst === /\breverse=True\b/u.test(line) ? "is None" : "is not None";
  const rank = isFirst || isLast ? -1 : 1;
  const key = /\bkey=lambda \w+: ?/u.exec(line);
  if (!key) {
    const fresh = line
      .replace(
        /\bsorted\(([\w.]+(?:\([^()]*\))?)(?=[,)])/u,
        (_, of: string) => `sorted(${of}, key=lambda one: (one ${sign}, one)`,
      )
      .replace(
        /\.sort\((?=\)|reverse=)/u,
        (_, at: number) => `.sort(key=lambda one: (one ${sign}, one)${line.startsWith(".sort()", at) ? "" : ", "}`,
      );
    return fresh === line ? [] : [{ fresh, value: "", rank }];
  }
  const start = key.index + key[0].length;
  const by = partAt(line, start);
  if (by === null) return [];
  const isTuple = by.startsWith("(") && partAt(by.slice(1), 0) !== null && by.endsWith(")");
  const parts = isTuple ? partsOf(by.slice(1, -1)) : [by];
  return parts.map((value, at) => {
    const whole = [...parts.slice(0, at), `${value} ${sign}`, value, ...parts.slice(at + 1)].join(", ");
    return { fresh: `${line.slice(0, start)}(${whole})${line.slice(start + by.length)}`, value, rank };
  });
}

/** The same, and what is printed for it further down is what the request has it print. */
function printedToo(
  lines: readonly string[],
  from: number,
  fresh: string,
  value: string,
  rank: number,
  request: string,
): BlockChange[] {
  const field = /(?:\[["']([^"']+)["']\]|\.(\w+)|\[(\d+)\])$/u.exec(value)?.slice(1).find(Boolean);
  if (field === undefined) return [];
  const isOfField = (code: string) =>
    /(?:\[["']([^"']+)["']\]|\.(\w+)|\[(\d+)\])$/u.exec(code)?.slice(1).includes(field) ?? false;
  return lines.slice(from + 1, from + 1 + printedWithin).flatMap((line, at) =>
    saidForValues(line, "python", request)
      .filter((said) => isOfField(said.value))
      .map((said) => {
        const between = lines.slice(from + 1, from + 1 + at);
        return {
          from,
          old: [lines[from] ?? "", ...between, line].join("\n"),
          fresh: [fresh, ...between, withPlaceholder(line, "python", said)].join("\n"),
          rank: rank - 0.5,
        };
      }),
  );
}

/** The largest, the smallest or the sum of those that have a value. */
function withoutNone(line: string): string[] {
  return [...line.matchAll(/(?<![\w.])(?:max|min|sum)\(/gu)].flatMap(({ 0: call, index }) => {
    const start = index + call.length;
    const of = partAt(line, start);
    if (of === null) return [];
    const put = (code: string) => line.slice(0, start) + code + line.slice(start + of.length);
    const each = /^\[?(.+?) for (\w+(?:, \w+)*) in ([^[\]]+?)\]?$/u.exec(of);
    if (each)
      return [put(`${each[1]} for ${each[2]} in ${each[3]} ${/ if /u.test(of) ? "and" : "if"} ${each[1]} is not None`)];
    const key = /^, key=lambda (\w+): ?/u.exec(line.slice(start + of.length));
    const by = key ? partAt(line, start + of.length + key[0].length) : null;
    if (key && by !== null) return [put(`(${key[1]} for ${key[1]} in ${of} if ${by} is not None)`)];
    return line[start + of.length] === ")" ? [put(`one for one in ${of} if one is not None`)] : [];
  });
}

/** "best = None" before the first one is looked at: any is better than that. */
function startsAsNone(line: string, lines: readonly string[]): string | null {
  const [, lead, left, sign, name] = /^(\s*(?:if|elif) )([\w.[\]"']+) ([<>]=?) (\w+)(?=:)/u.exec(line) ?? [];
  if (name === undefined || !lines.some((other) => new RegExp(`^\\s*${name} = None\\s*$`, "u").test(other)))
    return null;
  return line.replace(`${lead}${left} ${sign} ${name}`, () => `${lead}${name} is None or ${left} ${sign} ${name}`);
}
