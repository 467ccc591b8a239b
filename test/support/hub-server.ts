/** Speaks as much of Hugging Face's interface as the model store asks for: the search, the list of files, and the files. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type HubRepoFiles = {
  files: Readonly<Record<string, Uint8Array>>;
  downloads?: number;
  tags?: string[];
  gated?: boolean | string;
  /** It is found, and its files are listed for accounts only. */
  isHidden?: boolean;
  /** Files that aren't kept as large files, so that no sha256 is told. */
  isPlain?: boolean;
};

export type HubServer = {
  url: string;
  requests: string[];
  /** From now on, files stop in the middle, and their lines stay open. */
  stall(): void;
  /** Sends the rest, and stops no more. */
  goOn(): void;
  close(): Promise<void>;
};

/** So many files come in one answer; the rest under the address that it names. */
const pageLength = 2;

export async function startHubServer(repos: Readonly<Record<string, HubRepoFiles>>): Promise<HubServer> {
  const requests: string[] = [];
  let isStalling = false;
  let waiting: (() => void)[] = [];

  function handle(request: IncomingMessage, response: ServerResponse) {
    requests.push(request.url ?? "");
    const { pathname, searchParams } = new URL(request.url ?? "", "http://hub");
    if (pathname === "/api/models") return sendJson(response, search(searchParams));
    const tree = /^\/api\/models\/([^/]+\/[^/]+)\/tree\/main$/.exec(pathname);
    if (tree?.[1] !== undefined) return sendTree(response, repos[tree[1]], tree[1], Number(searchParams.get("cursor")));
    const [, repo = "", file = ""] = /^\/([^/]+\/[^/]+)\/resolve\/main\/(.+)$/.exec(pathname) ?? [];
    const content = repos[repo]?.files[file];
    if (!content) return void response.writeHead(404).end();
    const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (start === undefined || last === undefined) return void response.writeHead(200).end(content);
    const end = Math.min(content.length, Number(last) + 1);
    response.writeHead(206, { "Content-Range": `bytes ${start}-${end - 1}/${content.length}`, ETag: '"one"' });
    const body = content.subarray(Number(start), end);
    if (!isStalling) return void response.end(body);
    const middle = Math.floor(body.length / 2);
    response.write(body.subarray(0, middle));
    waiting.push(() => response.end(body.subarray(middle)));
  }

  function search(query: URLSearchParams): unknown {
    const words = query.get("search")?.toLowerCase() ?? "";
    if (query.get("filter") !== "gguf") return [];
    return Object.entries(repos)
      .filter(([repo]) => repo.toLowerCase().includes(words))
      .map(([id, { downloads = 0, tags = [], gated = false }]) => ({
        id,
        modelId: id,
        downloads,
        tags,
        gated,
        likes: 3,
      }))
      .toSorted((a, b) => b.downloads - a.downloads)
      .slice(0, Number(query.get("limit")));
  }

  const server = createServer(handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a TCP port, so this is what it returns
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stall() {
      isStalling = true;
    },
    goOn() {
      isStalling = false;
      for (const send of waiting) send();
      waiting = [];
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendTree(response: ServerResponse, repo: HubRepoFiles | undefined, name: string, cursor: number) {
  if (!repo || repo.isHidden) return sendJson(response, { error: "Repository not found" }, 401);
  const entries = Object.entries(repo.files).map(([path, content]) => {
    const oid = createHash("sha256").update(content).digest("hex");
    const lfs = repo.isPlain ? {} : { lfs: { oid, size: content.length, pointerSize: 134 } };
    return { type: "file", oid: "0".repeat(40), size: content.length, path, ...lfs };
  });
  const next = cursor + pageLength;
  if (next < entries.length) {
    // as a mirror does that passes on what the hub itself says
    const address = `https://huggingface.co/api/models/${name}/tree/main?recursive=true&cursor=${next}`;
    response.setHeader("Link", `<${address}>; rel="next"`);
  }
  sendJson(response, [{ type: "directory", oid: "1", size: 0, path: "folder" }, ...entries.slice(cursor, next)]);
}

function sendJson(response: ServerResponse, value: unknown, status = 200) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
}
