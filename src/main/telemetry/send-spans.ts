import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { type SessionRun, toOtlp } from "./otlp.ts";

const reply = z.object({
  partialSuccess: z
    .object({ rejectedSpans: z.coerce.number().nullish(), errorMessage: z.string().nullish() })
    .nullish(),
});

/** Of what a collector says, so much can be told. */
const longestMessage = 200;

/** Sends runs to an OTLP collector, as JSON over HTTP. Throws an AppError where it doesn't take them. */
export async function sendSpans(
  address: string,
  runs: readonly SessionRun[],
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(toOtlp(runs));
  const { response, text } = await post(fetch, tracesAddress(address), { method: "POST", headers, body, signal });
  if (!response.ok) throw refused(`it answered ${response.status}`, response.status === 429 || response.status >= 500);
  const partial = parse(text)?.partialSuccess;
  if (!partial?.rejectedSpans) return;
  throw refused(
    `it rejected ${partial.rejectedSpans} spans: ${partial.errorMessage?.slice(0, longestMessage) ?? ""}`,
    false,
  );
}

async function post(fetch: typeof globalThis.fetch, address: string, request: RequestInit) {
  try {
    const response = await fetch(address, request);
    return { response, text: await response.text() };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refused("it can't be reached", true, cause);
  }
}

/** An address of a collector is that of its root; one that names the path for traces is taken as it is. */
function tracesAddress(address: string): string {
  const url = new URL(address);
  if (!url.pathname.endsWith("/v1/traces")) url.pathname = `${url.pathname.replace(/\/$/, "")}/v1/traces`;
  return url.href;
}

function parse(text: string): z.output<typeof reply> | null {
  try {
    return reply.parse(JSON.parse(text));
  } catch {
    return null; // it took them; what else it says is nobody's business
  }
}

function refused(why: string, retryable: boolean, cause?: unknown): AppError {
  return new AppError("internal", `The collector of traces didn't take them: ${why}.`, { retryable, cause });
}
