import type { JsonObject } from "../../../shared/json.ts";
import type { Proposal } from "../../agent/guide.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { alikeChange } from "./alike-lines.ts";
import { dataOf, encodingOf, keysIn, programsOf, settingsOf, tablesOf } from "./around-programs.ts";
import { type BlockChange, blockChanges } from "./block-changes.ts";
import { indentOf } from "../forms/indent.ts";
import { guardChanges } from "./guard-changes.ts";
import { keptFiles } from "../guide/request/limits/kept-files.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { isTestFile } from "../guide/files/named-files.ts";
import { endsForWant, missingExports } from "./missing-exports.ts";
import { lacksName, renamedImports } from "./renamed-imports.ts";
import { lostPaths } from "./lost-paths.ts";
import { lostModules } from "./lost-modules.ts";
import { withoutWindowsEnds } from "./windows-lines.ts";
import { breakOffChanges } from "./break-off-changes.ts";
import { zeroIsSomething } from "./zero-is-something.ts";
import { tidiedResults } from "./tidied-results.ts";
import { statefulPatterns } from "./stateful-patterns.ts";
import { missingReturns } from "./missing-returns.ts";
import { lacksField, otherFields } from "./other-fields.ts";
import type { JapaneseEncoding } from "./undecoded-bytes.ts";
import { isProgram, type Language, languageOf } from "./program-file.ts";
import { ownFolderChanges } from "./own-folder.ts";
import { type PlainNames, plainNames } from "./plain-names.ts";
import { copiedLines } from "./copied-lines.ts";
import { syntaxChanges } from "./syntax-changes.ts";
import { equalApart } from "./equal-apart.ts";
import { endlessLoops } from "./endless-loops.ts";
import { loopChanges } from "./loop-changes.ts";
import { thousandsSign, thousandsSigns } from "./thousands-signs.ts";
import { replacedSigns } from "./replaced-signs.ts";
import { keptWhole } from "./kept-whole.ts";
import { unpackedParts } from "./unpacked-parts.ts";
import { unusedChanges } from "./unused-values.ts";
import type { FailedRun } from "./failed-run.ts";
import type { Suspiciousness } from "./suspiciousness.ts";
import { failingLines, suspectsOf } from "./suspects.ts";
import { type ToldChanges, toldChanges } from "./told-changes.ts";
import { markedEncodings, missingKey, renamedColumns, type Tables } from "./renamed-columns.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { numberChanges } from "./wrong-number.ts";
import { doubledChanges, saysTwice } from "./said-twice.ts";
import { saysMissing } from "./expected-more.ts";
import { saysOrder } from "./expected-order.ts";
import { expectedOutput, hasShellError } from "./expected-output.ts";
import { otherExpectation, saysTestIsWrong } from "./wrong-expectation.ts";
import { importPlace } from "./import-place.ts";
import { type LineChange, lineChanges } from "./line-changes.ts";

/** So many changes are proposed at most. */
const mostProposals = 240;
const mostFiles = 3;
/** Changes that are less likely than this pass by chance rather than because they are right. */
const leastLikely = 4;
/** Where all that is known is that something else should be printed, many a change would do: only what is a mistake by itself is proposed. */
const leastSure = 0;
/** A line that the failure names is likelier than one that is a likelier mistake by itself. */
const namedLineBonus = 1.5;
/** What is wrong in two lines alike is likelier so than in one of them. */
const alikeBonus = 0.01;
/** What no failing test runs is seldom what is wrong. */
const unsuspiciousPenalty = 3;

/**
 * Changes of one line each that could make a program do what it should, the likeliest first: in the files that are named, or
 * that the failure is in. What of them does help is found out by trying.
 */
