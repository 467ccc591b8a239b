import type { Confinement } from "../../shared/permission.ts";
import type { OutputSummary } from "./keep-output.ts";
import type { CommandEnd } from "./run-command.ts";
import { count, readableSize } from "./wording.ts";

/** How a command ended, in one line: `exit 0`. */
export function describeEnd(end: CommandEnd, limits: { seconds: number; mostBytes: number }): string {
  switch (end.type) {
    case "exit":
      return `exit ${end.status}`;
    case "signal":
      return `ended by ${end.signal}`;
    case "timeout":
      return `stopped after ${count(limits.seconds, "second")}: it took too long. Use timeout_seconds for more, or do less.`;
    case "flood":
      return `stopped: it printed more than ${readableSize(limits.mostBytes)}. Print less.`;
    case "stopped":
      return "Stopped before it was done. What it had printed:";
    default:
      return end satisfies never;
  }
}

/** What would help, where the output shows what went wrong. */
export function hintsFor(command: string, end: CommandEnd, summary: OutputSummary, confinement: Confinement): string[] {
  const isCut = summary.isCut
    ? [`(${readableSize(summary.bytes)} of output, cut in the middle. Use grep, head or tail to see what you need.)`]
    : [];
  const problem = summary.problem === "" ? [] : [`(${summary.problem})`];
  const failed = end.type === "exit" && end.status !== 0;
  return [...isCut, ...problem, ...(failed ? explain(command, end.status, summary.text, confinement) : [])];
}

function explain(command: string, status: number, text: string, confinement: Confinement): string[] {
  const missing = /(?:^|\n)[^\n]*?(?:line \d+: )([^\s:]+): command not found/.exec(text)?.[1];
  if (status === 127 && missing !== undefined) return [`${missing} is not on this computer. Use another command.`];
  if (confinement === "none") return [];
  return [
    ...(/read-only file system/i.test(text) ? [readOnlyHint(confinement)] : []),
    ...(isOffline(text) || needsNetwork.test(command) ? ["Commands have no network here."] : []),
  ];
}

function readOnlyHint(confinement: Confinement): string {
  if (confinement === "read-only") return "This step may only look: nothing can be written.";
  return "Commands can only write inside the folder, and not to .git/hooks or .git/config.";
}

/** Some of these say little when they can't reach anybody. */
const needsNetwork =
  /\b(?:curl|wget|ssh|scp|rsync|ping|git (?:clone|fetch|pull|push)|npm (?:i|ci|install)|pip3? (?:install|download)|apt(?:-get)? (?:install|update))\b/;

function isOffline(text: string): boolean {
  return /could not resolve|temporary failure in name resolution|name or service not known|network is unreachable|EAI_AGAIN|ENOTFOUND|ENETUNREACH/i.test(
    text,
  );
}
