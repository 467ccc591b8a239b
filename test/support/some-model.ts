import type { CatalogueEntry } from "../../src/main/models/catalogue-schema.ts";

/** A model of a catalogue, for tests that say only what matters to them. */
export function someModel(changes: Partial<CatalogueEntry> & { id: string }): CatalogueEntry {
  return {
    name: changes.id,
    file: `${changes.id}.gguf`,
    quantisation: "Q4_K_M",
    bytes: 9,
    sha256: "0".repeat(64),
    licence: "MIT",
    hasConditions: false,
    note: "A model.",
    canAct: true,
    context: 4_096,
    parameters: { total: 1_000, active: 1_000 },
    shape: null,
    sources: {},
    ...changes,
  };
}
