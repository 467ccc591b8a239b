/**
 * A small server that speaks the protocol of OpenAI as llama-server, vLLM and others do, and says what a test tells it to. The
 * product's real path to it runs: HTTP (or TLS), streaming, keys, abort. It keeps to a JSON schema only where a reply does.
 */
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";

export type ServerReply = {
  reasoning?: readonly string[];
  text?: readonly string[];
  calls?: readonly { name: string; arguments: unknown }[];
  finishReason?: "stop" | "length" | "tool_calls";
  /** `stall`: nothing more is said. `cut`: the line breaks. `silent-end`: it ends without saying so. `garbage`: not JSON. */
  ending?: "done" | "stall" | "cut" | "silent-end" | "garbage";
  /** An error that comes in mid-answer. */
  midError?: string;
  /** An HTTP error in place of an answer. */
  status?: number;
  error?: string;
  headers?: Readonly<Record<string, string>>;
  /** Something else in place of an answer. */
  html?: string;
};

/** What a chat was asked, as it came over the wire. */
export type ServerChat = {
  model: string;
  messages: {
    role: string;
    content: string | null;
    tool_calls?: { function: { name: string; arguments: string } }[];
  }[];
  tools?: { function: { name: string } }[];
  response_format?: { type: string; json_schema?: { schema: unknown } };
  grammar?: string;
  temperature?: number;
  max_tokens?: number;
  stream?: boolean;
  stream_options?: unknown;
  reasoning_effort?: string;
  chat_template_kwargs?: unknown;
};

/** What a llama-server is asked to go on from, as text, and under which limits. */
export type ServerCompletion = { text: string; grammar: string | null; stop: readonly string[]; maxTokens: number };

export type CompletionReply = {
  content?: string;
  stopType?: "word" | "eos" | "limit";
  /** The likeliest next texts, each of them one token. */
  likely?: readonly (readonly [text: string, chance: number])[];
  ending?: "done" | "cut" | "stall";
  status?: number;
  error?: string;
};

export type ModelServerOptions = {
  kind?: "llama-server" | "vllm" | "openai";
  models?: readonly string[];
  contextSize?: number;
  template?: string;
  /** Whether llama-server says that its model can be shown images; left out, it says nothing of it. */
  vision?: boolean;
  replies?: readonly ServerReply[] | ((chat: ServerChat, index: number) => ServerReply);
  /** What follows a prompt, for llama-server's own way; by default nothing does. */
  complete?: (asked: ServerCompletion) => CompletionReply;
  /** What requests have to carry. */
  key?: string;
  /** With the certificate of the tests' own authority. */
  tls?: boolean;
};

export type ModelServer = {
  url: string;
  chats: ServerChat[];
  completions: ServerCompletion[];
  requests: { method: string; path: string; key: string | undefined }[];
  brokenOff(): number;
  close(): Promise<void>;
};

const certificates = path.join(import.meta.dirname, "..", "fixtures", "tls");

/** The certificate of the authority that vouches for the test's servers. */
export const testAuthority = path.join(certificates, "ca.pem");

