/**
 * A small server that speaks Ollama's protocol and says what a test tells it to. With it the product's real path to
 * Ollama runs (HTTP, streaming, abort), and only the model itself is scripted.
 *
 *   const server = await startOllamaServer({
 *     models: [{ name: "scripted" }],
 *     replies: [callsTool("view", { path: "notes.md" }), says("It says buy tea.")],
 *   });
 *   // settings: ollama.url = server.url, model = "ollama/scripted"
 *   …
 *   expect(server.chats[0]?.messages.at(-1)?.content).toContain("tea");
 *   await server.close();
 *
 * Replies are taken in order, or made by a function of the request. A text is sent in small pieces, word by word; an array
 * is sent piece by piece as it is. `pieceDelayMs` gives a test time to stop in mid-answer; `ending` makes the server misbehave
 * after the last piece. Running out of replies is an error that names the number of the request.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type ServedModel = {
  /** As Ollama writes it; `:latest` is added where no tag is given. */
  name: string;
  bytes?: number;
  contextLength?: number;
  parameterSize?: string;
  /** By default the model can use tools and doesn't think. */
  capabilities?: readonly ("completion" | "tools" | "thinking" | "vision" | "embedding")[];
};

export type ScriptedReply = {
  thinking?: string | readonly string[];
  text?: string | readonly string[];
  calls?: readonly { name: string; arguments: unknown }[];
  doneReason?: "stop" | "length";
  usage?: { promptTokens: number; replyTokens: number };
  /** Before the first piece, and between any two. */
  pieceDelayMs?: number;
  /** `stall`: nothing more is said, the line stays open. `cut`: the line breaks. `half-line`: it ends within a line. */
  ending?: "done" | "stall" | "cut" | "half-line" | "silent-end";
  /** An error that Ollama reports in mid-stream, after the pieces, in place of its last line. */
  midError?: string;
  /** An HTTP error in place of a stream. */
  status?: number;
  error?: string;
};

/** What a chat was asked, as it came over the wire. */
export type ChatRequest = {
  model: string;
  stream?: boolean;
  think?: boolean;
  keep_alive?: string;
  messages: {
    role: string;
    content: string;
    images?: string[];
    thinking?: string;
    tool_name?: string;
    tool_calls?: { function: { name: string; arguments: Record<string, unknown> } }[];
  }[];
  tools?: { type: string; function: { name: string; description: string; parameters: unknown } }[];
  options?: Record<string, unknown>;
  format?: unknown;
};

/** What a download does: lines as Ollama writes them, and then perhaps nothing more. */
export type ScriptedPull = { lines: readonly object[]; ending?: "done" | "stall" | "cut" };

export type OllamaServer = {
  url: string;
  /** Every request, in order. */
  requests: { method: string; path: string; body: unknown }[];
  /** The requests to `/api/chat`. */
  chats: ChatRequest[];
  /** How many replies were broken off by the other side. */
  brokenOff(): number;
  /** Breaks every open connection, as a killed server does. */
  close(): Promise<void>;
};

/** A reply that is text. */
export function says(text: string | readonly string[], more: Omit<ScriptedReply, "text"> = {}): ScriptedReply {
  return { ...more, text };
}

/** A reply that calls one tool. */
export function callsTool(name: string, input: unknown, more: Omit<ScriptedReply, "calls"> = {}): ScriptedReply {
  return { ...more, calls: [{ name, arguments: input }] };
}

