import type { FileEntry } from "../../workspace-view.ts";

/**
 * Makes `work` remember its last result for a list of files: within one step the same is asked for again and again. `rest` is
 * the same for a list of files; a change of the folder makes another list.
 */
export function oncePerRequest<Result, Rest extends unknown[]>(
  work: (request: string, files: readonly FileEntry[], ...rest: Rest) => Result,
): (request: string, files: readonly FileEntry[], ...rest: Rest) => Result {
  const results = new WeakMap<readonly FileEntry[], { request: string; result: Result }>();
  return (request, files, ...rest) => {
    const last = results.get(files);
    if (last?.request === request) return last.result;
    const result = work(request, files, ...rest);
    results.set(files, { request, result });
    return result;
  };
}
