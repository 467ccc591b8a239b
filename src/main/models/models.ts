import path from "node:path";
import type { ModelRole } from "../../shared/agent.ts";
import { AppError } from "../../shared/error.ts";
import { type AttentionShape, judgeFit } from "../../shared/memory-need.ts";
import type { FoundModel, FoundRepo, ModelEntry, PullProgress } from "../../shared/model.ts";
import type { Settings } from "../../shared/settings.ts";
import { mergeOwnCatalogue, readCatalogue } from "./catalogue.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue-schema.ts";
import { checkGguf } from "./check-gguf.ts";
import { cloudEntries, cloudEntry } from "./cloud-entries.ts";
import { estimateBytes } from "./estimate-bytes.ts";
import { createFileUses } from "./file-uses.ts";
import { findElsewhere, isForeignId } from "./found-elsewhere.ts";
import type { Hub } from "./hub/hub-client.ts";
import { hubReferenceText, readHubReference } from "./hub/hub-reference.ts";
import { hubName, hubUrl } from "./hub/hub-url.ts";
import {
  catalogueModelEntry,
  type EntryMeans,
  fileModelEntry,
  foreignModelEntry,
  unfinishedModelEntry,
  withSettings,
} from "./model-entries.ts";
import { keptByAnother, notForChat, notForSearch, notInCatalogue, tooLargeHere, unknownModel } from "./model-errors.ts";
import { addModelFile, listModelFiles } from "./model-folder.ts";
import { ollamaModels } from "./ollama-models.ts";
import { rankModels } from "./rank-models.ts";
import { bytesFreedBy, discardDownload, removeModelFiles } from "./remove-model.ts";
import { serverModels } from "./server/server-models.ts";
import { type Computer, thisComputer } from "./this-computer.ts";
import { listUnfinished } from "./unfinished.ts";
import type { WantedModel } from "./wanted-model.ts";

/** The models that are here, and those that can be had. */
export type Models = {
  /** Those that can be used first, best first; then those of the catalogue that are yet to be fetched. Asks no computer but the user's own servers. */
  list(signal: AbortSignal): Promise<ModelEntry[]>;
  /**
   * The model that an id, a role or a file means; for null the configured one, else the best that is here, else the default, which
   * is then not installed. A file is checked to be a whole model. Throws `not-found` for what nobody knows, and `invalid-input` for a
   * model that can't be talked with.
   */
  resolve(idOrFile: string | null, signal: AbortSignal): Promise<ModelEntry>;
  /**
   * The model for a part of searching: the one that the settings name, else one in the models folder. Null where none is here; nothing
   * else is taken in place of one that is named.
   */
  forSearch(use: "embedding" | "reranking", signal: AbortSignal): Promise<ModelEntry | null>;
  /** What an agent of that role works with where nothing was chosen, of a list that was just read: nobody is asked once more. */
  usual(entries: readonly ModelEntry[], role: ModelRole, signal: AbortSignal): Promise<ModelEntry>;
  /** Gets a model of the catalogue, `ollama/…` or `hf:…`. Throws `too-large` for one that can't run here, unless that is wanted. */
  pull(id: string, options: { isForced: boolean }, signal: AbortSignal): AsyncGenerator<PullProgress, ModelEntry>;
  /** Checks that it is a whole GGUF and links it, never copies. */
  add(file: string): Promise<ModelEntry>;
  /** What an unfinished download by this id has left; null where there is none. */
  kept(id: string): Promise<ModelEntry | null>;
  /** Removes a model, or what an unfinished download has left. Says how many bytes are free again: none where only a link was removed. */
  remove(id: string): Promise<{ freedBytes: number }>;
  /** Asks the hub for repositories by name. */
  search(words: string, signal: AbortSignal): Promise<FoundRepo[]>;
  /** Asks the hub what can be loaded of a repository, the smallest first. */
  choices(repo: string, signal: AbortSignal): Promise<FoundModel[]>;
  /** Whom a search or a download asks, as people call it. */
  hubName(): string;
};

/** What reaches other computers, and lists that it did. */
export type ModelsNetwork = {
  fetchFor(purpose: {
    why: string;
    runId: null;
    addresses?: readonly string[];
    hosts?: readonly string[];
  }): typeof fetch;
  /** The key of a server that the settings name; null for none. */
  keyOf(server: string): string | null;
  noteProgram(program: string, purpose: { why: string; runId: null }): void;
};

