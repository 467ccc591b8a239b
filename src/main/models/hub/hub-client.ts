import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import { connectProblem, statusProblem } from "../download/download-problem.ts";
import { readText } from "../read-text.ts";
import type { HubFile } from "./hub-choices.ts";
import { isRepoName } from "./hub-reference.ts";

/** Where models are looked for, and how it is reached. */
export type Hub = {
  url: string;
  /** What people call it: "Hugging Face", or the host of a mirror. */
  name: string;
  fetch: typeof globalThis.fetch;
};

/** A repository that has GGUF files. */
export type HubRepo = {
  /** OWNER/NAME. */
  repo: string;
  downloads: number;
  /** As its page names it: `apache-2.0`. Null where it doesn't. */
  licence: string | null;
  /** Whether its files are only given to an account that has accepted something. */
  isGated: boolean;
};

const repoList = z.array(
  z.object({
    id: z.string(),
    downloads: z.number().nullish(),
    tags: z.array(z.string()).nullish(),
    gated: z.union([z.boolean(), z.string()]).nullish(),
  }),
);

const byteCount = z.int().nonnegative();

const fileList = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: byteCount.nullish(),
    lfs: z.object({ oid: z.string().nullish(), size: byteCount.nullish() }).nullish(),
  }),
);

const mostRepos = 20;
/** A list of a thousand files comes in pages; no model has so many. */
const mostPages = 10;
const patienceMs = 15_000;
/** A page of a thousand files takes less than one; what is no list may never end. */
const mostReplyBytes = 8 * 1024 * 1024;

/** The most loaded repositories whose names have these words, and that hold GGUF files. */
export async function searchHub(hub: Hub, words: string, signal: AbortSignal): Promise<HubRepo[]> {
  const query = new URLSearchParams({
    search: words,
    filter: "gguf",
    sort: "downloads",
    direction: "-1",
    limit: String(mostRepos),
  });
  const { value } = await ask(hub, `${hub.url}/api/models?${query}`, repoList, signal);
  return value
    .filter(({ id }) => isRepoName(id))
    .map(({ id, downloads, tags, gated }) => ({
      repo: id,
      downloads: downloads ?? 0,
      licence: tags?.find((tag) => tag.startsWith("license:"))?.slice("license:".length) ?? null,
      isGated: gated !== null && gated !== undefined && gated !== false,
    }));
}

/** All files of a repository. Throws `not-found` where there is no such repository, and `model-unavailable` where nobody answers. */
export async function listHubFiles(hub: Hub, repo: string, signal: AbortSignal): Promise<HubFile[]> {
  const files: HubFile[] = [];
  let next: string | null = `${hub.url}/api/models/${repo}/tree/main?recursive=true`;
  for (let page = 0; next !== null && page < mostPages; page++) {
    const { value, link }: Answer<z.output<typeof fileList>> = await ask(hub, next, fileList, signal);
    for (const { type, path, size, lfs } of value) {
      const bytes = lfs?.size ?? size;
      const isSum = lfs?.oid && /^[\da-f]{64}$/.test(lfs.oid);
      if (type === "file" && bytes) files.push({ path, bytes, sha256: isSum ? (lfs.oid ?? null) : null });
    }
    next = nextPage(link, hub.url);
  }
  return files;
}

/** Where a file of a repository lies. */
export function hubFileUrl({ url }: Hub, repo: string, path: string): string {
  return `${url}/${repo}/resolve/main/${path}`;
}

type Answer<Value> = { value: Value; link: string | null };

async function ask<Value>(
  { name, fetch }: Hub,
  url: string,
  schema: z.ZodType<Value>,
  signal: AbortSignal,
): Promise<Answer<Value>> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const failed = (problem: string, cause?: unknown) =>
    new AppError("model-unavailable", `${name} can't be asked: ${problem}. Try again later.`, {
      cause,
      retryable: true,
    });
  try {
    const response = await fetch(url, { headers: { Accept: "application/json" }, signal: soon });
    if (!response.ok) {
      await response.body?.cancel();
      // the hub says 401 also of what isn't there
      if (response.status === 404 || response.status === 401) {
        throw new AppError("not-found", `${name} has no such model, or gives it only to an account.`);
      }
      throw failed(response.status === 429 ? "it has too many requests right now" : statusProblem(response.status));
    }
    const value = schema.safeParse(toJson(await readText(response, mostReplyBytes)));
    if (!value.success) throw failed("it sent no list; perhaps this network wants a log-in first", value.error);
    return { value: value.data, link: response.headers.get("link") };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof AppError) throw cause;
    throw failed(soon.aborted ? "it doesn't answer" : connectProblem(cause), cause);
  }
}

/** Null for what is no JSON. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A mirror may pass on links to the hub itself: they are followed on the mirror. */
function nextPage(link: string | null, hubUrl: string): string | null {
  const found = /<([^>]+)>;\s*rel="next"/.exec(link ?? "")?.[1];
  if (found === undefined || !URL.canParse(found, hubUrl)) return null;
  const { pathname, search } = new URL(found, hubUrl);
  // its own links may have the folder that it lies in, and those of the hub don't
  const folder = new URL(hubUrl).pathname.replace(/\/$/, "");
  const place = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
  return `${hubUrl}${place}${search}`;
}
