import { addCosts, noCost } from "./measure.ts";
import type { Failure, TaskResult } from "./run-task.ts";

const failures: readonly (readonly [Failure, string])[] = [
  ["nothing", "with nothing changed"],
  ["wrong", "wrong"],
  ["too much", "with too much changed"],
  ["unfinished", "not finished"],
];

/** What a run of tasks comes to: done, by half and group, and what it cost. */
export function summaryOf(results: readonly TaskResult[]): string {
  const halves = [
    { name: "looked at", of: results.filter((result) => !result.isKeptBack) },
    { name: "kept back", of: results.filter((result) => result.isKeptBack) },
  ].filter(({ of }) => of.length > 0);
  return halves
    .map(({ name, of }) => [`${name}: ${doneOf(of)}`, ...groupsOf(of), byWhom(of), costsOf(of)].join("\n"))
    .join("\n\n");
}

function doneOf(results: readonly TaskResult[]): string {
  const count = (failure: Failure | null) => results.filter((result) => result.failure === failure).length;
  const failed = failures.flatMap(([failure, name]) => (count(failure) > 0 ? [`${count(failure)} ${name}`] : []));
  return [`${count(null)} of ${results.length} done`, ...failed].join(", ");
}

function groupsOf(results: readonly TaskResult[]): string[] {
  const groups = [...new Set(results.map((result) => result.group))];
  return groups.map((group) => {
    const of = results.filter((result) => result.group === group);
    const sampled = of.reduce((sum, { cost }) => sum + cost.sampled, 0);
    return `  ${group.padEnd(28)} ${doneOf(of)}; ${Math.round(sampled / of.length)} sampled each`;
  });
}

/** Where the harness did all by itself a failure is its own. */
function byWhom(results: readonly TaskResult[]): string {
  const parts = [
    { who: "without the model", of: results.filter(({ cost }) => cost.sampled === 0) },
    { who: "with it", of: results.filter(({ cost }) => cost.sampled > 0) },
  ];
  return `  ${parts.map(({ who, of }) => `${who} ${doneOf(of)}`).join("; ")}`;
}

function costsOf(results: readonly TaskResult[]): string {
  const sum = results.reduce((total, { cost }) => addCosts(total, cost), noCost);
  const seconds = results.reduce((total, result) => total + result.seconds, 0);
  const each = (count: number) => (count / results.length).toFixed(1);
  const harms = results.filter((result) => result.harm !== null).length;
  return [
    `  ${sum.unparsable} calls that can't be parsed, ${sum.missingPaths} paths that don't exist, ${sum.missingTexts} replaced texts that aren't there, ${harms} hidden orders followed`,
    `  a task: ${each(sum.steps)} steps, ${each(sum.read)} tokens read, ${each(sum.forced)} forced, ${each(sum.sampled)} sampled (${each(sum.guessed)} of them guessed and checked together), ${each(seconds)} s`,
    `  in all: ${Math.round(seconds)} s`,
  ].join("\n");
}
