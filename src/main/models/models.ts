import { stat } from "node:fs/promises";
import path from "node:path";
import { distance } from "fastest-levenshtein";
import { AppError } from "../../shared/error.ts";
import type { ModelEntry, PullProgress } from "../../shared/model.ts";
import type { Settings } from "../../shared/settings.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { checkGguf } from "./check-gguf.ts";
import { humanBytes } from "./human-bytes.ts";
import { addModelFile, listModelFiles, type ModelFile, removeModelFiles } from "./model-folder.ts";
import { rankModels } from "./rank-models.ts";

/** The models that are here, and those that can be had. */
export type Models = {
  /** Those that can be used first, best first; then those of the catalogue that are yet to be fetched. */
  list(signal: AbortSignal): Promise<ModelEntry[]>;
  /**
   * The model that an id or a file means; for null the configured one, else the best that is here, else the default, which
   * is then not installed. A file is checked to be a whole model. Throws `not-found` for what nobody knows.
   */
  resolve(idOrFile: string | null, signal: AbortSignal): Promise<ModelEntry>;
  pull(id: string, signal: AbortSignal): AsyncGenerator<PullProgress, ModelEntry>;
  /** Checks that it is a whole GGUF and links it, never copies. */
  add(file: string): Promise<ModelEntry>;
  /** Says how many bytes are free again: none where only a link was removed. */
  remove(id: string): Promise<{ freedBytes: number }>;
};

export type ModelsOptions = {
  /** The folder of the models, and the one that the catalogue ships in. */
  paths: { models: string; resources: string };
  settings: Pick<Settings, "model" | "models" | "ollama">;
};

/** A server on this computer answers at once; the list waits for no other. */
const ollamaPatienceMs = 800;
/** For an answer that the user has asked for by naming one of its models. */
const ollamaLongPatienceMs = 10_000;

