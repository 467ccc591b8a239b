import { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { Settings } from "../../../shared/settings.ts";
import type { ModelsNetwork } from "../models.ts";
import { humanBytes } from "../human-bytes.ts";
import { abilityWords, knownAbilities } from "./known-abilities.ts";
import type { ServerAbilities } from "./probe-server.ts";
import { type ServerPlace, serverPlace } from "./server-place.ts";
import type { ServerState } from "./server-state.ts";

/** The models of the servers that the settings name. */
export type ServerModels = {
  /** Those of all servers that answer in time; the others are left out. */
  list(signal: AbortSignal): Promise<ModelEntry[]>;
  /** The model that an id means, where its first part is the name of a server; else null. Throws `not-found` where it has none such. */
  find(id: string, signal: AbortSignal): Promise<ModelEntry> | null;
  /** Whether an id's first part is the name of a server. */
  has(id: string): boolean;
};

export type ServerModelsOptions = {
  network: ModelsNetwork;
  /** The file of what probes have found out. */
  knownFile: string;
};

/** The list waits no longer than this for any of them. */
const shortPatienceMs = 1_500;
/** For an answer that the user has asked for by naming one of its models. */
const longPatienceMs = 10_000;

export function serverModels(servers: Settings["server"], { network, knownFile }: ServerModelsOptions): ServerModels {
  function has(id: string): boolean {
    return id.includes("/") && Object.hasOwn(servers, id.split("/", 1)[0] ?? "");
  }

  async function ask(name: string, patienceMs: number, signal: AbortSignal): Promise<ModelEntry[]> {
    const settings = servers[name];
    if (!settings) return [];
    const place = serverPlace(
      name,
      settings,
      network.keyOf(name),
      network.fetchFor({ why: `${name}: list of models`, runId: null }),
    );
    // loaded when it is needed: most settings name no server
    const { stateOfServer } = await import("./server-state.ts");
    // who wants a list doesn't want to wait for a server that is busy
    const state = await stateOfServer(place, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]), { waits: [] });
    const known = await knownAbilities(knownFile);
    return toEntries(place, state, (model) => known(place, model));
  }

  async function findIn(server: string, id: string, signal: AbortSignal): Promise<ModelEntry> {
    const entries = await ask(server, longPatienceMs, signal);
    const found = entries.find((entry) => entry.id === id);
    if (found) return found;
    const there = entries.map((entry) => entry.id).join(", ") || "none";
    throw new AppError("not-found", `${server} has no model "${id.slice(server.length + 1)}". It has: ${there}.`);
  }

  return {
    async list(signal) {
      const found = await Promise.all(
        Object.keys(servers).map((name) => ask(name, shortPatienceMs, signal).catch((): ModelEntry[] => [])),
      );
      return found.flat();
    },
    find(id, signal) {
      const [server = ""] = id.split("/", 1);
      return has(id) ? findIn(server, id, signal) : null;
    },
    has,
  };
}

function toEntries(
  place: ServerPlace,
  { models, slots }: ServerState,
  abilitiesOf: (model: string) => ServerAbilities | null,
): ModelEntry[] {
  return models.map(({ id, contextSize, bytes, canUseTools }) => {
    const abilities = abilitiesOf(id);
    const facts = [
      `On ${new URL(place.root).host} (${place.kind})`,
      contextSize === null ? "" : `window of ${contextSize.toLocaleString("en")} tokens`,
      slots === null || slots < 2 ? "" : `${slots} requests at once`,
      bytes === null ? "" : humanBytes(bytes),
      abilities ? abilityWords(abilities) : "",
    ];
    return {
      id: `${place.name}/${id}`,
      name: id,
      engine: "server",
      path: null,
      installed: true,
      // they lie on the other computer, and take nothing of this one's memory
      bytes: null,
      note: `${facts.filter((fact) => fact !== "").join(", ")}.`,
      dialect: (abilities?.tools ?? canUseTools ?? true) ? "native" : "guided-json",
    };
  });
}
