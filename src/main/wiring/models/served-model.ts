import type { LanguageModelV4 } from "@ai-sdk/provider";
import { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { Settings } from "../../../shared/settings.ts";
import { type ServerPlace, serverPlace } from "../../models/server/server-place.ts";
import type { AppNetwork } from "./network-of.ts";

export type ServedModel = LanguageModelV4 & { contextSize(): number; sees(signal: AbortSignal): Promise<boolean> };

type Ways = { settings: Settings; network: Pick<AppNetwork, "fetchFor" | "keyOf"> };

/** The model behind the id of a server's, Ollama's or another's. `what` says what it is asked for, and stands in the list of connections. */
export async function servedModel(
  { id, engine }: ModelEntry,
  { settings, network }: Ways,
  what: string,
  runId: string | null,
): Promise<ServedModel> {
  const { context_size: contextSize, images } = settings.models[id] ?? {};
  const size = contextSize === undefined ? {} : { contextSize };
  if (engine === "server") {
    const { serverModel } = await import("../../models/server/server-model.ts");
    const { place, model } = placeOfModel(id, { settings, network }, what, runId);
    return serverModel({ place, model, ...size, ...(images === undefined ? {} : { canSee: images }) });
  }
  const { ollamaModel } = await import("../../models/ollama.ts");
  const { url, keep_alive } = settings.ollama;
  const fetch = network.fetchFor({ why: `Ollama: ${what}`, runId });
  const keep = keep_alive === undefined ? {} : { keepAlive: keep_alive };
  return ollamaModel({ url, fetch, model: id.replace(/^ollama\//, ""), ...size, ...keep });
}

/** The server in an id such as `box/qwen3`, and the model's name there. Throws `not-found` where the settings name no such server. */
export function placeOfModel(
  id: string,
  { settings, network }: Ways,
  what: string,
  runId: string | null,
): { place: ServerPlace; model: string } {
  const [name = ""] = id.split("/", 1);
  const server = settings.server[name];
  if (!server)
    throw new AppError("not-found", `The settings name no server "${name}". See [server.${name}] in config.toml.`);
  const fetch = network.fetchFor({ why: `${name}: ${what}`, runId });
  return { place: serverPlace(name, server, network.keyOf(name), fetch), model: id.slice(name.length + 1) };
}

/** Where the prompts of a model go; null where they stay in this process's own model. */
export function addressOf({ id, engine }: Pick<ModelEntry, "id" | "engine">, settings: Settings): string | null {
  if (engine === "gguf" || engine === "cloud") return null;
  if (engine === "ollama") return settings.ollama.url;
  return settings.server[id.split("/", 1)[0] ?? ""]?.url ?? null;
}
