import { baseName } from "../../../shared/path-parts.ts";
import { shellWord } from "../forms/shell-word.ts";
import { isTestFile } from "../guide/files/named-files.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import type { FailedRun } from "./failed-run.ts";
import { type Language, isProgram, languageOf } from "./program-file.ts";
import { saidFaulty, saidTests } from "./said-faulty.ts";
import { programsReached, runsTests, startedBy } from "./started-programs.ts";
import { saysTestIsWrong } from "./wrong-expectation.ts";

/** What a run is measured by. `fixed`: the tests, and the data of theirs, which stay as they are. `isTest`: that it goes through is what is wanted of it. */
export type GivenTests = { tests: readonly string[]; fixed: readonly string[]; isTest: boolean };

/** Tests are to be written, or changed. */
const wantsTests =
  /(?<!\p{L})(?:add|write|extend|update|adapt|adjust|rewrite|complete|create|remove|delete|rename|ergänz\p{L}*|schreib\p{L}*|füg\p{L}*|erweiter\p{L}*|aktualisier\p{L}*)(?!\p{L})[^.;!?\n]{0,40}(?<!\p{L})(?:unit ?)?tests?(?!\p{L})|テスト(?:ケース)?(?:も|を)[^。\n]{0,6}(?:追加|書|増や|更新|直|修正|変更)/iu;

/** The programs that only test others, by what they are called, by what the request says, and of those that the run starts by what they say. */
export async function givenTests(
  { command, request }: Pick<FailedRun, "command" | "request">,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<GivenTests> {
  const faulty = saidFaulty(request, files);
  if (saysTestIsWrong(request) || wantsTests.test(request)) return { tests: [], fixed: [], isTest: runsTests(command) };
  const programs = files.map(({ path }) => path).filter((path) => isProgram(path) && !faulty.includes(path));
  const said = saidTests(request, files);
  const started = startedBy(command).filter((path) => programs.includes(path));
  const byText = await Promise.all(
    started.map(async (path) => {
      const text = (await view.text(path)) ?? "";
      const isTest = said.includes(path) || holdsExpectations(text, languageOf(path));
      return isTest && (await testedBy(path, files, view)).length > 0 ? [path] : [];
    }),
  );
  const own = byText.flat();
  const tests = [...new Set([...programs.filter(isTestFile), ...own])];
  const isTest = runsTests(command) || own.length > 0;
  return { tests, fixed: [...tests, ...(isTest ? await dataOf(tests, request, files, view) : [])], isTest };
}

/** The programs of the folder that one uses, besides other tests. */
async function testedBy(
  path: string,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<string[]> {
  const reached = await programsReached(`node ${shellWord(path)}`, (file) => view.text(file));
  return reached.filter(
    (other) => other !== path && isProgram(other) && !isTestFile(other) && files.some((file) => file.path === other),
  );
}

/** Data that a test names and the request doesn't: what it compares with. */
async function dataOf(
  tests: readonly string[],
  request: string,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<string[]> {
  const texts = await Promise.all(tests.slice(0, mostRead).map(async (path) => (await view.text(path)) ?? ""));
  return files
    .map(({ path }) => path)
    .filter((path) => !isProgram(path) && !request.includes(baseName(path)))
    .filter((path) => texts.some((text) => text.includes(baseName(path))));
}

const mostRead = 8;

const literal = String.raw`(?:-?\d|["'[{(]|True|False|None|true|false|null|undefined)`;
const expectations: Readonly<Record<Language, RegExp>> = {
  python: new RegExp(
    String.raw`^\s*assert (?:not )?[\p{L}\p{N}_.]+\(.*(?:(?:==|!=|\bis\b|\bin\b) *${literal}|\)\s*$)|^\s*assert ${literal}.*==|\.assert(?:Equal|True|False|AlmostEqual|Raises|In)\(`,
    "mu",
  ),
  javascript: /\bassert(?:\.\w+)?\(|\bexpect\(.*\)\.(?:not\.)?to\w+|\.(?:strictEqual|deepEqual|deepStrictEqual)\(/u,
  shell: /^\s*(?:assert\w*|expect\w*)\s+\S+.*\S|\b(?:diff|cmp)\b[^|\n]*<\(/mu,
};

/** It leaves by how many comparisons failed: `exit $failed`, `sys.exit(1 if errors else 0)`, `process.exit(failures > 0 ? 1 : 0)`. */
const countsFailures: Readonly<Record<Language, RegExp>> = {
  python: /\bsys\.exit\(\s*(?:1 if )?(?:(?:bool|int|min)\()?(?:len\()?([\p{L}_][\p{L}\p{N}_]*)/u,
  javascript: /\bprocess\.(?:exit\(|exitCode = )(?:Math\.min\(|Number\()?([\p{L}_$][\p{L}\p{N}_$]*)/u,
  shell: /^\s*exit (?:"?\$\{?([a-zA-Z_]\w*)|\$\(\(\s*\$?([a-zA-Z_]\w*))/mu,
};
const compares: Readonly<Record<Language, RegExp>> = {
  python: /[!=]=/u,
  javascript: /!==?|===?/u,
  shell: /\[\[? .*(?:!=|=|-ne|-eq) /u,
};

/** Whether a program holds what another one is to give, and fails where it doesn't. */
export function holdsExpectations(text: string, language: Language | null): boolean {
  if (language === null) return false;
  if (expectations[language].test(text)) return true;
  const [, one, other] = countsFailures[language].exec(text) ?? [];
  const counter = one ?? other;
  // what it leaves by is set below a comparison
  return (
    counter !== undefined &&
    text
      .split("\n")
      .some(
        (line, at, lines) =>
          isCounted(line, counter, language) &&
          lines.slice(Math.max(0, at - 4), at + 1).some((near) => compares[language].test(near)),
      )
  );
}

function isCounted(line: string, counter: string, language: Language): boolean {
  const name = counter.replaceAll("$", String.raw`\$`);
  return language === "shell"
    ? new RegExp(`(?<!\\w)${name}=(?:1|\\$\\(\\()|\\(\\( ?\\+*${name}(?:\\+\\+| \\+= 1)`).test(line) &&
        !/^\s*\w+=0/.test(line)
    : new RegExp(
        `(?<![\\p{L}\\p{N}_.])${name}(?:\\+\\+| \\+= |\\.(?:append|push)\\(| = (?:True|true|1)(?!\\d))`,
        "u",
      ).test(line);
}
