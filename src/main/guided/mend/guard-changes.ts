import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { expectedOutput } from "./expected-output.ts";
import type { Language } from "./program-file.ts";

/** Nothing is there, or isn't known. */
const saysNothing =
  /(?<!\p{L})(?:no|none|not|nothing|nobody|empty|n\/a|missing|unknown|without|kein\p{L}*|nichts|nicht|niemand|leer|fehlt|unbekannt|ohne)(?!\p{L})|ありません|いません|なし|ない|不明|未/iu;
const inThatCase =
  /(?<!\p{L})(?:in (?:that|this|such a) case|in (?:dem|diesem) fall|instead of crashing|statt abzustürzen)(?!\p{L})|(?:その|この)(?:場合|とき|時)/iu;

/**
 * A program that breaks off where there is nothing to calculate with says first what the request has it say in that case ("no ratings yet"), and goes no further. The condition is that of the
 * line on which it breaks off, so that nothing changes for any other data.
 */
export function guardChanges({ lines, language, failing, failure, request }: BrokenProgram): BlockChange[] {
  const phrase = language === "shell" ? null : saidForNothing(request);
  if (phrase === null) return [];
  return [...failing].flatMap((number) => {
    const line = lines[number - 1] ?? "";
    // what goes on from the line before has nothing put before it
    if (line.trim() === "" || /^\s*(?:elif|else|except|finally|[})\].]|return$)/u.test(line)) return [];
    const conditions = language === "python" ? inPython(line, failure) : inJavaScript(line, failure);
    const place = placeOf(lines, number - 1, language);
    return conditions.flatMap(({ text: condition, module }) =>
      waysOut(place).map((way) => {
        const guard = guarded(indentOf(line), condition, JSON.stringify(phrase), way, language);
        const needs = module ?? (way === "exit" && language === "python" ? "sys" : undefined);
        const change = { from: number - 1, old: line, fresh: `${guard}\n${line}`, rank: -1 };
        return needs === undefined ? change : { ...change, module: needs };
      }),
    );
  });
}

/** What is to be printed where there is nothing; what has a number in it may be what is to come out of all others. */
function saidForNothing(request: string): string | null {
  const [phrase, ...others] = expectedOutput(request);
  if (phrase === undefined || others.length > 0 || /[1-9\n]/u.test(phrase) || !/\p{L}|-/u.test(phrase)) return null;
  return saysNothing.test(phrase) || inThatCase.test(request) ? phrase : null;
}

type Condition = { text: string; module?: string };

const name = String.raw`[A-Za-z_]\w*(?:\.\w+)*`;

/** When a line of Python breaks off so. */
function inPython(line: string, failure: string): Condition[] {
  const found = (pattern: string) => [...line.matchAll(new RegExp(pattern, "gu"))].flatMap(([, one]) => one ?? []);
  const empty = (of: readonly string[]) => [...new Set(of)].map((text) => ({ text: `not ${text}` }));
  if (/^ZeroDivisionError:/mu.test(failure))
    return empty([
      ...found(String.raw`(?:/|%) ?len\((${name})\)`),
      ...found(String.raw`(?:/|%) ?(${name})(?![\w(.[])`),
    ]);
  if (/^IndexError:/mu.test(failure)) return empty(found(String.raw`(${name})\[-?\d\]`));
  if (/^(?:ValueError: (?:max|min)\(\)|statistics\.StatisticsError:)/mu.test(failure))
    return empty(found(String.raw`\b(?:max|min|f?mean|median|mode)\((${name})\s*[,)]`));
  if (/^KeyError:/mu.test(failure))
    return [...line.matchAll(new RegExp(String.raw`(${name})\[(${name}|"[^"]+"|'[^']+')\]`, "gu"))].map(
      ([, all = "", key = ""]) => ({ text: `${key} not in ${all}` }),
    );
  if (/^FileNotFoundError:/mu.test(failure))
    return found(String.raw`\bopen\((${name}|${name}\[\d\]|"[^"]+"|'[^']+')\s*[,)]`).map((path) => ({
      text: `not os.path.exists(${path})`,
      module: "os",
    }));
  if (/^(?:AttributeError|TypeError): 'NoneType'/mu.test(failure))
    return [...new Set(found(String.raw`(?<![\w.])([A-Za-z_]\w*)(?=\.|\[)`))].map((one) => ({
      text: `${one} is None`,
    }));
  return [];
}

/** When a line of JavaScript breaks off so. */
function inJavaScript(line: string, failure: string): Condition[] {
  const field = /TypeError: Cannot read properties of (?:undefined|null) \(reading '(\w+)'\)/u.exec(failure)?.[1];
  if (field === undefined) return [];
  const read = new RegExp(
    String.raw`(?<![\w$.])([A-Za-z_$][\w$]*(?:\.[\w$]+|\[[^[\]]+\])*)(?:\.${field}(?![\w$])|\[${field}\])`,
    "gu",
  );
  return [...line.matchAll(read)].flatMap(([, owner]) => (owner === undefined ? [] : [{ text: `${owner} == null` }]));
}

/** What a line stands in: the nearest loop or function, by the indents. */
function placeOf(lines: readonly string[], at: number, language: Language): "loop" | "function" | "program" {
  let depth = indentOf(lines[at] ?? "").length;
  for (const line of lines.slice(0, at).toReversed()) {
    const own = indentOf(line).length;
    if (line.trim() === "" || own >= depth) continue;
    depth = own;
    if (/^\s*(?:for|while)\b/u.test(line)) return "loop";
    if (
      language === "python"
        ? /^\s*(?:async )?def\b/u.test(line)
        : /\bfunction\b|=> ?\{\s*$|^\s+\w+\([^)]*\) \{/u.test(line)
    )
      return "function";
  }
  return "program";
}

type WayOut = "exit" | "continue" | "return" | "print-and-return";

function waysOut(place: ReturnType<typeof placeOf>): WayOut[] {
  if (place === "loop") return ["continue"];
  if (place === "function") return ["return", "print-and-return"];

  return ["exit"];
}

function guarded(indent: string, condition: string, phrase: string, way: WayOut, language: Language): string {
  const says = language === "python" ? `print(${phrase})` : `console.log(${phrase});`;
  const end = language === "python" ? "" : ";";
  const ends = language === "python" ? "sys.exit()" : "process.exit();";
  const body = {
    exit: [says, ends],
    continue: [says, `continue${end}`],
    return: [`return ${phrase}${end}`],
    "print-and-return": [says, `return${end}`],
  }[way];
  const step = language === "python" ? "    " : "  ";
  const inner = body.map((line) => indent + step + line);
  return language === "python"
    ? [`${indent}if ${condition}:`, ...inner].join("\n")
    : [`${indent}if (${condition}) {`, ...inner, `${indent}}`].join("\n");
}
