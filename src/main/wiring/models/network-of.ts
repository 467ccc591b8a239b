import path from "node:path";
import type { Settings } from "../../../shared/settings.ts";
import { type Network, openNetwork } from "../../network/open-network.ts";
import type { Paths } from "../../paths.ts";
import type { EnvironmentKeys } from "../../secrets/environment-keys.ts";

/** The way out, and what opens the servers that the settings name: keys stand in the environment, for a file would end up in backups. */
export type AppNetwork = Network & { keyOf(server: string): string | null };

/**
 * The way out that the settings allow: to Ollama, where it is switched on, and to the servers that they name. Without a word
 * in them that is this computer.
 */
export function networkOf(
  paths: Pick<Paths, "connections" | "home">,
  { ollama, server }: Settings,
  keys: EnvironmentKeys,
): AppNetwork {
  const servers = Object.values(server);
  const network = openNetwork({
    ledgerFile: paths.connections,
    policy: { addresses: [...(ollama.enabled ? [ollama.url] : []), ...servers.map(({ url }) => url)] },
    certificateFiles: Object.fromEntries(
      servers.flatMap(({ url, ca }) => (ca === undefined ? [] : [[url, path.resolve(paths.home, ca)]])),
    ),
  });
  return { ...network, keyOf: keys.get };
}
