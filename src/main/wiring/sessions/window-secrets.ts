import { type EnvironmentKeys, takeKeys } from "../../secrets/environment-keys.ts";
import { createSecrets, type Secrets } from "../../secrets/secrets.ts";
import { openVault, type Seal } from "../../secrets/vault.ts";

/**
 * Keys for a window. Those in `env` are taken out of it at once, before anything is started that would inherit them; the system's
 * keychain, if there is one, can be had only later.
 */
export function windowSecrets(
  env: NodeJS.ProcessEnv,
  file: string,
): (seal: Seal | null) => { keys: EnvironmentKeys; secrets: Secrets } {
  const keys = takeKeys(env);
  return (seal) => ({
    keys,
    secrets: createSecrets({ environment: keys, vault: seal && openVault(file, seal), ask: null }),
  });
}
