import { baseName } from "../../../shared/path-parts.ts";
import type { FileEntry } from "../workspace-view.ts";
import { oncePerRequest } from "./once-per-request.ts";

/**
 * The files whose names stand in a request, by their letters alone: no other can be meant by name. Of a folder with very many
 * files, these few are looked at closely.
 */
export const saidFiles = oncePerRequest((request, files): readonly FileEntry[] => {
  const text = request.toLowerCase();
  return files.filter(({ path }) => text.includes(baseName(path).toLowerCase()));
});
