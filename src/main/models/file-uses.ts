import { stat } from "node:fs/promises";
import type { ModelEntry } from "../../shared/model.ts";
import type { ModelUse } from "../../shared/model-use.ts";
import type { CatalogueEntry } from "./catalogue-schema.ts";
import { checkGguf } from "./check-gguf.ts";

/** What model files are for, as they say themselves. */
export type FileUses = {
  /** Makes sure that a file is a whole model. Throws as `checkGguf` does. */
  check(file: string): Promise<ModelUse>;
  /** The entry with what its file is for. One that can't be read is left for whoever loads it to complain about. */
  withUse(entry: ModelEntry, catalogue: readonly Pick<CatalogueEntry, "id">[]): Promise<ModelEntry>;
};

/** Reads a header once for each state of its file: that takes a while, and every run asks. */
export function createFileUses(): FileUses {
  const checked = new Map<string, { state: string; use: ModelUse }>();

  async function check(file: string): Promise<ModelUse> {
    const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
    const state = `${size} ${mtimeMs}`;
    const known = checked.get(file);
    if (known?.state === state) return known.use;
    const { use } = await checkGguf(file);
    checked.set(file, { state, use });
    return use;
  }

  return {
    check,
    async withUse(entry, catalogue) {
      // of those the catalogue tells it
      if (entry.path === null || catalogue.some(({ id }) => id === entry.id)) return entry;
      const use = await check(entry.path).catch((): ModelUse => "chat");
      return use === "chat" ? entry : { ...entry, use };
    },
  };
}