export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const {
    kind = "openai",
    models = ["scripted"],
    contextSize = 16_384,
    template = "{{ messages }}",
    replies = [],
  } = options;
  const chats: ServerChat[] = [];
  const completions: ServerCompletion[] = [];
  const vocabulary: string[] = ["<s>"];
  const requests: ModelServer["requests"] = [];
  let isClosing = false;
  let brokenOff = 0;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET", url: route = "/", headers } = request;
    const body = await readBody(request);
    requests.push({ method, path: route, key: headers.authorization });
    const isOpen = route === "/health" || (kind === "llama-server" && route === "/v1/models");
    if (options.key !== undefined && !isOpen && headers.authorization !== `Bearer ${options.key}`) {
      return sendJson(response, 401, { error: { code: 401, message: "Invalid API Key" } });
    }
    if (route === "/v1/models") return sendJson(response, 200, { object: "list", data: models.map(toModel) });
    if (route === "/props" && kind === "llama-server") return sendJson(response, 200, props());
    if (route === "/version" && kind === "vllm") return sendJson(response, 200, { version: "0.11.0" });
    if (route === "/v1/chat/completions") return chat(response, JSON.parse(body) as ServerChat); // the test reads it
    if (kind === "llama-server" && method === "POST") return answerNative(response, route, JSON.parse(body));
    return sendJson(response, 404, { error: { code: 404, message: "File Not Found", type: "not_found_error" } });
  }

  /** A token for each word, with the blank before it; special tokens only where they are asked for. */
  function tokenize(text: string, isTemplate: boolean): number[] {
    const pieces = text.match(isTemplate ? /<\|\w+\|>|\s?[^\s<]+|\s|</g : /\s?[^\s<]+|\s|</g) ?? [];
    return pieces.map((piece) => {
      if (!vocabulary.includes(piece)) vocabulary.push(piece);
      return vocabulary.indexOf(piece);
    });
  }

  function answerNative(response: ServerResponse, route: string, body: Record<string, unknown>) {
    const asked = body as {
      content?: string;
      add_special?: boolean;
      parse_special?: boolean;
      messages?: { role: string; content: string }[];
      prompt?: number[];
      n_predict?: number;
      n_probs?: number;
      stream?: boolean;
      grammar?: string;
      stop?: string[];
    }; // what a client of ours sends
    if (route === "/tokenize") {
      const tokens = tokenize(asked.content ?? "", asked.parse_special ?? true);
      return sendJson(response, 200, { tokens: asked.add_special ? [0, ...tokens] : tokens });
    }
    if (route === "/apply-template") {
      const turns = (asked.messages ?? []).map(({ role, content }) => `<|im_start|>${role}\n${content}<|im_end|>\n`);
      return sendJson(response, 200, { prompt: `${turns.join("")}<|im_start|>assistant\n` });
    }
    const { prompt = [], grammar = null, stop = [], n_predict: maxTokens = -1 } = asked;
    const completion = { text: prompt.map((token) => vocabulary[token] ?? "?").join(""), grammar, stop, maxTokens };
    completions.push(completion);
    const reply = maxTokens === 0 ? {} : (options.complete?.(completion) ?? {});
    if (reply.status !== undefined) return sendJson(response, reply.status, { error: { message: reply.error } });
    if (asked.n_probs !== undefined) {
      const top_logprobs = (reply.likely ?? []).map(([text, chance]) => ({
        id: tokenize(text, false)[0],
        token: text,
        logprob: Math.log(chance),
      }));
      return sendJson(response, 200, { content: "", completion_probabilities: [{ id: 1, top_logprobs }] });
    }
    return stream(response, reply, prompt.length);
  }

  function stream(response: ServerResponse, reply: CompletionReply, promptTokens: number) {
    response.once("close", () => {
      if (!response.writableFinished && !isClosing) brokenOff += 1;
    });
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
    const prompt_progress = { total: promptTokens, cache: 0, processed: promptTokens, time_ms: 5 };
    send({ content: "", stop: false, prompt_progress });
    response.write(": still there\n\n");
    const pieces = (reply.content ?? "").match(/\s?\S+|\s/g) ?? [];
    for (const content of pieces) send({ content, stop: false });
    if (reply.ending === "stall") return;
    if (reply.ending === "cut") {
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
      return;
    }
    const timings = { cache_n: 2, prompt_n: promptTokens - 2, prompt_ms: 5, predicted_ms: 7 };
    const counts = { tokens_evaluated: promptTokens, tokens_predicted: pieces.length, timings };
    send({ content: "", stop: true, stop_type: reply.stopType ?? "eos", ...counts });
    response.end();
  }

  function toModel(id: string) {
    if (kind === "vllm") return { id, object: "model", owned_by: "vllm", max_model_len: contextSize };
    if (kind === "openai") return { id, object: "model", owned_by: "somebody" };
    return { id, object: "model", owned_by: "llamacpp", meta: { n_ctx_train: 32_768, size: 986_061_892 } };
  }

  function props() {
    return {
      default_generation_settings: { n_ctx: contextSize, params: {} },
      total_slots: 2,
      model_path: "models/scripted.gguf",
      build_info: "b7000-abcdef",
      chat_template: template,
      chat_template_caps: { supports_tools: true },
      ...(options.vision === undefined ? {} : { modalities: { vision: options.vision, audio: false } }),
    };
  }

  function chat(response: ServerResponse, request: ServerChat) {
    const index = chats.push(request) - 1;
    const reply = typeof replies === "function" ? replies(request, index) : replies[index];
    if (!reply) return sendJson(response, 500, { error: { message: `the script has no reply number ${index + 1}` } });
    if (reply.html !== undefined) return void response.writeHead(200, { "Content-Type": "text/html" }).end(reply.html);
    if (reply.status !== undefined) {
      return sendJson(response, reply.status, { error: { message: reply.error ?? "scripted error" } }, reply.headers);
    }
    if (request.stream !== true) return sendJson(response, 200, whole(reply, request.model));
    return play(response, reply, request.model);
  }

  function play(response: ServerResponse, reply: ServerReply, model: string) {
    response.once("close", () => {
      if (!response.writableFinished && !isClosing) brokenOff += 1;
    });
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    const send = (data: unknown) =>
      response.write(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
    const chunk = (delta: object, finish_reason: string | null = null) =>
      send({ id: "chat-1", object: "chat.completion.chunk", model, choices: [{ index: 0, delta, finish_reason }] });
    for (const delta of deltasOf(reply)) chunk(delta);
    switch (reply.ending ?? "done") {
      case "stall":
        return;
      case "cut":
        // what was written before has to arrive
        setTimeout(() => response.socket?.resetAndDestroy(), 20);
        return;
      case "silent-end":
        response.end();
        return;
      case "garbage":
        send("{not json");
        response.end();
        return;
      case "done": {
        if (reply.midError !== undefined) send({ error: { code: 500, message: reply.midError } });
        else {
          chunk({}, reply.finishReason ?? (reply.calls ? "tool_calls" : "stop"));
          send({ id: "chat-1", model, choices: [], usage: { prompt_tokens: 30, completion_tokens: 4 } });
          send("[DONE]");
        }
        response.end();
      }
    }
  }

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, { error: { message: String(error) } });
    });
  };
  const pem = (name: string) => readFileSync(path.join(certificates, name));
  const server = options.tls
    ? createTlsServer({ key: pem("server-key.pem"), cert: pem("server.pem") }, onRequest)
    : createServer(onRequest);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a TCP port, so this is what it returns
  return {
    url: `${options.tls ? "https" : "http"}://127.0.0.1:${port}`,
    chats,
    completions,
    requests,
    brokenOff: () => brokenOff,
    async close() {
      isClosing = true;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function* deltasOf({ reasoning = [], text = [], calls = [] }: ServerReply) {
  for (const piece of reasoning) yield { reasoning_content: piece };
  for (const piece of text) yield { content: piece };
  for (const [index, call] of calls.entries()) {
    const written = JSON.stringify(call.arguments);
    const middle = Math.ceil(written.length / 2);
    const named = { name: call.name, arguments: written.slice(0, middle) };
    yield { tool_calls: [{ index, id: `call_${index}`, type: "function", function: named }] };
    yield { tool_calls: [{ index, function: { arguments: written.slice(middle) } }] };
  }
}

function whole({ text = [] }: ServerReply, model: string) {
  const message = { role: "assistant", content: text.join("") };
  return { id: "chat-1", model, choices: [{ index: 0, message, finish_reason: "stop" }] };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}