export type ModelsOptions = {
  /** The user's data, the folder of the models, the one that the catalogue ships in, and the file of what is known of servers. */
  paths: { home: string; models: string; resources: string; servers: string };
  /** Read anew for each question: the person may switch the cloud on and off meanwhile. */
  settings: Pick<Settings, "model" | "models" | "ollama" | "server" | "cloud" | "store">;
  network: ModelsNetwork;
  computer?: Computer;
};

/** Where its files come from: it sends those who ask for one on to others of its own, and so do its mirrors. */
const huggingFaceHosts = ["huggingface.co", "*.huggingface.co", "*.hf.co"];

/** A server on this computer answers at once; the list waits for no other. */
const ollamaPatienceMs = 800;

/** Reads the models folder anew each time, so that what another process adds is seen. */
export function createModels({ paths, settings, network, computer = thisComputer() }: ModelsOptions): Models {
  let catalogue: Promise<Catalogue> | null = null;
  const { check, withUse } = createFileUses();
  const means = (): EntryMeans => ({ settings, memory: computer.memory() });
  const ollama = ollamaModels(settings.ollama, network, means);
  const servers = serverModels(settings.server, { network, knownFile: paths.servers });
  const nameOfHub = () => hubName(settings.store.mirror, computer.env);

  /** A mirror is asked where it was named, whatever its port; it may send on to where the hub itself does. */
  function hub(what: "search" | "download"): Hub {
    const url = hubUrl(settings.store.mirror, computer.env);
    const name = nameOfHub();
    const purpose = { why: `${name}: ${what}`, runId: null, addresses: [url], hosts: huggingFaceHosts };
    return { url, name, fetch: network.fetchFor(purpose) };
  }

  function known(): Promise<Catalogue> {
    catalogue ??= readCatalogue(paths.resources);
    return catalogue.then((shipped) => mergeOwnCatalogue(shipped, paths.home));
  }

  /** What the catalogue and the models folder have. */
  async function local(): Promise<ModelEntry[]> {
    const { models } = await known();
    const [files, unfinished] = await Promise.all([listModelFiles(paths.models), listUnfinished(paths.models)]);
    const fromCatalogue = models.map((model) => {
      // a file of another size under the same name is some other file
      const file = files.find(
        ({ name, bytes }) => name === model.file && bytes !== null && bytes === (model.bytes ?? bytes),
      );
      const rest = unfinished.find(({ name, from }) => name === model.file || from === model.id);
      return catalogueModelEntry(model, file ?? null, rest ?? null, means());
    });
    const isListed = (file: string) => fromCatalogue.some((entry) => entry.path === file);
    const others = files.filter((file) => file.bytes !== null && !isListed(file.path));
    const rest = unfinished.filter(
      ({ name, from }) =>
        !models.some((model) => model.file === name || model.id === from) && !others.some((file) => file.name === name),
    );
    return [
      ...fromCatalogue,
      ...others.map((file) => fileModelEntry(file, means())),
      ...rest.map((each) => unfinishedModelEntry(each, means())),
    ];
  }

  async function elsewhere(): Promise<ModelEntry[]> {
    return (await findElsewhere(computer.places)).map((model) => foreignModelEntry(model, means()));
  }

  async function list(signal: AbortSignal): Promise<ModelEntry[]> {
    await computer.lookForCards();
    const [entries, foreign, inOllama, onServers] = await Promise.all([
      local(),
      elsewhere(),
      // no server is the usual case
      ollama.list(AbortSignal.any([signal, AbortSignal.timeout(ollamaPatienceMs)])).catch((): ModelEntry[] => []),
      servers.list(signal),
    ]);
    signal.throwIfAborted();
    const catalogueNow = await known();
    const own = await withFreed(entries);
    const files = await Promise.all([...own, ...foreign].map((entry) => withUse(entry, catalogueNow.models)));
    const ranked = rankModels([...files, ...inOllama, ...onServers.map(asServed)], catalogueNow);
    // last: they are never taken without being named
    return [...ranked, ...cloudEntries(settings)];
  }

  /** What runs on another computer takes nothing of this one's memory. */
  function asServed(entry: ModelEntry): ModelEntry {
    return withSettings(entry, { settings, memory: null });
  }

  async function withFreed(entries: readonly ModelEntry[]): Promise<ModelEntry[]> {
    const nameOf = (entry: ModelEntry) => (entry.path === null ? [] : [path.basename(entry.path)]);
    const freed = await bytesFreedBy(paths.models, entries.flatMap(nameOf));
    return entries.map((entry) => {
      const [freesBytes] = nameOf(entry).map((name) => freed.get(name));
      return freesBytes === undefined ? entry : { ...entry, freesBytes };
    });
  }

  async function resolve(idOrFile: string | null, signal: AbortSignal): Promise<ModelEntry> {
    const wanted = modelOfRole(idOrFile ?? "large", settings.model) ?? idOrFile;
    if (wanted === null) return best(signal);
    const entry = await find(wanted, signal);
    if (entry.use) throw notForChat(entry.id, entry.use);
    return entry;
  }

  /** The model that an id or a file means, whatever it is for. */
  async function find(wanted: string, signal: AbortSignal): Promise<ModelEntry> {
    const ollamaName = nameInOllama(wanted);
    if (ollamaName !== null) return ollama.find(ollamaName, signal);
    const entries = isForeignId(wanted) ? await elsewhere() : await local();
    const entry = entries.find(({ id }) => isSame(id, wanted));
    if (entry?.path) await check(entry.path);
    if (entry) return withUse(entry, (await known()).models);
    // a server may be called as another program is
    const onServer = servers.find(wanted, signal);
    if (onServer) return asServed(await onServer);
    const provided = cloudEntry(wanted, settings);
    if (provided) return provided;
    if (!isForeignId(wanted) && isFileName(wanted)) return fromFile(wanted);
    throw unknownModel(wanted, await list(signal));
  }

  async function best(signal: AbortSignal): Promise<ModelEntry> {
    const { default: id, models } = await known();
    const [top] = rankModels(await local(), await known());
    // nothing of Ollama's comes before a known good model, so its server needn't be waited for
    const isKnown = models.some((model) => model.id === top?.id && model.canAct);
    const isGood = top?.installed && isKnown && top.fit?.verdict !== "too-large";
    return bestOf(isGood ? [top] : await list(signal), id, signal);
  }

  async function bestOf(entries: readonly ModelEntry[], id: string, signal: AbortSignal): Promise<ModelEntry> {
    const first = entries.find((entry) => entry.installed && entry.engine !== "cloud" && !entry.use);
    if (first?.path) await check(first.path);
    return first ?? resolve(id, signal);
  }

  async function usual(entries: readonly ModelEntry[], role: ModelRole, signal: AbortSignal): Promise<ModelEntry> {
    const wanted = modelOfRole(role, settings.model) ?? modelOfRole("large", settings.model);
    return wanted === null ? bestOf(entries, (await known()).default, signal) : resolve(wanted, signal);
  }

  /** A file that lies elsewhere is used where it is; its path is its id. */
  async function fromFile(wanted: string): Promise<ModelEntry> {
    const file = path.resolve(wanted);
    const { name, use } = await checkGguf(file);
    const entry = fileModelEntry({ name: path.basename(file), path: file, bytes: null, link: null }, means());
    return { ...entry, id: file, name: name ?? path.basename(file), ...(use === "chat" ? {} : { use }) };
  }

  async function wantedFor(id: string, isForced: boolean, signal: AbortSignal): Promise<WantedModel> {
    const reference = readHubReference(id);
    const { wantedBytes, wantedFromCatalogue, wantedFromHub } = await import("./wanted-model.ts");
    if (reference) {
      const wanted = await wantedFromHub(reference, hub("download"), signal);
      refuseTooLarge(wanted.name, wantedBytes(wanted), null, isForced);
      return wanted;
    }
    const { models } = await known();
    const entry = models.find((model) => model.id === id.toLowerCase());
    if (!entry) {
      const ids = models.map((model) => model.id);
      throw notInCatalogue(id, ids);
    }
    refuseTooLarge(entry.name, sizeOf(entry), entry.shape, isForced);
    return wantedFromCatalogue(entry, hub("download"), signal);
  }

  function refuseTooLarge(name: string, fileBytes: number, shape: AttentionShape | null, isForced: boolean): void {
    const fit = judgeFit({ fileBytes, shape }, computer.memory());
    if (fit.verdict === "too-large" && !isForced) throw tooLargeHere(name, fit);
  }

  return {
    list,
    resolve,
    usual,
    async forSearch(use, signal) {
      const { id } = settings.model[use];
      if (id !== undefined) {
        const named = await find(id, signal);
        if (named.use !== use) throw notForSearch(id, use);
        return named.installed ? named : null;
      }
      const here = (await local()).filter(({ installed }) => installed);
      const { models } = await known();
      for (const entry of rankModels(here, await known())) {
        const own = await withUse(entry, models);
        if (own.use === use) return own;
      }
      return null;
    },
    hubName: nameOfHub,

    async *pull(id, { isForced }, signal) {
      const ollamaName = nameInOllama(id);
      if (ollamaName !== null) return yield* ollama.pull(ollamaName, signal);
      await computer.lookForCards();
      const wanted = await wantedFor(id, isForced, signal);
      const { pullModel } = await import("./pull-model.ts");
      const { places, pip } = computer;
      const notePip = () => network.noteProgram("pip", { why: "Python packages: download", runId: null });
      const means = { folder: paths.models, places, hub: hub("download"), pip, notePip };
      const file = yield* pullModel({ wanted, ...means }, signal);
      const entry = (await local()).find((each) => each.path === file);
      return entry ?? find(file, signal);
    },

    async search(words, signal) {
      const { searchHub } = await import("./hub/hub-client.ts");
      return searchHub(hub("search"), words, signal);
    },

    async choices(repo, signal) {
      await computer.lookForCards();
      const { listHubChoices } = await import("./hub/list-hub-choices.ts");
      return listHubChoices(hub("search"), repo, computer.memory(), signal);
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
      const entry = (await local()).find(({ path: there }) => there === added.path);
      return withUse(entry ?? fileModelEntry(added, means()), (await known()).models);
    },

    async kept(id) {
      const reference = readHubReference(id);
      const plain = reference ? hubReferenceText(reference) : id;
      return (await local()).find((each) => isSame(each.id, plain) && each.keptBytes !== undefined) ?? null;
    },

    async remove(id) {
      const ollamaName = nameInOllama(id);
      if (ollamaName !== null) return ollama.remove(ollamaName);
      const theirs = isForeignId(id) ? (await elsewhere()).find((each) => isSame(each.id, id)) : undefined;
      if (theirs) throw keptByAnother(theirs.keeper ?? "Another program", "Remove it there.");
      if (servers.has(id)) {
        throw new AppError("invalid-input", `${id} lies on a server, which keeps its models itself. Remove it there.`);
      }
      if (cloudEntry(id, settings)) {
        const help = "Take it out of the settings, under [cloud.providers].";
        throw new AppError("invalid-input", `${id} isn't on this computer. ${help}`);
      }
      const entries = await local();
      const entry = entries.find((each) => isSame(each.id, id));
      if (!entry)
        throw unknownModel(
          id,
          entries.filter((each) => each.installed),
        );
      const freedBytes = entry.path
        ? await removeModelFiles(paths.models, path.basename(entry.path))
        : await discardDownload(paths.models, await fileNameOf(entry));
      if (freedBytes !== null) return { freedBytes };
      throw new AppError("not-found", `${id} isn't on this computer, so there is nothing to remove.`);
    },
  };

  /** What a model that isn't here would be called. */
  async function fileNameOf({ id, name }: ModelEntry): Promise<string> {
    const { models } = await known();
    const begun = (await listUnfinished(paths.models)).find((each) => each.from === id || each.name === id);
    return begun?.name ?? models.find((model) => model.id === id)?.file ?? `${name}.gguf`;
  }
}

function sizeOf({ bytes, parameters, quantisation }: CatalogueEntry): number {
  return bytes ?? estimateBytes(parameters.total, quantisation);
}

/** `large` and `small` are the models that the settings give these roles; null where they give none. */
function modelOfRole(wanted: string, roles: Settings["model"]): string | null {
  return wanted === "large" || wanted === "small" ? (roles[wanted].id ?? null) : null;
}

function nameInOllama(id: string): string | null {
  return id.startsWith("ollama/") ? id.slice("ollama/".length) : null;
}

function isSame(id: string, wanted: string): boolean {
  return id.toLowerCase() === wanted.toLowerCase();
}

function isFileName(wanted: string): boolean {
  return /[/\\]/.test(wanted) || wanted.toLowerCase().endsWith(".gguf");
}
