import type { Gap } from "../../agent/gap.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { isTestFile } from "../guide/files/named-files.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import type { FailedRun } from "./failed-run.ts";
import type { Suspiciousness } from "./suspiciousness.ts";
import { failingLines, suspectsOf } from "./suspects.ts";

const mostFiles = 2;
/** What is far from a place says little of it, and takes long to read: so much before it, in characters, and so many lines behind it. */
const longestBefore = 4_000;
const linesAfter = 10;
/** Other files that are shown: so many, so long at most, and what the run said last. In characters. */
const mostBeside = 4;
const longestBeside = 2_500;
const longestFailure = 500;
/** So often each line is filled in; the first time with the likeliest words. */
const attempts = 3;
const mostGaps = 400;
/** What is seldom wrong, and what no failing test runs, comes later. */
const headPenalty = 2;
const unsuspiciousPenalty = 4;

/**
 * The lines of a program that fails, each as a place to be filled in, the likeliest first: every line in the place of the one that stands there,
 * then one more line before each, then the lines again with some chance. A model that doesn't see a mistake in a line often writes the right one
 * where it doesn't see the line, as in "Less training, more repairing please" (Xia and Zhang, 2022). What helps is found out by trying.
 */
export async function gapsIn(
  failed: FailedRun,
  files: readonly FileEntry[],
  view: WorkspaceView,
  suspiciousness: Suspiciousness,
): Promise<Gap[]> {
  const { request, text: failure, wanted } = failed;
  const suspects = (await suspectsOf(failed, files, view)).slice(0, mostFiles);
  const others = files.filter(({ path }) => !suspects.some((suspect) => suspect.path === path));
  const beside = await besideOf(
    others,
    request,
    wanted === undefined ? failure : `${failure}\n\nIt should print:\n${wanted}`,
    view,
  );
  const programs = await Promise.all(
    suspects.map(async ({ path }) => programOf(path, (await view.text(path)) ?? "", failure, suspiciousness)),
  );
  const each = (attempt: number, make: typeof inPlace) =>
    programs.flatMap((program) => program.order.map((index) => make(program, index, beside, attempt)));
  const again = Array.from({ length: attempts - 1 }, (_, index) => each(index + 2, inPlace));
  return [...each(1, inPlace), ...each(1, oneMore), ...again.flat()].slice(0, mostGaps);
}

type Program = { path: string; lines: readonly string[]; order: readonly number[] };

/** The test that fails comes last, where it is remembered best, but for what the request and the run say. */
async function besideOf(
  files: readonly FileEntry[],
  request: string,
  failure: string,
  view: WorkspaceView,
): Promise<Gap["beside"]> {
  const small = files
    .filter(({ size }) => size > 0 && size <= longestBeside)
    .toSorted((one, other) => Number(isTestFile(one.path)) - Number(isTestFile(other.path)))
    .slice(-mostBeside);
  const texts = await Promise.all(small.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  return [
    ...texts.filter(({ text }) => text !== ""),
    { path: "issue.md", text: `${request}\n\n${failure.slice(-longestFailure)}` },
  ];
}

function programOf(path: string, text: string, failure: string, suspiciousness: Suspiciousness): Program {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const failing = failingLines(path, failure);
  const rank = (index: number) =>
    (failing.has(index + 1) ? 0 : 1) +
    (isHead(lines[index] ?? "") ? headPenalty : 0) +
    (1 - suspiciousness(path, index + 1)) * unsuspiciousPenalty;
  const order = lines
    .flatMap((line, index) => (saysNothing(line) ? [] : [index]))
    .toSorted((one, other) => rank(one) - rank(other) || one - other);
  return { path, lines, order };
}

/** Blank lines, comments, brackets that close a block, and what is brought in from elsewhere. */
function saysNothing(line: string): boolean {
  return /^\s*(?:$|#|\/\/|\/?\*|"""|'''|[)\]}]+[;,]?\s*$|(?:import|from)\s|"use strict"|(?:else|try|fi|done|esac|do|then)\b:?\s*\{?$|(?:const|let|var)\s.*\brequire\()/.test(
    line,
  );
}

/** Names and parameters are seldom wrong. */
function isHead(line: string): boolean {
  return /^\s*(?:(?:async\s+)?def\s|class\s|@|(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b)/.test(line);
}

function inPlace({ path, lines }: Program, index: number, beside: Gap["beside"], attempt: number): Gap {
  const old = lines[index] ?? "";
  return {
    ...around(lines, index, index + 1),
    path,
    beside,
    attempt,
    changes(text) {
      const fresh = text.split("\n");
      if (isBlank(text)) return [];
      // several lines may stand in the place of as many, or of the one
      const block = lines.slice(index, index + fresh.length).join("\n");
      const olds = fresh.length > 1 && index + fresh.length <= lines.length ? [block, old] : [old];
      return olds.filter((each) => !isSame(each, text)).map((each) => edit(path, each, text, index));
    },
  };
}

function oneMore({ path, lines }: Program, index: number, beside: Gap["beside"], attempt: number): Gap {
  const next = lines[index] ?? "";
  return {
    ...around(lines, index, index),
    path,
    beside,
    attempt,
    changes: (text) => (isBlank(text) ? [] : [edit(path, next, `${text}\n${next}`, index)]),
  };
}

function around(lines: readonly string[], from: number, to: number): Pick<Gap, "before" | "after"> {
  const before = lines
    .slice(0, from)
    .map((line) => `${line}\n`)
    .join("");
  return { before: before.slice(-longestBefore), after: lines.slice(to, to + linesAfter).join("\n") };
}

function edit(path: string, old: string, fresh: string, index: number): Call {
  return { tool: "edit", input: { path, old_text: old, new_text: fresh, line: index + 1 } };
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function isSame(one: string, other: string): boolean {
  return one.trimEnd() === other.trimEnd();
}