/** Reads the models folder anew each time, so that what another process adds is seen. */
export function createModels({ paths, settings }: ModelsOptions): Models {
  let catalogue: Promise<Catalogue> | null = null;
  const checked = new Map<string, string>();

  /** Once for each state of a file: a header takes a while to read, and every run asks. */
  async function check(file: string): Promise<void> {
    const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
    const state = `${size} ${mtimeMs}`;
    if (checked.get(file) === state) return;
    await checkGguf(file);
    checked.set(file, state);
  }

  function known(): Promise<Catalogue> {
    catalogue ??= readCatalogue(paths.resources);
    return catalogue;
  }

  async function local(): Promise<{ entries: ModelEntry[]; files: ModelFile[] }> {
    const { models } = await known();
    const files = await listModelFiles(paths.models);
    const fromCatalogue = models.map((model): ModelEntry => {
      // a file of another size under the same name is some other file
      const file = files.find(({ name, bytes }) => name === model.file && bytes === model.bytes);
      const note = `${model.note} ${model.licence}.${file?.link ? ` Linked to ${file.link}.` : ""}`;
      const { id, name, bytes } = model;
      return withSettings({
        id,
        name,
        engine: "gguf",
        path: file?.path ?? null,
        installed: file !== undefined,
        bytes,
        note,
        dialect: "guided-text",
      });
    });
    const others = files.filter(
      (file) => file.bytes !== null && !fromCatalogue.some((entry) => entry.path === file.path),
    );
    return { entries: [...fromCatalogue, ...others.map(toFileEntry).map(withSettings)], files };
  }

  async function ollama(signal: AbortSignal, patienceMs: number): Promise<ModelEntry[]> {
    if (!settings.ollama.enabled) return [];
    const soon = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    // loaded when they are needed: most starts need neither a server nor a download
    const { listOllamaModels } = await import("./ollama-client.ts");
    const found = await listOllamaModels(settings.ollama.url, soon);
    return found.map(({ name, bytes, parameterSize }) => {
      const note = parameterSize ? `${parameterSize} parameters, in Ollama.` : "In Ollama.";
      return withSettings({
        id: `ollama/${name}`,
        name,
        engine: "ollama",
        path: null,
        installed: true,
        bytes,
        note,
        dialect: "native",
      });
    });
  }

  function withSettings(entry: ModelEntry): ModelEntry {
    const dialect = Object.hasOwn(settings.models, entry.id) ? settings.models[entry.id]?.dialect : undefined;
    return dialect ? { ...entry, dialect } : entry;
  }

  async function list(signal: AbortSignal): Promise<ModelEntry[]> {
    const [{ entries }, served] = await Promise.all([
      local(),
      ollama(signal, ollamaPatienceMs).catch((): ModelEntry[] => []), // no server is the usual case
    ]);
    signal.throwIfAborted();
    return rankModels([...entries, ...served], await known());
  }

  async function resolve(idOrFile: string | null, signal: AbortSignal): Promise<ModelEntry> {
    const wanted = idOrFile ?? settings.model ?? null;
    if (wanted === null) return best(signal);
    if (wanted.startsWith("ollama/")) return fromOllama(wanted, signal);
    const { entries } = await local();
    const entry = entries.find(({ id }) => id.toLowerCase() === wanted.toLowerCase());
    if (entry?.path) await check(entry.path);
    if (entry) return entry;
    if (isFileName(wanted)) return fromFile(wanted);
    throw unknownModel(wanted, await list(signal));
  }

  async function best(signal: AbortSignal): Promise<ModelEntry> {
    const { default: id, models } = await known();
    const [top] = rankModels((await local()).entries, await known());
    // nothing of Ollama's comes before a known good model, so its server needn't be waited for
    const isGood = top?.installed && models.some((model) => model.id === top.id && model.canAct);
    const [first] = isGood ? [top] : (await list(signal)).filter((entry) => entry.installed);
    if (first?.path) await check(first.path);
    return first ?? resolve(id, signal);
  }

  async function fromOllama(wanted: string, signal: AbortSignal): Promise<ModelEntry> {
    if (!settings.ollama.enabled) {
      throw new AppError(
        "model-unavailable",
        `Ollama is switched off in the settings, so ${wanted} can't be used. Set ollama.enabled = true, or choose another model.`,
      );
    }
    const served = await ollama(signal, ollamaLongPatienceMs);
    const plain = wanted.replace(/:latest$/, "").toLowerCase();
    const entry = served.find(({ id }) => id.toLowerCase() === plain);
    if (entry) return entry;
    const name = wanted.slice("ollama/".length);
    const there = served.map(({ id }) => id).join(", ") || "none";
    throw new AppError(
      "not-found",
      `Ollama has no model "${name}". It has: ${there}. Get it with: ollama pull ${name}`,
    );
  }

  /** A file that lies elsewhere is used where it is; its path is its id. */
  async function fromFile(wanted: string): Promise<ModelEntry> {
    const file = path.resolve(wanted);
    const { name } = await checkGguf(file);
    const found = { name: path.basename(file), path: file, bytes: null, link: null };
    return withSettings({ ...toFileEntry(found), id: file, name: name ?? path.basename(file) });
  }

  return {
    list,
    resolve,

    async *pull(id, signal) {
      const { models } = await known();
      const entry = models.find((model) => model.id === id.toLowerCase());
      if (!entry)
        throw notInCatalogue(
          id,
          models.map((model) => model.id),
        );
      const { pullModel } = await import("./pull-model.ts");
      yield* pullModel({ entry, folder: paths.models }, signal);
      return resolve(entry.id, signal);
    },

    async add(file) {
      const source = path.resolve(file);
      const { splitCount } = await checkGguf(source);
      if (splitCount > 1) {
        throw new AppError(
          "invalid-input",
          `${file} is one of ${splitCount} files of a model. Use its first file where it is: --model ${file}`,
        );
      }
      const added = await addModelFile(source, paths.models);
      const { entries } = await local();
      return entries.find((entry) => entry.path === added.path) ?? withSettings(toFileEntry(added));
    },

    async remove(id) {
      if (id.startsWith("ollama/")) {
        throw new AppError(
          "invalid-input",
          `Ollama keeps this model. Remove it with: ollama rm ${id.slice("ollama/".length)}`,
        );
      }
      const { models } = await known();
      const { entries, files } = await local();
      const file =
        models.find((model) => model.id === id.toLowerCase())?.file ?? files.find(({ name }) => name === id)?.name;
      const freedBytes = file === undefined ? null : await removeModelFiles(paths.models, file);
      if (freedBytes !== null) return { freedBytes };
      if (file === undefined)
        throw unknownModel(
          id,
          entries.filter((entry) => entry.installed),
        );
      throw new AppError("not-found", `${id} isn't on this computer, so there is nothing to remove.`);
    },
  };
}

function toFileEntry({ name, path: file, bytes, link }: ModelFile): ModelEntry {
  const size = bytes === null ? "" : `, ${humanBytes(bytes)}`;
  const note = link ? `Linked to ${link}.` : `A model file${size}.`;
  return {
    id: name,
    name: name.replace(/\.gguf$/i, ""),
    engine: "gguf",
    path: file,
    installed: true,
    bytes,
    note,
    dialect: "guided-text",
  };
}

function isFileName(wanted: string): boolean {
  return /[/\\]/.test(wanted) || wanted.toLowerCase().endsWith(".gguf");
}

function unknownModel(wanted: string, entries: readonly ModelEntry[]): AppError {
  const ids = entries.map(({ id }) => id);
  const near = ids.find((id) => distance(id.toLowerCase(), wanted.toLowerCase()) <= Math.max(2, wanted.length / 4));
  const help = near ? `Did you mean ${near}?` : ids.length > 0 ? `There are: ${ids.join(", ")}.` : "None is here.";
  return new AppError("not-found", `There is no model "${wanted}". ${help} See: hearth models list`);
}

function notInCatalogue(id: string, ids: readonly string[]): AppError {
  const hint = id.startsWith("ollama/")
    ? ` Ollama gets its models itself: ollama pull ${id.slice("ollama/".length)}`
    : "";
  return new AppError("not-found", `Hearth doesn't know where to get "${id}". It can get: ${ids.join(", ")}.${hint}`);
}
