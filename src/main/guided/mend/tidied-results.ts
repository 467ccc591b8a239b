import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import type { Language } from "./program-file.ts";

/** What a test got, and what it wanted. */
type Got = { actual: string; expected: string };

/** A way to tidy a text: what becomes of it, and how a program says so behind what it gives back. */
type Tidying = { tidy(text: string): string; javascript: string; python: Wrapping };
type Wrapping = { wrap(code: string): string; module?: string };

const rank = -1;

/**
 * A function gives back a text that is wanted without a sign twice in a row, without blanks or signs at its ends, or in small letters, as the test says that got it: so it is tidied before it is
 * given back.
 */
export function tidiedResults({ lines, language, failure }: BrokenProgram): BlockChange[] {
  const got = language === "shell" ? null : gotIn(failure);
  if (!got || language === "shell") return [];
  const ways = tidyingsOf(got.actual);
  const single = ways.filter(({ tidy }) => tidy(got.actual) === got.expected).map((way) => [way]);
  const pairs = ways.flatMap((one) =>
    ways.flatMap((two) => (two !== one && two.tidy(one.tidy(got.actual)) === got.expected ? [[one, two]] : [])),
  );
  return (single.length > 0 ? single : pairs).flatMap((way) => givenBack(lines, language, way));
}

const quoted = String.raw`(?<quote>['"])(?<actual>(?:(?!\k<quote>).)*)\k<quote>`;
const expected = String.raw`(?<other>['"])(?<expected>(?:(?!\k<other>).)*)\k<other>`;
const waysToSay = [
  String.raw`^\s*actual: ${quoted},\n\s*expected: ${expected}`,
  String.raw`^AssertionError: ${quoted} != ${expected}`,
  String.raw`^E?\s*(?:AssertionError: )?assert ${quoted} == ${expected}`,
  String.raw`(?<!\p{L})(?:got|was|printed|returned):? ${quoted},? (?:but )?(?:expected|wanted|want|should be):? ${expected}`,
].map((way) => new RegExp(way, "imu"));

function gotIn(failure: string): Got | null {
  const groups = waysToSay.map((way) => way.exec(failure)?.groups).find(Boolean);
  const [actual = "", wanted = ""] = [groups?.["actual"], groups?.["expected"]];
  return actual === wanted ? null : { actual, expected: wanted };
}

function tidyingsOf(actual: string): Tidying[] {
  const signs = [...new Set(actual.match(/[^\p{L}\p{N}'"\\]/gu))];
  return [
    {
      tidy: (text) => text.trim(),
      javascript: ".trim()",
      python: { wrap: (code) => `${code}.strip()` },
    },
    {
      tidy: (text) => text.toLowerCase(),
      javascript: ".toLowerCase()",
      python: { wrap: (code) => `${code}.lower()` },
    },
    ...signs.flatMap(ofSign),
  ];
}

function ofSign(sign: string): Tidying[] {
  const pattern = escapeRegExp(sign).replaceAll("/", String.raw`\/`);
  return [
    {
      tidy: (text) => text.replaceAll(new RegExp(`${pattern}+`, "gu"), sign),
      javascript: `.replace(/${pattern}+/g, "${sign}")`,
      python: { wrap: (code) => `re.sub(r"${pattern}+", "${sign}", ${code})`, module: "re" },
    },
    {
      tidy: (text) => text.replaceAll(new RegExp(`^${pattern}+|${pattern}+$`, "gu"), ""),
      javascript: `.replace(/^${pattern}+|${pattern}+$/g, "")`,
      python: { wrap: (code) => `${code}.strip("${sign}")` },
    },
  ];
}

function givenBack(
  lines: readonly string[],
  language: Exclude<Language, "shell">,
  way: readonly Tidying[],
): BlockChange[] {
  const change = language === "python" ? inPython : inJavaScript;
  return lines.flatMap((line, from) => {
    const fresh = /^\s*return\b/u.test(line) ? change(lines, from, way) : null;
    return fresh ? [{ ...fresh, rank }] : [];
  });
}

const isChain = /^(?:[A-Za-z_$][\w$]*|"[^"]*"|'[^']*')(?:\.[\w$]+|\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])*$/u;

function inPython(lines: readonly string[], from: number, way: readonly Tidying[]): Omit<BlockChange, "rank"> | null {
  const [, lead = "", code = ""] = /^(\s*return )(\S.*)$/u.exec(lines[from] ?? "") ?? [];
  if (code === "" || /[([{,]$/u.test(code)) return null;
  const whole = isChain.test(code) ? code : `(${code})`;
  const fresh = lead + way.reduce((all, { python }) => python.wrap(all), whole);
  const module = way.flatMap(({ python }) => python.module ?? [])[0];
  return { from, old: lines[from] ?? "", fresh, ...(module === undefined ? {} : { module }) };
}

function inJavaScript(
  lines: readonly string[],
  from: number,
  way: readonly Tidying[],
): Omit<BlockChange, "rank"> | null {
  const calls = way.map(({ javascript }) => javascript);
  const line = lines[from] ?? "";
  const [, lead = "", code = "", end = ""] = /^(\s*return )(\S.*?)(;?)\s*$/u.exec(line) ?? [];
  const isOver = !/^\s*[.?:+]/u.test(lines[from + 1] ?? "");
  if (isOver) {
    if (code === "" || /[([{,]$/u.test(code)) return null;
    return { from, old: line, fresh: `${lead}${isChain.test(code) ? code : `(${code})`}${calls.join("")}${end}` };
  }
  // a chain of calls, one in each line
  const last = lines.findIndex((each, at) => at > from && !/^\s*\./u.test(lines[at + 1] ?? ""));
  const links = lines.slice(from + 1, last + 1);
  const link = lines[last] ?? "";
  if (last === -1 || !links.every((each) => /^\s*\..*\);?\s*$/u.test(each))) return null;
  const [bare, sign] = link.trimEnd().endsWith(";") ? [link.trimEnd().slice(0, -1), ";"] : [link, ""];
  const added = calls.map((call) => indentOf(link) + call);
  return { from: last, old: link, fresh: [bare, ...added].join("\n") + sign };
}
