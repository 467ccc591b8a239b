import type { CloudProvider } from "./settings.ts";

/** Where the key of a provider is: sealed by the system's keychain, in memory until Hearth ends, or in a variable that it was started with. */
export type KeyPlace = "keychain" | "memory" | "environment";

/** A provider as a window shows it. The key itself never gets there. */
export type ProviderView = {
  name: string;
  kind: CloudProvider["kind"];
  host: string;
  models: string[];
  key: KeyPlace | null;
};

/** Whether providers may be used, and which. */
export type CloudView = {
  enabled: boolean;
  providers: ProviderView[];
  /** The model that stands in where a local one can't; null for none. */
  fallback: string | null;
  /** Why keys are forgotten when Hearth ends, in a sentence; null where they are kept. */
  notice: string | null;
};
