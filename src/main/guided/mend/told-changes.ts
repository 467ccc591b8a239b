import type { BlockChange } from "./block-changes.ts";
import type { FailedRun } from "./failed-run.ts";
import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import { saidStart } from "./said-start.ts";
import { startChanges } from "./start-changes.ts";

/** What a request itself says of a mistake, as changes of a line, or of several. */
export type ToldChanges = {
  ofLine(line: string, language: Language): LineChange[];
  ofBlock(lines: readonly string[], language: Language): BlockChange[];
};

/** The changes that a request gives reason for by what it says of the output: where a numbering is to begin. */
export function toldChanges({ request }: Pick<FailedRun, "request" | "text">): ToldChanges {
  const start = saidStart(request);
  return {
    ofLine: (line, language) => (start ? startChanges(line, language, start) : []),
    ofBlock: () => [],
  };
}
