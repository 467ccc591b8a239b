import { createHash } from "node:crypto";
import { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { ModelSettings, Settings } from "../../../shared/settings.ts";
import type { ConsentDeps, Elsewhere } from "../../agent/send-elsewhere.ts";
import type { StepProtocol } from "../../agent/step-protocol.ts";
import { withFallback } from "../../agent/with-fallback.ts";
import type { Network } from "../../network/open-network.ts";
import { neverSilent } from "../../guided/dialects/never-silent.ts";
import { splitId } from "../../models/cloud-entries.ts";
import { addressOf } from "../../models/provider-address.ts";
import { samplingOf } from "../../models/sampling.ts";
import { keyVariable } from "../../../shared/key-variable.ts";
import type { Secrets } from "../../secrets/secrets.ts";

export type CloudDeps = {
  /** Read anew for each run: the person may switch the cloud on and off meanwhile. */
  settings: Settings;
  secrets: Pick<Secrets, "get">;
  network: Pick<Network, "fetchFor">;
};

/** Which run asks the person, so that what goes out can be listed under it. */
type Asking = Omit<ConsentDeps, "digest"> & { runId: string };

export type Cloud = {
  /** How a provider's model, which the person has chosen, is asked for its steps. */
  chosen(entry: ModelEntry, consent: Asking): StepProtocol;
  /**
   * A model here with the one that it falls back on, where the settings name one for its role and the cloud is on; else `open`
   * alone. `entry` is null where there is none here.
   */
  withFallback(entry: ModelEntry | null, open: () => Promise<StepProtocol>, consent: Asking): Promise<StepProtocol>;
};

type Reachable = Elsewhere & { modelId: string };

/** What a window holds of which nobody says how large it is: all models that are sold as large ones have this much. */
const usualContextSize = 128_000;

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** The way to providers. In local-only mode it leads nowhere: no adapter is loaded and no key is read. */
export function createCloud(deps: CloudDeps): Cloud {
  const { settings } = deps;
  return {
    chosen: (entry, consent) =>
      withFallback({ none: `${entry.id} is the model that you chose.` }, elsewhere(entry.id, consent.runId, deps), {
        ...consent,
        digest,
      }),
    async withFallback(entry, open, consent) {
      const fallback = settings.cloud.enabled ? fallbackFor(entry, settings) : null;
      if (fallback === null) return open();
      return withFallback(await localOf(open), elsewhere(fallback, consent.runId, deps), { ...consent, digest });
    },
  };
}

/** A model that isn't there is a reason to fall back; a mistake in the settings is one to mend. */
async function localOf(open: () => Promise<StepProtocol>) {
  try {
    return { protocol: await open() };
  } catch (cause) {
    if (!(cause instanceof AppError) || (cause.code !== "model-unavailable" && cause.code !== "not-found")) throw cause;
    return { none: `The model here can't be used: ${cause.message}` };
  }
}

/** By its role: the small model's fallback for the small model, and the large one's for every other. */
function fallbackFor(entry: ModelEntry | null, { model: { large, small } }: Settings): string | null {
  const isSmall = entry !== null && entry.id === small.id && entry.id !== large.id;
  return (isSmall ? small.fallback : large.fallback) ?? null;
}

function elsewhere(modelId: string, runId: string, deps: CloudDeps): Reachable {
  const { provider, model } = splitId(modelId);
  const settings = Object.hasOwn(deps.settings.cloud.providers, provider)
    ? deps.settings.cloud.providers[provider]
    : undefined;
  if (!settings) {
    throw new AppError(
      "invalid-input",
      `The settings set up no provider "${provider}". Add [cloud.providers.${provider}].`,
    );
  }
  const own = deps.settings.models[modelId] ?? {};
  const address = addressOf(settings);
  const send = deps.network.fetchFor({ why: `${provider}: chat`, runId, addresses: [address] });
  refuseUnfit(modelId, own);
  return {
    modelId,
    provider,
    model,
    host: new URL(address).host,
    contextSize: own.context_size ?? usualContextSize,
    async open(signal) {
      checkOn(deps.settings);
      const key = await deps.secrets.get(provider, signal);
      if (key === null && settings.kind !== "openai-compatible") throw noKey(provider);
      const [{ cloudModel }, { cloudFacts }, { createCloudProtocol }] = await Promise.all([
        import("../../models/cloud/cloud-model.ts"),
        import("../../models/cloud/cloud-prices.ts"),
        import("../../guided/dialects/cloud.ts"),
      ]);
      const facts = cloudFacts(settings, model);
      const contextSize = own.context_size ?? facts.contextSize ?? usualContextSize;
      const steps = createCloudProtocol({
        model: await cloudModel({ provider, settings, model, key, fetch: whileOn(deps.settings, send) }),
        modelId,
        contextSize: () => contextSize,
        sees: async () => true,
        costOf: facts.costOf,
        call: samplingOf(own),
        newId: () => crypto.randomUUID(),
        now: () => performance.now(),
      });
      return neverSilent(steps);
    },
  };
}

/** A setting that would change nothing is a mistake that the person wants to hear of. */
function refuseUnfit(modelId: string, { dialect, threads }: ModelSettings): void {
  if (dialect === undefined && threads === undefined) return;
  const name = dialect === undefined ? "threads" : "dialect";
  const message = `The settings give ${modelId} ${name}, which a provider's model hasn't. Take it out of [models."${modelId}"].`;
  throw new AppError("invalid-input", message);
}

/** Switched off means off, also for a run that was going on. */
function whileOn(settings: Settings, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    checkOn(settings);
    return send(input, init);
  };
}

function checkOn({ cloud }: Settings): void {
  if (!cloud.enabled) throw new AppError("permission-denied", "The cloud was switched off, so nothing more is sent.");
}

function noKey(provider: string): AppError {
  const message = `There is no key for ${provider}. Enter it in the window under Cloud, or set ${keyVariable(provider)} where you start hearth. Nothing was sent.`;
  return new AppError("model-unavailable", message);
}
