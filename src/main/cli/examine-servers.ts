import { toAppError } from "../../shared/error.ts";
import { remoteHost } from "../../shared/remote-host.ts";
import type { Settings } from "../../shared/settings.ts";
import { abilitiesOf, abilityWords } from "../models/server/known-abilities.ts";
import { type ServerPlace, serverPlace } from "../models/server/server-place.ts";
import { stateOfServer } from "../models/server/server-state.ts";
import { networkOf } from "../wiring/models/network-of.ts";
import type { Finding } from "./doctor.ts";
import type { CliWorld } from "./run-command.ts";

const stateMs = 10_000;
/** A model may have to be loaded first. */
const probeMs = 120_000;

/** What the servers of the settings have, and what their first models can be held to, found out anew. */
export async function examineServers(
  { paths, environment, signal }: Pick<CliWorld, "paths" | "environment" | "signal">,
  settings: Settings,
): Promise<Finding> {
  const network = networkOf(paths, settings, environment);
  const names = Object.keys(settings.server);
  if (names.length === 0) return { state: "good", what: "none in the settings (none is needed)" };
  const found: { line: string; isWell: boolean }[] = [];
  for (const [name, server] of Object.entries(settings.server)) {
    const fetch = network.fetchFor({ why: `${name}: what it can do`, runId: null });
    const place = serverPlace(name, server, network.keyOf(name), fetch);
    found.push(await examine(place, paths.servers, signal));
  }
  await network.close();
  const [, ...others] = found;
  const isWell = found.every((one) => one.isWell);
  const what = found.map(({ line }) => line).join(others.length > 0 ? "\n    " : "");
  return isWell ? { state: "good", what } : { state: "limited", what };
}

async function examine(
  place: ServerPlace,
  knownFile: string,
  signal: AbortSignal,
): Promise<{ line: string; isWell: boolean }> {
  try {
    const { models, version } = await stateOfServer(place, AbortSignal.any([signal, AbortSignal.timeout(stateMs)]));
    const [first] = models;
    const where = `${place.name}: ${place.kind}${version === null ? "" : ` ${version}`}, ${models.length} ${models.length === 1 ? "model" : "models"}`;
    if (!first) return { line: `${where}; load one there`, isWell: false };
    const soon = AbortSignal.any([signal, AbortSignal.timeout(probeMs)]);
    const abilities = await abilitiesOf(knownFile, place, first.id, soon, { anew: true });
    const size = first.contextSize === null ? "" : `, window of ${first.contextSize.toLocaleString("en")} tokens`;
    return { line: `${where}${size}; ${first.id} ${abilityWords(abilities)}${risk(place)}`, isWell: true };
  } catch (cause) {
    signal.throwIfAborted();
    return { line: `${place.name}: ${toAppError(cause).message}`, isWell: false };
  }
}

function risk({ root, key }: ServerPlace): string {
  if (remoteHost(root) === null || root.startsWith("https:")) return "";
  return `; whoever is on the same network can read ${key === null ? "the prompts" : "the prompts and the key"}: use https`;
}
