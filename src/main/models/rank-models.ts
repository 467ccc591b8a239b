import type { ModelEntry } from "../../shared/model.ts";
import type { Catalogue } from "./catalogue-schema.ts";

/**
 * Those that can be used first, and of these the best first: known good ones, then other files and Ollama's models, the
 * largest that fits first, then those that are too large here, then those that can't act, then those for searching. What is yet to be fetched comes last.
 */
export function rankModels(entries: readonly ModelEntry[], { models }: Catalogue): ModelEntry[] {
  const group = (entry: ModelEntry): number => {
    const known = models.find((model) => model.id === entry.id);
    if (entry.use) return 6;
    if (known && !known.canAct) return 5;
    if (entry.fit?.verdict === "too-large") return 4;
    if (known) return 0;
    // what Hearth was given comes before what other programs happen to have
    if (entry.keeper !== undefined) return 3;
    return entry.engine === "gguf" ? 1 : 2;
  };
  const place = (entry: ModelEntry) => models.findIndex((model) => model.id === entry.id);
  return entries.toSorted(
    (a, b) =>
      Number(b.installed) - Number(a.installed) ||
      group(a) - group(b) ||
      place(a) - place(b) ||
      (b.bytes ?? 0) - (a.bytes ?? 0) ||
      a.id.localeCompare(b.id, "en"),
  );
}
