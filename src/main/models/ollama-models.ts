import { AppError } from "../../shared/error.ts";
import type { ModelEntry, PullProgress } from "../../shared/model.ts";
import { remoteHost } from "../../shared/remote-host.ts";
import type { Settings } from "../../shared/settings.ts";
import { type EntryMeans, servedModelEntry } from "./model-entries.ts";
import type { ModelsNetwork } from "./models.ts";
import type { OllamaModel } from "./ollama-client.ts";

/** The models of the Ollama server in the settings. Ids are without `ollama/` here, entries have it. */
export type OllamaModels = {
  /** None where Ollama is switched off. Throws `model-unavailable` where it doesn't answer in time. */
  list(signal: AbortSignal): Promise<ModelEntry[]>;
  /** Throws `not-found` with the names that there are. */
  find(name: string, signal: AbortSignal): Promise<ModelEntry>;
  pull(name: string, signal: AbortSignal): AsyncGenerator<PullProgress, ModelEntry>;
  remove(name: string): Promise<{ freedBytes: number }>;
};

/** For an answer that the user has asked for by naming one of its models. */
const patienceMs = 10_000;

/** A start looks the same model up several times; so long the answer is the same. In milliseconds. */
const recentMs = 10_000;

export function ollamaModels(
  settings: Settings["ollama"],
  network: ModelsNetwork,
  means: () => EntryMeans,
): OllamaModels {
  /** What the server had when it was asked last. */
  let last: { at: number; models: readonly OllamaModel[] } | null = null;
  const place = (what: string) => ({
    url: settings.url,
    fetch: network.fetchFor({ why: `Ollama: ${what}`, runId: null }),
  });

  function needEnabled(name: string) {
    if (settings.enabled) return;
    throw new AppError(
      "model-unavailable",
      `Ollama is switched off in the settings, so ollama/${name} can't be used. Set ollama.enabled = true, or choose another model.`,
    );
  }

  async function list(signal: AbortSignal): Promise<ModelEntry[]> {
    if (!settings.enabled) return [];
    // loaded when they are needed: most starts need neither a server nor a download
    const { listOllamaModels } = await import("./ollama-client.ts");
    const models = await listOllamaModels(place("list of models"), signal);
    last = { at: performance.now(), models };
    return models.map(entryOf);
  }

  function entryOf(model: OllamaModel): ModelEntry {
    return servedModelEntry(model, remoteHost(settings.url) !== null, means());
  }

  function known(isWanted: (entry: ModelEntry) => boolean): ModelEntry | undefined {
    return last && performance.now() - last.at < recentMs ? last.models.map(entryOf).find(isWanted) : undefined;
  }

  async function find(name: string, signal: AbortSignal): Promise<ModelEntry> {
    needEnabled(name);
    const plain = `ollama/${name.replace(/:latest$/, "")}`.toLowerCase();
    const isWanted = ({ id }: ModelEntry) => id.toLowerCase() === plain;
    const recent = known(isWanted);
    if (recent) return recent;
    const served = await list(AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
    const entry = served.find(isWanted);
    if (entry) return entry;
    const there = served.map(({ id }) => id).join(", ") || "none";
    throw new AppError(
      "not-found",
      `Ollama has no model "${name}". It has: ${there}. Get it with: hearth models pull ollama/${name}`,
    );
  }

  return {
    list,
    find,
    async *pull(name, signal) {
      needEnabled(name);
      const { pullFromOllama } = await import("./ollama-store.ts");
      // it is Ollama that goes out then, and where to isn't seen from here
      network.noteProgram("Ollama", { why: `Ollama: download of ${name}`, runId: null });
      yield* pullFromOllama(place("download"), name, signal);
      last = null;
      return find(name, signal);
    },
    async remove(name) {
      const signal = AbortSignal.timeout(patienceMs);
      const { bytes } = await find(name, signal);
      const { removeFromOllama } = await import("./ollama-store.ts");
      await removeFromOllama(place("removal of a model"), name, signal);
      last = null;
      return { freedBytes: bytes ?? 0 };
    },
  };
}
