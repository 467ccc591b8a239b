import { stat } from "node:fs/promises";
import { AppError } from "../shared/error.ts";
import type { FitnessProgress } from "../shared/fitness.ts";
import type { ModelEntry } from "../shared/model.ts";
import type { ModelIdentities, ModelIdentity } from "./fitness/fitness-service.ts";
import { engineVersion } from "./inference/engine-version.ts";
import { hashFile } from "./models/hash-file.ts";
import type { OllamaState } from "./models/ollama-client.ts";
import type { FileState, FitnessTable } from "./store/fitness-table.ts";

/** A new number has all models tested again: the test asks other things now, or judges them otherwise. */
const testVersion = 2;

/** Who asks for all models of a server at once asks it only once. In milliseconds. */
const serverStateMs = 5_000;
/** A server on this computer answers at once; a run waits for no other. */
const serverPatienceMs = 800;

/** Says which model an entry is, by what is in its file, so that one under another name is the same. */
export function modelIdentities(table: Pick<FitnessTable, "hashOf">, ollamaUrl: string): ModelIdentities {
  const localVersion = `${engineVersion()}, test ${testVersion}`;
  let asked: { at: number; state: Promise<OllamaState> } | null = null;

  async function served(entry: ModelEntry, signal: AbortSignal): Promise<ModelIdentity | null> {
    const { stateOfOllama } = await import("./models/ollama-client.ts");
    if (!asked || performance.now() - asked.at > serverStateMs) {
      asked = { at: performance.now(), state: stateOfOllama(ollamaUrl, AbortSignal.timeout(serverPatienceMs)) };
    }
    const { version, digests } = await asked.state;
    signal.throwIfAborted();
    const modelHash = digests.get(entry.id.replace(/^ollama\//, ""));
    return modelHash ? { modelHash, engineVersion: `ollama ${version}, test ${testVersion}`, file: null } : null;
  }

  return {
    async known(entry, signal) {
      if (entry.engine === "ollama") return served(entry, signal).catch(() => null); // it says so where it is used
      const file = await stateOf(entry.path);
      const modelHash = file && table.hashOf(file);
      return modelHash ? { modelHash, engineVersion: localVersion, file } : null;
    },
    async *find(entry, signal) {
      if (entry.engine === "ollama") return (await served(entry, signal)) ?? gone(entry);
      const file = await stateOf(entry.path);
      if (!file) return gone(entry);
      const known = table.hashOf(file);
      if (known !== null) return { modelHash: known, engineVersion: localVersion, file };
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