/** Starts the server on a free port of this machine. */
export async function startOllamaServer(options: {
  models: readonly ServedModel[];
  replies?: readonly ScriptedReply[] | ((request: ChatRequest, index: number) => ScriptedReply);
  /** What its library has; a download that succeeds makes the model one of its own. */
  library?: Readonly<Record<string, ScriptedPull>>;
  /** Tokens that a loaded model gets, whatever was asked for. */
  allottedContext?: number;
}): Promise<OllamaServer> {
  const { replies = [], library = {}, allottedContext } = options;
  let models = options.models.map(complete);
  const requests: OllamaServer["requests"] = [];
  const chats: ChatRequest[] = [];
  const closing = new AbortController();
  let brokenOff = 0;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "/";
    const text = await readBody(request);
    const body: unknown = text === "" ? null : JSON.parse(text);
    requests.push({ method: request.method ?? "GET", path, body });
    switch (path) {
      case "/":
        response.end("Ollama is running");
        return;
      case "/api/version":
        sendJson(response, 200, { version: "0.12.6" });
        return;
      case "/api/tags":
        sendJson(response, 200, { models: models.map(toTag) });
        return;
      case "/api/show":
        show(response, body);
        return;
      case "/api/chat":
        await chat(response, body);
        return;
      case "/api/ps":
        sendJson(response, 200, { models: chats.map(({ model, options }) => toLoaded(model, options)) });
        return;
      case "/api/embed":
        embed(response, body);
        return;
      case "/api/pull":
        await pull(response, body);
        return;
      case "/api/delete":
        remove(response, body);
        return;
      default:
        response.writeHead(404, { "Content-Type": "text/plain" }).end("404 page not found");
    }
  }

  function findModel(name: string) {
    return models.find((model) => model.name === name || model.name === `${name}:latest`);
  }

  function show(response: ServerResponse, body: unknown) {
    const { model: name = "" } = body as { model?: string }; // what a client of ours sends; anything else finds no model
    const model = findModel(name);
    if (!model) sendJson(response, 404, { error: `model '${name}' not found` });
    else sendJson(response, 200, toShow(model));
  }

  function toLoaded(name: string, options: Record<string, unknown> | undefined) {
    return { name: findModel(name)?.name ?? name, context_length: allottedContext ?? options?.["num_ctx"] };
  }

  function embed(response: ServerResponse, body: unknown) {
    const { model: name = "", input = [] } = body as { model?: string; input?: string[] }; // as above
    if (!findModel(name)) sendJson(response, 404, { error: `model "${name}" not found, try pulling it first` });
    else sendJson(response, 200, { model: name, embeddings: input.map((text) => [text.length, 1]) });
  }

  async function pull(response: ServerResponse, body: unknown) {
    const { name = "" } = body as { name?: string }; // as above
    const { lines, ending = "done" } = library[name] ?? {
      lines: [{ status: "pulling manifest" }, { error: "pull model manifest: file does not exist" }],
    };
    response.once("close", () => {
      if (!response.writableFinished && !closing.signal.aborted) brokenOff += 1;
    });
    response.writeHead(200, { "Content-Type": "application/x-ndjson" });
    for (const line of lines) response.write(`${JSON.stringify(line)}\n`);
    if (ending === "stall") return;
    if (ending === "cut") response.socket?.resetAndDestroy();
    else {
      if (Object.hasOwn(library, name)) models = [...models, complete({ name })];
      response.end();
    }
  }

  function remove(response: ServerResponse, body: unknown) {
    const { name = "" } = body as { name?: string }; // as above
    const found = findModel(name);
    models = models.filter((model) => model !== found);
    if (found) response.writeHead(200).end();
    else sendJson(response, 404, { error: `model '${name}' not found` });
  }

  async function chat(response: ServerResponse, body: unknown) {
    const request = body as ChatRequest; // recorded as it came; the test that reads it checks it
    const index = chats.push(request) - 1;
    const model = findModel(request.model);
    if (!model) {
      sendJson(response, 404, { error: `model '${request.model}' not found` });
      return;
    }
    if (request.tools && request.tools.length > 0 && !model.capabilities.includes("tools")) {
      sendJson(response, 400, { error: `${model.name} does not support tools` });
      return;
    }
    if (request.think === true && !model.capabilities.includes("thinking")) {
      sendJson(response, 400, { error: `"${model.name}" does not support thinking` });
      return;
    }
    const reply = typeof replies === "function" ? replies(request, index) : replies[index];
    if (!reply) sendJson(response, 500, { error: `the script has no reply number ${index + 1}` });
    else if (reply.status !== undefined) sendJson(response, reply.status, { error: reply.error ?? "scripted error" });
    else await play(response, reply, model.name);
  }

  async function play(response: ServerResponse, reply: ScriptedReply, model: string) {
    let isOver = false;
    const gone = new AbortController();
    response.once("close", () => {
      if (!isOver && !closing.signal.aborted) brokenOff += 1;
      gone.abort();
    });
    const signal = AbortSignal.any([gone.signal, closing.signal]);
    const created_at = "2026-01-02T03:04:05.678901Z";
    response.writeHead(200, { "Content-Type": "application/x-ndjson" }).flushHeaders();
    for (const message of messagesOf(reply)) {
      if (reply.pieceDelayMs !== undefined)
        await wait(reply.pieceDelayMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      response.write(`${JSON.stringify({ model, created_at, message, done: false })}\n`);
    }
    const end = reply.midError === undefined ? lastLine(reply, model, created_at) : { error: reply.midError };
    switch (reply.ending ?? "done") {
      case "stall":
        return;
      case "cut":
        isOver = true;
        response.socket?.resetAndDestroy();
        return;
      case "half-line":
        isOver = true;
        response.end(JSON.stringify(end).slice(0, 20));
        return;
      case "silent-end":
        isOver = true;
        response.end();
        return;
      case "done":
        isOver = true;
        response.end(`${JSON.stringify(end)}\n`);
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, { error: String(error) });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a TCP port, so this is what it returns
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    chats,
    brokenOff: () => brokenOff,
    async close() {
      closing.abort();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type CompleteModel = Required<ServedModel>;

function complete(model: ServedModel): CompleteModel {
  return {
    bytes: 986_061_892,
    contextLength: 32_768,
    parameterSize: "1.5B",
    capabilities: ["completion", "tools"],
    ...model,
    name: model.name.includes(":") ? model.name : `${model.name}:latest`,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

function detailsOf(model: CompleteModel) {
  return {
    parent_model: "",
    format: "gguf",
    family: "qwen2",
    families: ["qwen2"],
    parameter_size: model.parameterSize,
    quantization_level: "Q4_K_M",
  };
}

function toTag(model: CompleteModel) {
  return {
    name: model.name,
    model: model.name,
    modified_at: "2026-01-02T03:04:05.678901234Z",
    size: model.bytes,
    digest: "d7372fd828518e4d38b1eb196c673c31a85f2ed302b3d1e406c4c2d1b64a0668",
    details: detailsOf(model),
  };
}

function toShow(model: CompleteModel) {
  return {
    license: "Apache License 2.0",
    modelfile: `FROM ${model.name}`,
    parameters: "",
    template: "{{ .Prompt }}",
    details: detailsOf(model),
    model_info: {
      "general.architecture": "qwen2",
      "general.parameter_count": 1_543_714_304,
      "qwen2.context_length": model.contextLength,
      "qwen2.embedding_length": 1536,
    },
    capabilities: model.capabilities,
    modified_at: "2026-01-02T03:04:05.678901234Z",
  };
}

function* messagesOf({ thinking = [], text = [], calls = [] }: ScriptedReply) {
  const role = "assistant";
  for (const piece of toPieces(thinking)) yield { role, content: "", thinking: piece };
  for (const piece of toPieces(text)) yield { role, content: piece };
  for (const [index, call] of calls.entries()) {
    const id = `call_${index + 1}`;
    yield { role, content: "", tool_calls: [{ id, function: { index, ...call } }] };
  }
}

function toPieces(text: string | readonly string[]): readonly string[] {
  return typeof text === "string" ? (text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? []) : text;
}

function lastLine({ doneReason = "stop", usage }: ScriptedReply, model: string, created_at: string) {
  return {
    model,
    created_at,
    message: { role: "assistant", content: "" },
    done_reason: doneReason,
    done: true,
    total_duration: 1_883_583_458,
    load_duration: 1_334_875,
    prompt_eval_count: usage?.promptTokens ?? 26,
    prompt_eval_duration: 342_546_000,
    eval_count: usage?.replyTokens ?? 12,
    eval_duration: 1_535_599_000,
  };
}
