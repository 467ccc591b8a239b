import { AppError } from "../../../shared/error.ts";
import type { CloudView } from "../../../shared/cloud.ts";
import type { CloudProvider, Settings } from "../../../shared/settings.ts";
import { addressOf } from "../../models/provider-address.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { addProvider, writeCloudEnabled, writeFallback } from "../../store/edit-config-file.ts";

/** The cloud's settings and keys, for whoever lets a person change them. Keys go in and never come out. */
export type CloudControl = {
  view(): Promise<CloudView>;
  setEnabled(enabled: boolean): Promise<void>;
  addProvider(name: string, provider: CloudProvider): Promise<void>;
  setFallback(modelId: string | null): Promise<void>;
  setKey(provider: string, key: string): Promise<void>;
  removeKey(provider: string): Promise<void>;
};

/** What is changed holds at once: `settings` is the object that all others read, and `file` keeps it for the next start. */
export function cloudControl(deps: { settings: Settings; file: string; secrets: Secrets }): CloudControl {
  const { settings, file, secrets } = deps;
  const check = (provider: string) => {
    if (Object.hasOwn(settings.cloud.providers, provider)) return;
    throw new AppError("not-found", `There is no provider "${provider}". Add it first.`);
  };
  return {
    async view() {
      const { enabled, providers } = settings.cloud;
      const places = await secrets.places(Object.keys(providers));
      return {
        enabled,
        providers: Object.entries(providers).map(([name, provider]) => ({
          name,
          kind: provider.kind,
          host: new URL(addressOf(provider)).host,
          models: provider.models,
          key: places[name] ?? null,
        })),
        fallback: settings.model.large.fallback ?? null,
        notice: secrets.notice,
      };
    },
    async setEnabled(enabled) {
      settings.cloud = (await writeCloudEnabled(file, enabled)).cloud;
    },
    async addProvider(name, provider) {
      settings.cloud = (await addProvider(file, name, provider)).cloud;
    },
    async setFallback(modelId) {
      settings.model = (await writeFallback(file, modelId)).model;
    },
    async setKey(provider, key) {
      check(provider);
      await secrets.set(provider, key);
    },
    async removeKey(provider) {
      await secrets.remove(provider);
    },
  };
}
