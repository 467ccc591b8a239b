import { AppError } from "../../shared/error.ts";
import type { ModelEntry } from "../../shared/model.ts";
import type { Settings } from "../../shared/settings.ts";

type CloudSettings = Pick<Settings, "cloud">;

/** The models of providers that the settings name. None in local-only mode, which is the default. */
export function cloudEntries({ cloud }: CloudSettings): ModelEntry[] {
  if (!cloud.enabled) return [];
  return Object.entries(cloud.providers).flatMap(([provider, { models }]) =>
    models.map((model) => toEntry(provider, model)),
  );
}

/**
 * The model that `PROVIDER/MODEL` means; null where no provider of that name is set up. Throws `model-unavailable` in local-only
 * mode, where there is one.
 */
export function cloudEntry(id: string, { cloud }: CloudSettings): ModelEntry | null {
  const { provider, model } = splitId(id);
  if (model === "" || !Object.hasOwn(cloud.providers, provider)) return null;
  if (cloud.enabled) return toEntry(provider, model);
  const message = `${id} is a provider's model, and Hearth works on this computer only. To use it, switch the cloud on: in the window under Cloud, or with enabled = true under [cloud] in the settings.`;
  throw new AppError("model-unavailable", message);
}

/** `openrouter/qwen/qwen3` is the model `qwen/qwen3` of the provider `openrouter`. */
export function splitId(id: string): { provider: string; model: string } {
  const at = id.indexOf("/");
  return at === -1 ? { provider: id, model: "" } : { provider: id.slice(0, at), model: id.slice(at + 1) };
}

function toEntry(provider: string, model: string): ModelEntry {
  return {
    id: `${provider}/${model}`,
    name: model,
    engine: "cloud",
    path: null,
    installed: true,
    bytes: null,
    note: `At ${provider}. Asks before anything is sent.`,
    dialect: "cloud",
  };
}
