import type { Call } from "../../agent/step-protocol.ts";
import { printsMore, saysMissing } from "./expected-more.ts";
import { saysOrder } from "./expected-order.ts";
import { expectedOutput, hasShellError, isAsExpected } from "./expected-output.ts";
import type { FailedRun } from "./failed-run.ts";
import { tellsOfTests } from "./progress.ts";
import { toldOutputs } from "./told-outputs.ts";
import { runsTests } from "./started-programs.ts";

/** It went well and printed nothing. */
export function isSilent(outcome: string): boolean {
  return /^exit 0\s*(?:\(no output\)\s*)?$/u.test(outcome);
}

/** A test that ends otherwise than well has failed, whatever it prints. */
export function failsTest(outcome: string, run: Pick<FailedRun, "command" | "isTest">): boolean {
  return isOfTests(run) && !outcome.startsWith("exit 0");
}

/** Whether a run is one of tests. */
export function isOfTests({ command, isTest }: Pick<FailedRun, "command" | "isTest">): boolean {
  return isTest === true || runsTests(command);
}

/** What was missing at the end has to be there, besides all else. */
export function isRight(outcome: string, run: FailedRun): boolean {
  const { request, text } = run;
  if (failsTest(outcome, run) || saysBoth(outcome, text, request)) return false;
  return isAsExpected(outcome, request) && (!saysMissing(request) || printsMore(outcome, text));
}

/** Whether what should come out in the place of something else comes out beside it. */
function saysBoth(outcome: string, before: string, request: string): boolean {
  const told = toldOutputs(request);
  if (told === null) return false;
  const frame = withoutValues(told.printed);
  const saying = (text: string) => text.split("\n").filter((line) => withoutValues(line).includes(frame)).length;
  return saying(outcome) > saying(before);
}

function withoutValues(text: string): string {
  return text.replaceAll(/-?\d+(?:[.,:]\d+)*|NaN|undefined|Infinity/gu, "#");
}

/** An error that is only kept quiet isn't mended, where nothing but its being gone tells that it is. */
export function isHidden(
  { input: { old_text: old, new_text: fresh } }: Call,
  outcome: string,
  request: string,
): boolean {
  if (typeof old !== "string" || typeof fresh !== "string" || isSaidToTheLetter(request)) return false;
  return hidesErrors.test(fresh) && !hidesErrors.test(old) && !tellsOfTests(outcome);
}

const hidesErrors =
  /\bexcept\b[^\n]*:\s*(?:pass|continue)\b|\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}|\|\|\s*(?:true|:)(?=\s|$)|2>\s*\/dev\/null/u;

function isSaidToTheLetter(request: string): boolean {
  return expectedOutput(request).length > 0 || saysOrder(request);
}

/** All that a script printed before it still prints, its errors included, with something else besides. */
export function onlySaysMore(outcome: string, before: string): boolean {
  const [now = [], then = []] = [outcome, before].map((text) => withoutNumbers(text).split("\n"));
  return hasShellError(before) && then.every((line) => now.includes(line));
}

/** Times, addresses and line numbers differ from run to run. */
export function withoutNumbers(text: string): string {
  return text
    .replaceAll(/(?:\/[\w.-]+)+\//g, "")
    .replaceAll(/(?<=\bduration_ms:? |\bstopped after )[\d.]+/g, "")
    .replaceAll(/\d+(\.\d+)?\s?m?s\b|0x[0-9a-f]+|(?<=\bline |:)\d+/g, "");
}
