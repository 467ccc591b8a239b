import type { FileEntry } from "../workspace-view.ts";

/** Makes `work` remember its last result for a list of files: within one step the same is asked for again and again. */
export function oncePerRequest<Result>(
  work: (request: string, files: readonly FileEntry[]) => Result,
): (request: string, files: readonly FileEntry[]) => Result {
  const results = new WeakMap<readonly FileEntry[], { request: string; result: Result }>();
  return (request, files) => {
    const last = results.get(files);
    if (last?.request === request) return last.result;
    const result = work(request, files);
    results.set(files, { request, result });
    return result;
  };
}
