import { judgeFit, type Memory } from "../../shared/memory-need.ts";
import type { ModelEntry } from "../../shared/model.ts";
import type { Settings } from "../../shared/settings.ts";
import type { CatalogueEntry } from "./catalogue-schema.ts";
import { estimateBytes } from "./estimate-bytes.ts";
import type { ForeignModel } from "./found-elsewhere.ts";
import { quantisationOf } from "./hub/hub-choices.ts";
import type { ModelFile } from "./model-folder.ts";
import type { OllamaModel } from "./ollama-client.ts";
import type { Unfinished } from "./unfinished.ts";

/** What entries are made with. */
export type EntryMeans = { settings: Pick<Settings, "models">; memory: Memory };

/** A model of the catalogue, with what of it is here. */
export function catalogueModelEntry(
  model: CatalogueEntry,
  file: ModelFile | null,
  unfinished: Unfinished | null,
  means: EntryMeans,
): ModelEntry {
  const bytes = model.bytes ?? file?.bytes ?? null;
  const size = bytes ?? estimateBytes(model.parameters.total, model.quantisation);
  return withSettings(
    {
      id: model.id,
      name: model.name,
      engine: "gguf",
      path: file?.path ?? null,
      installed: file !== null,
      bytes: size,
      note: `${model.note} ${model.licence}.${file?.link ? ` Linked to ${file.link}.` : ""}`,
      dialect: "guided-text",
      ...(bytes === null ? { isEstimate: true } : {}),
      quantisation: model.quantisation,
      ...(model.context === null ? {} : { trainedContext: model.context }),
      ...(model.hasConditions ? { hasConditions: true } : {}),
      ...(model.use ? { use: model.use } : {}),
      ...(file === null && unfinished ? { keptBytes: unfinished.keptBytes } : {}),
    },
    means,
    model.shape,
  );
}

/** A file in the models folder that the catalogue doesn't know. */
export function fileModelEntry({ name, path, bytes, link }: ModelFile, means: EntryMeans): ModelEntry {
  return withSettings(
    {
      id: name,
      name: name.replace(/\.gguf$/i, ""),
      engine: "gguf",
      path,
      installed: true,
      bytes,
      note: link ? `Linked to ${link}.` : "A model file.",
      dialect: "guided-text",
      ...storedAs(name),
    },
    means,
  );
}

/** A file that another program keeps. */
export function foreignModelEntry({ id, name, keeper, path, bytes }: ForeignModel, means: EntryMeans): ModelEntry {
  const note = `In ${keeper}; used where it is.`;
  return withSettings(
    { id, name, engine: "gguf", path, installed: true, bytes, note, dialect: "guided-text", keeper, ...storedAs(name) },
    means,
  );
}

/** A model of the hub's of which a part is here. */
export function unfinishedModelEntry({ name, from, keptBytes }: Unfinished, means: EntryMeans): ModelEntry {
  const common = { engine: "gguf", path: null, installed: false, bytes: null, dialect: "guided-text" } as const;
  const note = from === null ? "A part of a model; the rest isn't known any more." : "From Hugging Face.";
  return withSettings({ ...common, id: from ?? name, name: name.replace(/\.gguf$/i, ""), note, keptBytes }, means);
}

/** A model that Ollama's server has. */
export function servedModelEntry(model: OllamaModel, isRemote: boolean, means: EntryMeans): ModelEntry {
  const { name, bytes, parameterSize, digest, isForSearch } = model;
  const entry: ModelEntry = {
    id: `ollama/${name}`,
    name,
    engine: "ollama",
    path: null,
    installed: true,
    bytes,
    note: parameterSize ? `${parameterSize} parameters, in Ollama.` : "In Ollama.",
    dialect: "native",
    ...(digest === null ? {} : { digest }),
    ...(isForSearch ? { use: "embedding" } : {}),
  };
  // another computer's memory isn't known
  return withSettings(entry, isRemote ? { ...means, memory: null } : means);
}

function storedAs(name: string): { quantisation?: string } {
  const quantisation = quantisationOf(`${name.replace(/\.gguf$/i, "")}.gguf`);
  return quantisation === null ? {} : { quantisation };
}

/** The entry as the settings want it, with whether it fits; null for a memory that isn't known. */
export function withSettings(
  entry: ModelEntry,
  { settings, memory }: Omit<EntryMeans, "memory"> & { memory: Memory | null },
  shape: CatalogueEntry["shape"] = null,
): ModelEntry {
  const own = Object.hasOwn(settings.models, entry.id) ? settings.models[entry.id] : undefined;
  const contextSize = own?.context_size;
  const model = { fileBytes: entry.bytes ?? 0, shape, ...(contextSize === undefined ? {} : { contextSize }) };
  return {
    ...entry,
    dialect: own?.dialect ?? entry.dialect,
    ...(memory && entry.bytes !== null ? { fit: judgeFit(model, memory) } : {}),
  };
}
