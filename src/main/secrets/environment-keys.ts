import { keyVariable } from "../../shared/key-variable.ts";

/** Keys of providers and servers that Hearth was started with. */
export type EnvironmentKeys = { get(name: string): string | null };

/** Takes the keys out of the environment, so that no program that is started from here inherits them. */
export function takeKeys(env: Record<string, string | undefined>): EnvironmentKeys {
  const taken = new Map<string, string>();
  for (const name of Object.keys(env)) {
    if (!name.startsWith("HEARTH_KEY_")) continue;
    taken.set(name, env[name]?.trim() ?? "");
    delete env[name];
  }
  return { get: (provider) => taken.get(keyVariable(provider)) || null };
}
