import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** What a server does with one request: an event stream, or something else. */
export type CloudReply =
  | { events: readonly unknown[]; after?: "end" | "cut" | "hang" }
  | { status: number; body: string; headers?: Readonly<Record<string, string>> };

export type CloudRequest = { path: string; headers: IncomingMessage["headers"]; body: string };

/** What a model says, whoever's way of saying it is meant. */
export type Words = {
  thought?: string;
  text?: string;
  call?: { id: string; name: string; input: Record<string, unknown> };
};

/** A provider's server: it plays its replies in order and writes down what it was asked. Whoever starts it closes it. */
export async function startCloudServer(replies: readonly CloudReply[]) {
  const requests: CloudRequest[] = [];
  let closed = 0;
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) closed += 1;
    });
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "", headers } = request;
    const reply = replies[requests.length] ?? { status: 500, body: "The script has no reply for this request." };
    requests.push({ path: url, headers, body: await text(request) });
    if ("status" in reply) {
      response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
      response.end(reply.body);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of reply.events) response.write(toEvent(event));
    if (reply.after === "cut") setImmediate(() => response.destroy());
    else if (reply.after !== "hang") response.end();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const toServer: typeof fetch = (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    return fetch(new URL(asked.pathname + asked.search, url), init);
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, requests, closed: () => closed, fetch: toServer, close };
}

function toEvent(event: unknown): string {
  if (typeof event === "string") return `data: ${event}\n\n`;
  const isNamed = typeof event === "object" && event !== null && "type" in event && typeof event.type === "string";
  return `${isNamed ? `event: ${String(event.type)}\n` : ""}data: ${JSON.stringify(event)}\n\n`;
}

/** Anthropic's messages: 40 tokens read, 30 of them from its cache, 5 written. */
export function anthropicEvents({ thought, text: said, call }: Words): unknown[] {
  let index = -1;
  const block = (start: object, ...deltas: object[]): unknown[] => {
    index += 1;
    return [
      { type: "content_block_start", index, content_block: start },
      ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
      { type: "content_block_stop", index },
    ];
  };
  const usage = { input_tokens: 10, cache_read_input_tokens: 30, cache_creation_input_tokens: 0, output_tokens: 1 };
  return [
    {
      type: "message_start",
      message: { id: "msg_1", type: "message", role: "assistant", model: "m", content: [], stop_reason: null, usage },
    },
    { type: "ping" },
    ...(thought === undefined
      ? []
      : block(
          { type: "thinking", thinking: "" },
          { type: "thinking_delta", thinking: thought },
          { type: "signature_delta", signature: "signed-1" },
        )),
    ...(said === undefined ? [] : block({ type: "text", text: "" }, { type: "text_delta", text: said })),
    ...(call === undefined
      ? []
      : block(
          { type: "tool_use", id: call.id, name: call.name, input: {} },
          { type: "input_json_delta", partial_json: JSON.stringify(call.input) },
        )),
    {
      type: "message_delta",
      delta: { stop_reason: call ? "tool_use" : "end_turn", stop_sequence: null },
      usage: { output_tokens: 5 },
    },
    { type: "message_stop" },
  ];
}

/** OpenAI's responses. */
export function openaiEvents({ thought, text: said, call }: Words): unknown[] {
  const usage = {
    input_tokens: 40,
    input_tokens_details: { cached_tokens: 30 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 45,
  };
  const reasoning = { type: "reasoning", id: "rs_1", encrypted_content: null, summary: [] };
  const message = { type: "message", id: "msg_1", role: "assistant", status: "completed" };
  const fn = call && { type: "function_call", id: "fc_1", call_id: call.id, name: call.name, status: "completed" };
  return [
    { type: "response.created", response: { id: "resp_1", created_at: 1, model: "m" } },
    ...(thought === undefined
      ? []
      : [
          { type: "response.output_item.added", output_index: 0, item: reasoning },
          { type: "response.reasoning_summary_part.added", item_id: "rs_1", summary_index: 0 },
          { type: "response.reasoning_summary_text.delta", item_id: "rs_1", summary_index: 0, delta: thought },
          { type: "response.reasoning_summary_part.done", item_id: "rs_1", summary_index: 0 },
          { type: "response.output_item.done", output_index: 0, item: reasoning },
        ]),
    ...(said === undefined
      ? []
      : [
          { type: "response.output_item.added", output_index: 1, item: { ...message, content: [] } },
          { type: "response.output_text.delta", item_id: "msg_1", output_index: 1, content_index: 0, delta: said },
          {
            type: "response.output_item.done",
            output_index: 1,
            item: { ...message, content: [{ type: "output_text", text: said, annotations: [] }] },
          },
        ]),
    ...(call === undefined
      ? []
      : [
          { type: "response.output_item.added", output_index: 2, item: { ...fn, arguments: "" } },
          {
            type: "response.function_call_arguments.delta",
            item_id: "fc_1",
            output_index: 2,
            delta: JSON.stringify(call.input),
          },
          {
            type: "response.output_item.done",
            output_index: 2,
            item: { ...fn, arguments: JSON.stringify(call.input) },
          },
        ]),
    { type: "response.completed", response: { id: "resp_1", incomplete_details: null, usage } },
  ];
}

/** The chat completions that many servers speak. */
export function chatEvents({ thought, text: said, call }: Words): unknown[] {
  const chunk = (delta: object, finish: string | null = null) => {
    return { id: "c", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] };
  };
  const usage = { prompt_tokens: 40, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 30 } };
  const fn = call && { name: call.name, arguments: JSON.stringify(call.input) };
  return [
    chunk({ role: "assistant", content: "" }),
    ...(thought === undefined ? [] : [chunk({ reasoning_content: thought })]),
    ...(said === undefined ? [] : [chunk({ content: said })]),
    ...(call === undefined ? [] : [chunk({ tool_calls: [{ index: 0, id: call.id, type: "function", function: fn }] })]),
    chunk({}, call ? "tool_calls" : "stop"),
    { id: "c", created: 1, model: "m", choices: [], usage },
    "[DONE]",
  ];
}

/** Gemini's content stream. */
export function geminiEvents({ thought, text: said, call }: Words): unknown[] {
  const part = (content: object) => ({ candidates: [{ index: 0, content: { role: "model", parts: [content] } }] });
  const usageMetadata = {
    promptTokenCount: 40,
    cachedContentTokenCount: 30,
    candidatesTokenCount: 5,
    totalTokenCount: 45,
  };
  return [
    ...(thought === undefined ? [] : [part({ text: thought, thought: true })]),
    ...(said === undefined ? [] : [part({ text: said })]),
    ...(call === undefined
      ? []
      : [part({ functionCall: { name: call.name, args: call.input }, thoughtSignature: "signed-1" })]),
    { candidates: [{ index: 0, content: { role: "model", parts: [] }, finishReason: "STOP" }], usageMetadata },
  ];
}
