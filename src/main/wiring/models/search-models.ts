import { stat } from "node:fs/promises";
import { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import { remoteHost } from "../../../shared/remote-host.ts";
import type { Settings } from "../../../shared/settings.ts";
import type { RemoteSearch } from "../../inference/remote-search.ts";
import type { Embedder, Judge } from "../../meaning/embedder.ts";
import { promptFor } from "../../meaning/search-prompts.ts";
import type { Models } from "../../models/models.ts";
import type { Network } from "../../network/open-network.ts";

export type SearchModelsDeps = {
  models: Pick<Models, "forSearch">;
  engine: RemoteSearch;
  settings: Pick<Settings, "models" | "ollama">;
  network: Pick<Network, "fetchFor">;
};

/** The models for searching that are here; null where none is. */
export type SearchModels = {
  embedder(signal: AbortSignal): Promise<Embedder | null>;
  judge(signal: AbortSignal): Promise<Judge | null>;
};

export function createSearchModels({ models, engine, settings, network }: SearchModelsDeps): SearchModels {
  const place = (path: string, id: string) => ({ path, threads: settings.models[id]?.threads ?? null });

  function fromOllama(entry: ModelEntry): Embedder {
    const { url } = settings.ollama;
    const host = remoteHost(url);
    if (host !== null) {
      const message = `${entry.id} would get everything that was ever said, on ${host}. Name an embedding model on this computer.`;
      throw new AppError("permission-denied", message);
    }
    return {
      key: `${entry.id} ${entry.digest ?? ""}`,
      async *embed(texts, as, signal) {
        const { embedWithOllama } = await import("../../models/ollama-embed.ts");
        const fetch = network.fetchFor({ why: "Ollama: embeddings for the search", runId: null });
        const each = (text: string): Promise<number[][]> =>
          embedWithOllama({ url, fetch }, { model: entry.name, texts: [text] }, signal);
        // one by one, so that it can be stopped between them
        for (const text of texts) yield* (await shorter(promptFor(entry.id, text, as), each)).map(ofLengthOne);
      },
    };
  }

  return {
    async embedder(signal) {
      const entry = await models.forSearch("embedding", signal);
      if (entry?.engine === "ollama") return fromOllama(entry);
      const { path = null, id = "" } = entry ?? {};
      if (path === null) return null;
      return {
        key: await fileKey(id, path),
        async *embed(texts, as, signal) {
          const put = texts.map((text) => promptFor(id, text, as));
          for await (const vector of engine.embed(place(path, id), put, signal)) yield Float32Array.from(vector);
        },
      };
    },
    async judge(signal) {
      const { path = null, id = "" } = (await models.forSearch("reranking", signal)) ?? {};
      if (path === null) return null;
      return {
        key: await fileKey(id, path),
        async rank(query, texts, until) {
          const scores: number[] = [];
          for await (const score of engine.rank(place(path, id), query, texts, until)) scores.push(score);
          return scores;
        },
      };
    },
  };
}

/** Another file of the same name is another model. */
async function fileKey(id: string, path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${id} ${size} ${Math.round(mtimeMs)}`;
}

/** Ollama refuses what is too long for a model instead of cutting it. */
async function shorter<Result>(text: string, work: (text: string) => Promise<Result>): Promise<Result> {
  try {
    return await work(text);
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== "too-large" || text.length < 50) throw cause;
    return shorter(text.slice(0, text.length / 2), work);
  }
}

function ofLengthOne(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
