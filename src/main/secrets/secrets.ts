import type { KeyPlace } from "../../shared/cloud.ts";
import { AppError } from "../../shared/error.ts";
import { keyVariable } from "../../shared/key-variable.ts";
import type { EnvironmentKeys } from "./environment-keys.ts";
import type { Vault } from "./vault.ts";

/** Keys of providers. They are handed to the one who makes a request, and to nobody else. */
export type Secrets = {
  /** The key of a provider; where there is none, the person is asked if that is possible, else null. */
  get(provider: string, signal: AbortSignal): Promise<string | null>;
  /** Keeps a key, in place of the one before, and says where. Throws `invalid-input` for what can't be a key. */
  set(provider: string, key: string): Promise<KeyPlace>;
  /** False where there was none to remove. */
  remove(provider: string): Promise<boolean>;
  /** Where the keys of these providers are, null for one that has none; opens none. */
  places(providers: readonly string[]): Promise<Readonly<Record<string, KeyPlace | null>>>;
  /** Why keys are forgotten when Hearth ends, in a sentence; null where they are kept. */
  notice: string | null;
};

export type SecretsDeps = {
  environment: EnvironmentKeys;
  /** Where keys are kept; null where no keychain is. */
  vault: Vault | null;
  /** Asks the person; null where none can be asked. */
  ask: ((provider: string, signal: AbortSignal) => Promise<string | null>) | null;
};

const noKeychain =
  "There is no keychain on this computer that Hearth could use, so keys are forgotten when it ends. On Linux, GNOME Keyring or KWallet is one.";

/** The environment comes first: whoever sets a variable for one start means that start. */
export function createSecrets({ environment, vault, ask }: SecretsDeps): Secrets {
  const memory = new Map<string, string>();
  return {
    async get(provider, signal) {
      const known = environment.get(provider) ?? memory.get(provider) ?? (await vault?.get(provider));
      if (known) return known;
      const typed = (await ask?.(provider, signal))?.trim();
      if (!typed) return null;
      const key = checked(typed);
      memory.set(provider, key);
      return key;
    },
    async set(provider, text) {
      const key = checked(text.trim());
      if (environment.get(provider) !== null) {
        throw new AppError(
          "conflict",
          `${keyVariable(provider)} was set when Hearth was started, and comes before a stored key. Start it without, then store one.`,
        );
      }
      if (!vault) {
        memory.set(provider, key);
        return "memory";
      }
      await vault.set(provider, key);
      return "keychain";
    },
    async remove(provider) {
      const wasRemembered = memory.delete(provider);
      const wasKept = (await vault?.remove(provider)) ?? false;
      return wasRemembered || wasKept;
    },
    async places(providers) {
      const kept = new Set(await vault?.list());
      const placeOf = (provider: string): KeyPlace | null => {
        if (environment.get(provider) !== null) return "environment";
        if (memory.has(provider)) return "memory";
        return kept.has(provider) ? "keychain" : null;
      };
      return Object.fromEntries(providers.map((provider) => [provider, placeOf(provider)]));
    },
    notice: vault ? null : noKeychain,
  };
}

/** What it isn't is said without saying it: it may be a key all the same, for something else. */
function checked(key: string): string {
  if (/^[\x21-\x7e]{8,1000}$/.test(key)) return key;
  throw new AppError("invalid-input", "This is no key: keys have 8 letters or more, and no blanks. Copy it again.");
}
