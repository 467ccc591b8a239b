import type { RequestKind } from "../../../shared/message.ts";
import { asksToWrite } from "./request-intent.ts";
import { missingFiles, namedFiles } from "./request-words.ts";
import type { FileEntry } from "../workspace-view.ts";

/**
 * The kinds that a request may be of. Who names a file doesn't only want to talk; who names one that isn't there, with a
 * verb of making, doesn't only want to look.
 */
export function kindsFor(request: string, files: readonly FileEntry[]): RequestKind[] {
  const missing = missingFiles(request, files);
  if (missing.length > 0 && asksToWrite(request)) return ["make", "run"];
  if (missing.length > 0 || namedFiles(request, files).length > 0) return ["look", "edit", "make", "run"];
  return ["chat", "look", "edit", "make", "run"];
}
