import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { AppError } from "../../../shared/error.ts";
import type { FitnessProgress } from "../../../shared/fitness.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { ModelIdentities, ModelIdentity } from "../../fitness/fitness-service.ts";
import { engineVersion } from "../../inference/engine-version.ts";
import type { OllamaPlace } from "../../models/ollama-client.ts";
import type { ServerPlace } from "../../models/server/server-place.ts";
import type { FileState, FitnessTable } from "../../store/fitness-table.ts";

/** A new number has all models tested again: the test asks other things now, or judges them otherwise. */
const testVersion = 2;

/** Who asks for all models of a server at once asks for its version only once. In milliseconds. */
const versionMs = 5_000;
/** A server on this computer answers at once; a run waits for no other. */
const serverPatienceMs = 800;
/** One elsewhere takes a little longer. */
const farPatienceMs = 2_000;

/** Where models are that aren't here. */
export type ServedPlaces = {
  ollama: OllamaPlace;
  /** The server in an id such as `box/qwen3`, and the model's name there. */
  server(id: string): { place: ServerPlace; model: string };
};

/**
 * Says which model an entry is, by what is in its file, so that one under another name is the same. A server other than Ollama
 * doesn't tell what is in its files: there it is the address, the name and the size.
 */
export function modelIdentities(table: Pick<FitnessTable, "hashOf">, places: ServedPlaces): ModelIdentities {
  const localVersion = `${engineVersion()}, test ${testVersion}`;
  let asked: { at: number; version: Promise<string> } | null = null;

  async function inOllama({ digest }: ModelEntry, signal: AbortSignal): Promise<ModelIdentity | null> {
    if (digest === undefined) return null;
    const { versionOfOllama } = await import("../../models/ollama-client.ts");
    if (!asked || performance.now() - asked.at > versionMs) {
      asked = { at: performance.now(), version: versionOfOllama(places.ollama, AbortSignal.timeout(serverPatienceMs)) };
    }
    const version = await asked.version;
    signal.throwIfAborted();
    return { modelHash: digest, engineVersion: `ollama ${version}, test ${testVersion}`, file: null };
  }

  async function onServer(entry: ModelEntry, signal: AbortSignal): Promise<ModelIdentity | null> {
    const { place, model } = places.server(entry.id);
    const { stateOfServer } = await import("../../models/server/server-state.ts");
    const soon = AbortSignal.any([signal, AbortSignal.timeout(farPatienceMs)]);
    const { version, models } = await stateOfServer(place, soon, { waits: [] });
    const found = models.find(({ id }) => id === model);
    if (!found) return null;
    const words = [place.kind, place.api, model, found.bytes ?? ""].join("\n");
    const modelHash = createHash("sha256").update(words).digest("hex");
    return { modelHash, engineVersion: `${place.kind} ${version ?? ""}, test ${testVersion}`, file: null };
  }

  /** Null for a file. */
  function served(entry: ModelEntry, signal: AbortSignal): Promise<ModelIdentity | null> | null {
    if (entry.engine === "ollama") return inOllama(entry, signal);
    return entry.engine === "server" ? onServer(entry, signal) : null;
  }

  return {
    async known(entry, signal) {
      if (entry.engine !== "gguf") return (await served(entry, signal)?.catch(() => null)) ?? null; // it says so where it is used
      const file = await stateOf(entry.path);
      const modelHash = file && table.hashOf(file);
      return modelHash ? { modelHash, engineVersion: localVersion, file } : null;
    },
    async *find(entry, signal) {
      if (entry.engine !== "gguf") return (await served(entry, signal)) ?? gone(entry);
      const file = await stateOf(entry.path);
      if (!file) return gone(entry);
      const known = table.hashOf(file);
      if (known !== null) return { modelHash: known, engineVersion: localVersion, file };
      const { hashFile } = await import("../../models/hash-file.ts");
      const hashing = hashFile(file.path, signal);
      for (;;) {
        const step = await hashing.next();
        if (step.done) return { modelHash: step.value, engineVersion: localVersion, file };
        yield reading(step.value, file.bytes);
      }
    },
  };
}

async function stateOf(path: string | null): Promise<FileState | null> {
  const found = path === null ? null : await stat(path).catch(() => null);
  return found && path !== null ? { path, bytes: found.size, changedMs: found.mtimeMs } : null;
}

function reading(done: number, total: number): FitnessProgress {
  return { done, total, what: "reading the file" };
}

function gone({ id }: ModelEntry): never {
  throw new AppError("model-unavailable", `The model ${id} isn't here, so it can't be tested. See: hearth models list`);
}
