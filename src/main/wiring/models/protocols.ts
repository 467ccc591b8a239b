import { AppError } from "../../../shared/error.ts";
import type { Fitness } from "../../../shared/fitness.ts";
import type { DialectId } from "../../../shared/message.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { ModelSettings, Settings } from "../../../shared/settings.ts";
import type { StepProtocol } from "../../agent/step-protocol.ts";
import { atTemperature } from "../../guided/at-temperature.ts";
import { demoting } from "../../guided/dialects/demoting.ts";
import { neverSilent } from "../../guided/dialects/never-silent.ts";
import { nativeSystemPrompt } from "../../guided/dialects/static-prompt.ts";
import type { EngineClient } from "../../inference/engine-client.ts";
import { localProtocol } from "../../inference/local-protocol.ts";
import type { Talk } from "../../inference/remote-fields.ts";
import { samplingOf } from "../../models/sampling.ts";
import type { AppNetwork } from "./network-of.ts";
import { placeOfModel, type ServedModel, servedModel } from "./served-model.ts";

/** What a run lends to the way its model is asked. */
export type RunWays = {
  talk: Talk;
  runId: string | null;
  newId: () => string;
  /** Wins over the settings; missing for what is usual. */
  temperature?: number | undefined;
};

export type Protocols = {
  /**
   * How this model is asked for its steps in one run: as the settings say, else as its test does (null where there was none),
   * else as is usual. What wasn't set is given up where the model fails in it.
   */
  protocolFor(entry: ModelEntry, fitness: Fitness | null, run: RunWays, signal: AbortSignal): Promise<StepProtocol>;
};

/** Chooses the dialect for each model: guided steps or its template's tool calls for a local file, its own for a server's. */
export function createProtocols(
  engine: EngineClient,
  settings: Settings,
  network: Pick<AppNetwork, "fetchFor" | "keyOf">,
  serversFile: string,
): Protocols {
  /** How a server's model is asked where neither the settings nor a test say so: as a probe of it says. */
  async function usualDialect(entry: ModelEntry, signal: AbortSignal): Promise<DialectId> {
    if (entry.engine !== "server") return entry.dialect;
    const { abilitiesOf } = await import("../../models/server/known-abilities.ts");
    const { place, model } = placeOfModel(entry.id, { settings, network }, "what it can do", null);
    return (await abilitiesOf(serversFile, place, model, signal)).tools ? "native" : "guided-json";
  }

  /** Only llama-server takes tokens and grammars, and says how likely what comes next is. */
  function canBeLed({ id, engine }: ModelEntry): boolean {
    return engine === "server" && settings.server[id.split("/", 1)[0] ?? ""]?.kind === "llama-server";
  }

  return {
    async protocolFor(entry, fitness, run, signal) {
      const { runId, newId, temperature } = run;
      const own = settings.models[entry.id] ?? {};
      const dialect = own.dialect ?? fitness?.dialect ?? (await usualDialect(entry, signal));
      if (entry.engine === "gguf") return neverSilent(await localSteps(engine, entry, { own, dialect, fitness }, run));
      if (dialect === "guided-text" && canBeLed(entry)) {
        const { serverSteps } = await import("./server-steps.ts");
        return neverSilent(await serverSteps(entry, { settings, network }, run, signal));
      }
      const model = await servedModel(entry, { settings, network }, "chat", runId);
      const warmed = temperature === undefined ? own : { ...own, temperature };
      return neverSilent(await servedSteps(model, entry, warmed, dialect, newId));
    },
  };
}

async function localSteps(
  engine: EngineClient,
  entry: ModelEntry,
  { own, dialect, fitness }: { own: ModelSettings; dialect: string; fitness: Fitness | null },
  { talk, newId, temperature }: RunWays,
): Promise<StepProtocol> {
  if (entry.path === null) throw notInstalled(entry);
  refuseSampling(entry, own, "A model file is asked for the likeliest words; it");
  const file = { id: entry.id, path: entry.path, settings: own };
  const gate = fitness?.gate ?? null;
  // loaded when it is needed: a server's model is asked otherwise
  const { guidedText } = await import("../../guided/dialects/guided-text.ts");
  if (dialect === "native") {
    const { nativeSteps } = await import("../../guided/dialects/native.ts");
    return localProtocol(engine, file, dialect, talk, (loaded, aside) => {
      const fields = atTemperature(loaded, temperature);
      const steps = nativeSteps(fields, newId);
      const fallback = () => guidedText(fields, newId, { gate, aside: atTemperature(aside, temperature) });
      return own.dialect ? steps : demoting(steps, { fallback, keepsWriting: true });
    });
  }
  if (dialect !== "guided-text") throw unsuited(entry, dialect);
  const thoughts = own.thoughts ?? 0;
  return localProtocol(engine, file, dialect, talk, (fields, aside) =>
    guidedText(atTemperature(fields, temperature), newId, { gate, thoughts, aside: atTemperature(aside, temperature) }),
  );
}

async function servedSteps(
  model: ServedModel,
  entry: ModelEntry,
  own: ModelSettings,
  dialect: string,
  newId: () => string,
): Promise<StepProtocol> {
  if (dialect !== "native" && dialect !== "guided-json") throw unsuited(entry, dialect);
  const { contextSize, sees } = model;
  const served = { model, modelId: entry.id, contextSize, sees, newId, now: () => performance.now() };
  const { createGuidedJson } = await import("../../guided/dialects/guided-json.ts");
  if (dialect === "guided-json") {
    refuseSampling(entry, own, 'The dialect "guided-json" takes the likeliest words; it');
    return createGuidedJson(served);
  }
  const { createServerTools } = await import("../../guided/dialects/server-tools.ts");
  const call = samplingOf(own);
  const steps = createServerTools({ dialect, systemPrompt: nativeSystemPrompt, call, ...served });
  return own.dialect ? steps : demoting(steps, { fallback: () => createGuidedJson(served), keepsWriting: false });
}

/** A setting that would change nothing is a mistake that the person wants to hear of. */
function refuseSampling({ id }: ModelEntry, own: ModelSettings, who: string): void {
  const [name] = Object.keys(samplingOf(own));
  if (name === undefined) return;
  const message = `The settings tell ${id} how to choose its words. ${who} can't be told. Take temperature, top_p, top_k and reasoning out of [models."${id}"].`;
  throw new AppError("invalid-input", message);
}

function notInstalled({ id }: ModelEntry): AppError {
  return new AppError(
    "model-unavailable",
    `The model ${id} isn't on this computer yet. Get it with: hearth models pull ${id}`,
  );
}

function unsuited({ id, engine }: ModelEntry, dialect: string): AppError {
  const fitting = {
    gguf: '"guided-text" or "native"',
    ollama: '"native" or "guided-json"',
    server: '"native" or "guided-json" (with a llama-server also "guided-text")',
    cloud: "none",
  }[engine];
  const message = `The settings give ${id} the dialect "${dialect}", which this version can't use with it. Use ${fitting}, or leave it out.`;
  return new AppError("invalid-input", message);
}
