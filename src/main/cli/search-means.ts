import { createEngineClient } from "../inference/engine-client.ts";
import { forkModelProcess } from "../inference/fork-model-process.ts";
import { createModels, type Models } from "../models/models.ts";
import { networkOf } from "../wiring/models/network-of.ts";
import { createSearchModels, type SearchModels } from "../wiring/models/search-models.ts";
import { readConfigFile } from "../store/config-file.ts";
import type { CliWorld } from "./run-command.ts";

/** The models for searching, for a command beside whoever owns the data. Their process is started when they are first asked. */
export type SearchMeans = { models: Models; search: SearchModels; close(): Promise<void> };

export function openSearchMeans({ paths, environment }: Pick<CliWorld, "paths" | "environment">): SearchMeans {
  const settings = readConfigFile(paths.config);
  const network = networkOf(paths, settings, environment);
  const engine = createEngineClient({ spawn: forkModelProcess(paths.modelProcess), snapshots: null, tuning: null });
  const models = createModels({ paths, settings, network });
  return {
    models,
    search: createSearchModels({ models, engine, settings, network }),
    async close() {
      await engine.close();
      await network.close();
    },
  };
}