export async function proposeChanges(
  failed: FailedRun,
  files: readonly FileEntry[],
  view: WorkspaceView,
  suspiciousness: Suspiciousness,
): Promise<Proposal[]> {
  const { text: failure } = failed;
  if (saysTestIsWrong(failed.request)) return otherExpectations(failed, files, view);
  const isGuessed = isOnlyTold(failed);
  const suspects = (await suspectsOf(failed, files, view)).slice(0, mostFiles);
  const missing = missingKey(failure);
  const encoding = await encodingOf(failed, suspects, files, view);
  const keys = missing === undefined ? [] : await keysIn(files, missing, view);
  const data = lacksField(failure) ? await dataOf(files, view) : [];
  const tables = missing === undefined ? null : await tablesOf(failed.command, files, view);
  const proposed = await Promise.all(
    suspects.map(async ({ path }, place) => {
      const text = (await view.text(path)) ?? "";
      const language = languageOf(path);
      return language
        ? [
            ...changesSpelled(path, text, language, failed, encoding),
            ...otherKeys(path, text, missing, keys),
            ...otherFields(text.split("\n"), language, data, failed.request).map((one) => asRanked(path, one)),
            ...(tables ? renamed(path, text, failure, tables) : []),
          ].map((one) => ({
            ...one,
            rank: one.rank + place,
          }))
        : [];
    }),
  );
  const all = endsForWant.test(failure) || lacksName.test(failure) ? await programsOf(files, view) : [];
  const given = missingExports(all, failure).map((call) => ({ call, isSure: true, rank: sure - 1 }));
  const kept = keptFiles(failed.request, files);
  const renamedThere = renamedImports(all, failure)
    .filter(({ call }) => !kept.some((path) => path === call.input["path"]))
    .map((one, place) => ({ ...one, rank: sure - 1 + place / 1_000 }));
  const lost = (await pathsLost(suspects, failure, files, view))
    .filter(({ input }) => !kept.some((path) => path === input["path"]))
    .map((call, place) => ({ call, isSure: true, rank: sure - 1 + place / 1_000 }));
  return [...given, ...renamedThere, ...lost, ...proposed.flat()]
    .filter(({ rank }) => rank < (isGuessed ? leastSure : leastLikely))
    .map((one) => ({ ...one, rank: one.rank + (1 - suspicionOf(one.call, suspiciousness)) * unsuspiciousPenalty }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostProposals)
    .map(({ call, isSure }) => ({ call, isSure }));
}

/** What the tests that a run fails in could expect, where it is they that are wrong: the program stays as it is. */
async function otherExpectations(
  { text: failure }: FailedRun,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Proposal[]> {
  const tests = files.filter(({ path }) => isTestFile(path) && isProgram(path) && failingLines(path, failure).size > 0);
  const [test, ...others] = tests;
  if (!test || others.length > 0) return [];
  const call = otherExpectation({ path: test.path, text: (await view.text(test.path)) ?? "" }, failure);
  return call === null ? [] : [{ call, isSure: true }];
}

/** Whether a program runs without an error, and nothing says to the letter what it should print instead, in which order, or what is missing. */
export function isOnlyTold({
  request,
  text,
  wanted,
  names,
}: Pick<FailedRun, "request" | "text" | "wanted" | "names">): boolean {
  const isFine = text.startsWith("exit 0") && !hasShellError(text);
  const isSaid = expectedOutput(request).length > 0 || saysOrder(request) || saysMissing(request);
  // what only brings a name in, or only takes one out, may do so for any reason
  const areSaid = names !== undefined && names.missing.length > 0 && names.extra.length > 0;
  return wanted === undefined && isFine && !isSaid && !areSaid;
}

function suspicionOf({ input: { path, line } }: Call, suspiciousness: Suspiciousness): number {
  return typeof path === "string" && typeof line === "number" ? suspiciousness(path, line) : 1;
}

/** `rank`: how unlikely it is, by what it is and by where it stands. */
type Ranked = Proposal & { rank: number };

/** What is a mistake in any program has a lower rank than this by itself. */
const sure = 0;

/** The changes of a program, which the rules are told with plain names. */
function changesSpelled(
  path: string,
  text: string,
  language: Language,
  failed: FailedRun,
  encoding: JapaneseEncoding | null,
): Ranked[] {
  const failing = failingLines(path, failed.text);
  const names = plainNames(text, language);
  if (!names) return changesIn(path, text, language, failed, toldChanges(failed, encoding), failing);
  const plain = { ...failed, text: names.plain(failed.text) };
  return changesIn(path, names.plain(text), language, plain, toldChanges(plain, encoding), failing).map((one) => {
    const { old_text: old, new_text: fresh } = one.call.input;
    const input = { ...one.call.input, old_text: spelledIn(old, names), new_text: spelledIn(fresh, names) };
    return { ...one, call: { ...one.call, input } };
  });
}

function spelledIn(text: unknown, names: PlainNames): string {
  return typeof text === "string" ? names.spelled(text) : "";
}

function changesIn(
  path: string,
  text: string,
  language: Language,
  { text: failure, request }: FailedRun,
  told: ToldChanges,
  failing: ReadonlySet<number>,
): Ranked[] {
  const lines = text.split("\n");
  const names = namesIn(text);
  const unknown = /name '(\w+)' is not defined|\b(\w+) is not defined/.exec(failure)?.slice(1).find(Boolean);
  const change = (index: number, { line, rank, module }: LineChange, isSure: boolean): Ranked => ({
    rank: rank + index / 1_000 - (failing.has(index + 1) ? namedLineBonus : 0),
    isSure,
    call: { tool: "edit", input: { path, ...withImport(lines, index, lines[index] ?? "", line, module) } },
  });
  const isProvable = expectedOutput(request).length > 0;
  /** Where lines like it have the same mistake, it is mended there as well, if that comes out right. */
  const changes = (index: number, one: LineChange, isSure: boolean): Ranked[] => {
    const single = change(index, one, isSure);
    const all = isProvable && one.module === undefined ? alikeChange(lines, index, one.line) : null;
    return all ? [{ ...asRanked(path, all), rank: single.rank - alikeBonus, isSure }, single] : [single];
  };
  const within = lines.flatMap((line, index) => {
    const isUnknown = unknown !== undefined && new RegExp(`(?<!\\w)${unknown}(?!\\w)`).test(line);
    const numbers = language === "python" ? numberChanges(line, failure) : [];
    const likelier = (one: LineChange) => ({ ...one, rank: one.rank - (isUnknown ? 1 : 0) });
    const proposed = [
      // a number that makes a test pass may be there for another reason
      ...numbers.map((one) => change(index, likelier(one), false)),
      ...told(line, language).map((one) => change(index, one, one.rank < sure)),
      ...lineChanges(line, language, names).flatMap((one) => changes(index, likelier(one), one.rank < sure)),
    ];
    const next = lines[index + 1] ?? "";
    const isSwappable = line.trim() !== "" && next.trim() !== "" && indentOf(line) === indentOf(next);
    const swap = isSwappable ? [swapLines(path, line, next, index)] : [];
    return [...proposed, ...swap];
  });
  const program = { lines, language, failing, failure, request };
  const blocks = [
    ...blockChanges(lines, language, failure),
    ...loopChanges(lines, language),
    ...endlessLoops(lines, language, failure),
    ...unpackedParts(lines, language, failure),
    ...keptWhole(lines, language),
    ...copiedLines(lines, language),
    ...replacedSigns(lines, language),
    ...thousandsSigns(lines, language, thousandsSign(request)),
    ...unusedChanges(lines, language),
    ...missingReturns(lines, language),
    ...statefulPatterns(lines, language),
    ...syntaxChanges(lines, language, failure),
    ...ownFolderChanges(lines, language, failure),
    ...guardChanges(program),
    ...breakOffChanges(program),
    ...tidiedResults(program),
    ...equalApart(program),
    ...zeroIsSomething(program),
    ...(saysTwice(request) ? doubledChanges(lines) : []),
  ].map(({ from, old, fresh, rank, module }) => ({
    rank,
    isSure: rank < sure,
    call: { tool: "edit", input: { path, ...withImport(lines, from, old, fresh, module) } },
  }));
  return [...blocks, ...within, ...missingImport(path, lines, language, unknown)];
}

/** Lines with others in their place; where these need a module that isn't imported, with all from the import on. */
function withImport(lines: readonly string[], at: number, old: string, fresh: string, module?: string): JsonObject {
  const from = importPlace(lines);
  const isThere = module === undefined || lines.some((line) => new RegExp(`^import ${module}\\b`).test(line));
  if (isThere || from > at) return { old_text: old, new_text: fresh, line: at + 1 };
  const between = lines.slice(from, at);
  const input = {
    old_text: [...between, old].join("\n"),
    new_text: [`import ${module}`, ...between, fresh].join("\n"),
  };
  return { ...input, line: from + 1 };
}

function asRanked(path: string, { from, old, fresh, rank }: BlockChange): Ranked {
  const input = { path, old_text: old, new_text: fresh, line: from + 1 };
  return { rank, isSure: rank < sure, call: { tool: "edit", input } };
}

/** What of the suspects isn't as this computer wants it: paths and modules that aren't there by their names, also in their settings, and lines that end as on another one. */
async function pathsLost(
  suspects: readonly FileEntry[],
  failure: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const read = async ({ path }: FileEntry) => ({ path, text: (await view.text(path)) ?? "" });
  const programs = await Promise.all(suspects.map(read));
  const texts = programs.map(({ text }) => text);
  const settings = await settingsOf(texts, files, view);
  const paths = files.map(({ path }) => path);
  const sizes = new Map(suspects.map(({ path, size }) => [path, size]));
  return [
    ...withoutWindowsEnds(
      programs.map((program) => ({ ...program, size: sizes.get(program.path) ?? 0 })),
      failure,
    ),
    ...lostModules(programs, failure, paths),
    ...lostPaths(settings, programs, failure, paths),
  ];
}

function renamed(path: string, text: string, failure: string, tables: Tables): Ranked[] {
  const lines = text.split("\n");
  const changes = [...markedEncodings(lines, failure, tables), ...renamedColumns(lines, failure, tables)];
  return changes.map(({ from, old, fresh, rank }) => ({
    rank,
    isSure: true,
    call: { tool: "edit", input: { path, old_text: old, new_text: fresh, line: from + 1 } },
  }));
}

function otherKeys(path: string, text: string, missing: string | undefined, keys: readonly string[]): Ranked[] {
  if (missing === undefined) return [];
  const quoted = new RegExp(`(["'])${escapeRegExp(missing)}\\1`, "g");
  return text.split("\n").flatMap((line, index) =>
    keys.flatMap((key) => {
      const fresh = line.replaceAll(quoted, (_, quote: string) => `${quote}${key}${quote}`);
      if (fresh === line) return [];
      const input = { path, old_text: line, new_text: fresh, line: index + 1 };
      return [{ rank: -1 + index / 1_000, isSure: false, call: { tool: "edit", input } }];
    }),
  );
}

function swapLines(path: string, line: string, next: string, index: number): Ranked {
  return {
    rank: 3 + index / 1_000,
    isSure: false,
    call: {
      tool: "edit",
      input: { path, old_text: `${line}\n${next}`, new_text: `${next}\n${line}`, line: index + 1 },
    },
  };
}

/** A module of Python that is used without being imported. */
function missingImport(path: string, lines: readonly string[], language: Language, unknown?: string): Ranked[] {
  if (language !== "python" || unknown === undefined) return [];
  const index = importPlace(lines);
  const line = lines[index] ?? "";
  const input = { path, old_text: line, new_text: `import ${unknown}\n${line}`, line: index + 1 };
  return [{ rank: 0, isSure: true, call: { tool: "edit", input } }];
}

/** The names that a program gives to its values. */
function namesIn(text: string): string[] {
  const given = [
    ...text.matchAll(/(?<![\w.])([A-Za-z_]\w*)\s*(?:[-+*/]?=)(?!=)/g),
    ...text.matchAll(/\b(?:for|const|let|var|as)\s+\(?(?:const |let )?([A-Za-z_]\w*)/g),
  ].flatMap(([, name]) => name ?? []);
  const parameters = [...text.matchAll(/\b(?:def|function)\s*\w*\(([^)]*)\)/g)].flatMap(([, list]) =>
    (list ?? "").split(",").flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
  );
  return [...new Set([...given, ...parameters])].filter((name) => name.length > 0).slice(0, 24);
}
