/** A collector that takes traces by OTLP as JSON over HTTP, and refuses what isn't in that form. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

const digits = z.string().regex(/^\d+$/);
const simpleValue = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: digits }),
  z.strictObject({ doubleValue: z.number() }),
]);
const anyValue = z.union([
  simpleValue,
  z.strictObject({ arrayValue: z.strictObject({ values: z.array(simpleValue) }) }),
]);
const attributes = z.array(z.strictObject({ key: z.string().min(1), value: anyValue }));

const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: digits,
  endTimeUnixNano: digits,
  attributes,
  status: z.strictObject({ code: z.int().min(0).max(2), message: z.string().optional() }),
});

/** The part of an ExportTraceServiceRequest that is in use. */
const exported = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = Omit<z.output<typeof span>, "attributes"> & { attributes: Record<string, unknown> };

export type OtlpServer = {
  url: string;
  /** One list for each request. */
  requests: ReceivedSpan[][];
  /** Resolves when so many requests have come. */
  received(requests: number): Promise<void>;
  close(): Promise<void>;
};

/** `answer` gives the status of each answer, by how many came before it; `body` what all of them say. */
export async function startOtlpServer({
  answer = () => 200,
  body = "{}",
}: { answer?: (index: number) => number; body?: string } = {}): Promise<OtlpServer> {
  const requests: ReceivedSpan[][] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const isRight = request.url === "/v1/traces" && request.headers["content-type"] === "application/json";
      const found = exported.safeParse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
      const status = isRight && found.success ? answer(requests.length) : 400;
      const spans = found.data?.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      requests.push((spans ?? []).map((one) => ({ ...one, attributes: toRecord(one.attributes) })));
      response.writeHead(status, { "Content-Type": "application/json" }).end(body);
      for (const tell of waiting) tell();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's is one
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    received: (count) =>
      new Promise((resolve) => {
        const tell = () => {
          if (requests.length < count) return;
          waiting.delete(tell);
          resolve();
        };
        waiting.add(tell);
        tell();
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function toRecord(list: z.output<typeof attributes>): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));
}
