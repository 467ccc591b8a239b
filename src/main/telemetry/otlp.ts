import { createHash } from "node:crypto";
import type { RunSpan, Span } from "../../shared/trace.ts";
import { type Attributes, describeSpan } from "./span-attributes.ts";

/** A run with its session: each is a trace of its own. */
export type SessionRun = { sessionId: string; run: RunSpan };

type AnyValue =
  | { stringValue: string }
  | { intValue: string }
  | { doubleValue: number }
  | { arrayValue: { values: AnyValue[] } };

type KeyValue = { key: string; value: AnyValue };

/** A span as OTLP writes it in JSON: ids in hexadecimal, times in nanoseconds as text, enumerations as numbers. */
type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: KeyValue[];
  status: { code: number; message?: string };
};

const kinds = { internal: 1, client: 3 };
const codes = { unset: 0, error: 2 };

/** A request to an OTLP collector's `/v1/traces`. The same run gives the same ids, so that one that is sent twice is known. */
export function toOtlp(runs: readonly SessionRun[]) {
  const spans = runs.flatMap(({ sessionId, run }) => {
    const traceId = hash(`${sessionId} ${run.runId}`, 32);
    return flatten(run, sessionId, traceId, null);
  });
  const resource = { attributes: toKeyValues({ "service.name": "hearth" }) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "hearth" }, spans }] }] };
}

function flatten(span: Span, sessionId: string, traceId: string, parentSpanId: string | null): OtlpSpan[] {
  const spanId = hash(`${sessionId} ${idOf(span)}`, 16);
  const { name, attributes } = describeSpan(span, sessionId);
  const isFailure = span.status === "failed" || span.status === "denied";
  const own: OtlpSpan = {
    traceId,
    spanId,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    name,
    kind: span.type === "llm.chat" ? kinds.client : kinds.internal,
    startTimeUnixNano: toNanoseconds(span.startMs),
    endTimeUnixNano: toNanoseconds(span.endMs),
    attributes: toKeyValues(attributes),
    status: isFailure ? { code: codes.error, message: span.status } : { code: codes.unset },
  };
  const children: readonly Span[] = span.type === "llm.chat" ? [] : span.children;
  return [own, ...children.flatMap((child) => flatten(child, sessionId, traceId, spanId))];
}

function idOf(span: Span): string {
  switch (span.type) {
    case "agent.run":
      return `run ${span.runId}`;
    case "llm.chat":
      return `chat ${span.number}`;
    case "execute_tool":
      return `call ${span.callId}`;
    default:
      return span satisfies never;
  }
}

const hash = (text: string, digits: number) => createHash("sha256").update(text).digest("hex").slice(0, digits);

const toNanoseconds = (ms: number) => `${Math.round(ms)}000000`;

function toKeyValues(attributes: Attributes): KeyValue[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toAnyValue(value) }));
}

function toAnyValue(value: Attributes[string]): AnyValue {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value !== "number") return { arrayValue: { values: value.map(toAnyValue) } };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
