import type { Deed, Task } from "./task.ts";
import { carryOut, layOut, problemOf } from "./task-folder.ts";

/** What doesn't hold of a task's own proofs: its gold has to pass, all else to fail. Empty where all is well. */
export function flawsOf(task: Task): string[] {
  const gold = outcomeOf(task, task.gold);
  const others = [{}, ...task.wrong].map((deed, index) => ({ deed, index, problem: outcomeOf(task, deed) }));
  return [
    ...(gold === null ? [] : [`its gold fails: ${gold}`]),
    ...others
      .filter(({ problem }) => problem === null)
      .map(({ deed, index }) =>
        index === 0 ? "the untouched folder passes" : `what is wrong passes: ${JSON.stringify(deed)}`,
      ),
    ...(task.wrong.length < 3 ? ["it has less than three wrong deeds"] : []),
  ];
}

function outcomeOf(task: Task, deed: Deed): string | null {
  const folder = layOut(task);
  try {
    carryOut(deed, folder);
    return problemOf(task, folder, deed.answer ?? "");
  } finally {
    folder.remove();
  }
}
