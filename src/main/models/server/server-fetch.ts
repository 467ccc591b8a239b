import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import {
  askedWaitMs,
  isOutOfReach,
  networkCode,
  patientFetch,
  type Patience,
  usualPatience,
} from "../patient-fetch.ts";
import { keyVariable } from "../../../shared/key-variable.ts";
import type { ServerPlace } from "./server-place.ts";

export type ServerPatience = { patience?: Patience; waits?: readonly number[] };

/**
 * A `fetch` for one server: with its key, patient, and with whatever fails said in the user's words, as an AppError. It returns
 * only what the server agreed to; an abort by hand stays what it is.
 */
export function serverFetch(
  place: ServerPlace,
  { patience = usualPatience, waits }: ServerPatience = {},
): typeof fetch {
  const silence = (seconds: number) =>
    unavailable(
      `${place.name} (${place.root}) said nothing for ${seconds} seconds. Restart it, or choose a smaller model.`,
    );
  const patient = patientFetch(place.fetch, { patience, silence, ...(waits ? { waits } : {}) });
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (place.key !== null) headers.set("Authorization", `Bearer ${place.key}`);
    // A redirect could carry the conversation, and the key, to a computer that nobody chose.
    const response = await patient(input, { ...init, headers, redirect: "error" }).catch((cause: unknown) => {
      throw init?.signal?.aborted ? cause : toServerError(cause, place);
    });
    if (!response.ok) throw await refusal(response, place);
    if (response.headers.get("content-type")?.includes("text/html")) {
      await response.body?.cancel();
      throw notAServer(place, "a web page came");
    }
    return response;
  };
}

/** Says in the user's words why a server failed. What is an AppError already stays it. */
export function toServerError(cause: unknown, place: ServerPlace): AppError {
  for (let each = cause; each instanceof Error; each = each.cause) if (each instanceof AppError) return each;
  const { name, root } = place;
  if (cause instanceof z.ZodError || cause instanceof SyntaxError) return notAServer(place, "it can't be understood");
  const code = networkCode(cause) ?? "";
  if (code === "ECONNREFUSED") {
    return unavailable(`No server answers at ${root}. Start it, or correct the url of [server.${name}].`, cause);
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return unavailable(`The computer in ${root} can't be found. Correct the url of [server.${name}].`, cause);
  }
  if (isOutOfReach(code)) {
    return unavailable(
      `${root} can't be reached (${code}). See whether that computer is on, and on the same network.`,
      cause,
    );
  }
  if (code.startsWith("ERR_TLS") || /CERT|SIGNATURE|ISSUER/.test(code)) {
    const message = `The certificate of ${root} isn't one that can be trusted (${code}). If it is your own, name the file of whoever signed it: ca = "FILE" in [server.${name}].`;
    return new AppError("model-unavailable", message, { cause });
  }
  const what = code === "" ? (cause instanceof Error ? cause.message : String(cause)) : code;
  return unavailable(`${name} (${root}) broke off (${what}). See whether it is still running, then try again.`, cause);
}

async function refusal(response: Response, place: ServerPlace): Promise<AppError> {
  const { status, headers } = response;
  const { name, root, key } = place;
  const whole = await response.text().catch(() => "");
  // some say what they refuse, key and all
  const text = (key === null ? whole : whole.replaceAll(key, "[hidden: key]")).slice(0, 2_000);
  const said = saidIn(text);
  if (status === 401 || status === 403) {
    const what = key === null ? "wants a key" : "refuses the key";
    const message = `${name} (${root}) ${what}. Set it in the environment, as ${keyVariable(name)}.`;
    return new AppError("model-unavailable", message);
  }
  if (/context (length|size|window)|exceeds? the (available )?context|maximum context|too long/i.test(said ?? "")) {
    return new AppError("too-large", `The conversation is too long for this model: ${said}. Start a new session.`);
  }
  if (status === 404 && said === null) return notAServer(place, "status 404");
  if (status === 429) {
    const seconds = Math.ceil(askedWaitMs(headers) / 1000);
    const wait = seconds > 0 ? `Try again in ${seconds} seconds.` : "Try again later.";
    return unavailable(`${name} (${root}) has too many requests right now. ${wait}`);
  }
  const message = `${name} (${root}) refused (status ${status}): ${said ?? (text.trim().slice(0, 200) || "it didn't say why")}`;
  const isOver = status === 502 || status === 503 || status === 504;
  return new AppError("model-unavailable", message, { retryable: status >= 500, cause: isOver ? null : refused });
}

/** Marks an answer that says no to this very request, whenever it is sent. */
const refused = new Error("The server refused the request.");

export function isRefusal(cause: unknown): boolean {
  return cause instanceof AppError && cause.cause === refused;
}

const reason = z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]);

/** What a server says went wrong; there are three ways to. Null where it is none of them. */
export function saidIn(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    const read = z.union([z.object({ error: reason }).transform(({ error }) => error), reason]).safeParse(value);
    if (read.success) return read.data;
    const detail = z.object({ detail: z.string() }).safeParse(value);
    return detail.success ? detail.data.detail : null;
  } catch {
    return null; // not in a form that is known; the caller shows the text as it is
  }
}

function notAServer({ name, root }: ServerPlace, why: string): AppError {
  const message = `What answers at ${root} isn't a server of models (${why}). Correct the url of [server.${name}].`;
  return new AppError("model-unavailable", message);
}

function unavailable(message: string, cause?: unknown): AppError {
  return new AppError("model-unavailable", message, { cause, retryable: true });
}
