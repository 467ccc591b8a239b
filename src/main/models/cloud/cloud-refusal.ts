import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import { maskSecrets } from "../../../shared/mask-secrets.ts";
import { visibleControls } from "../../../shared/visible-controls.ts";

/** Who is asked: the provider's name in the settings, its model, and the computer that answers. */
export type CloudServer = {
  provider: string;
  model: string;
  host: string;
  /** Hides the key, should the server say it again. */
  hideKey(text: string): string;
};

export type Refusal = { status: number; retryAfter: string | null; body: string };

const spoken = z.object({
  error: z
    .union([
      z.string(),
      z.object({ message: z.string().nullish(), type: z.string().nullish(), code: z.unknown().optional() }),
    ])
    .nullish(),
  message: z.string().nullish(),
  detail: z.string().nullish(),
});

/** More of a provider's words than this help nobody. */
const mostLetters = 300;

/** What a provider's refusal means, and what to do. Its own words are only repeated where ours don't say it. */
export function refusalOf(server: CloudServer, { status, retryAfter, body }: Refusal): AppError {
  const { provider, model, host } = server;
  const said = saidIn(body, server);
  const failed = (message: string, options: { retryable?: boolean; waitMs?: number | null } = {}) => {
    const { retryable = false, waitMs = null } = options;
    return new AppError("model-unavailable", message, { retryable, ...(waitMs === null ? {} : { cause: { waitMs } }) });
  };
  if (isTooLong(said, status)) {
    const message = `The conversation is too long for ${model} at ${provider}. Start a new session, or name the part of a file that matters.`;
    return new AppError("too-large", message);
  }
  if (isAboutMoney(said, status)) {
    return failed(`The account at ${provider} has nothing left to pay with. See to it there, or use a local model.`);
  }
  if (status === 401 || status === 403) {
    return failed(
      `${provider} doesn't take the key, or the key may not use ${model}. Enter it again, or get another one.`,
    );
  }
  if (status === 404 && !isJson(body))
    return failed(`Nothing answers there at ${host} (status 404). Check the address of ${provider} in the settings.`);
  if (status === 404)
    return failed(`${provider} has no model "${model}", or not for this key. Check its name in the settings.`);
  if (status === 429) {
    const waitMs = waitOf(retryAfter);
    const wait = waitMs === null ? "Wait a moment" : `Wait ${Math.ceil(waitMs / 1000)} seconds`;
    return failed(`${provider} is asked too often with this key. ${wait}, then try again.`, {
      retryable: true,
      waitMs,
    });
  }
  if (status >= 500 || status === 408) {
    const message = `${provider} can't answer now (status ${status}). Try again, or go on with a local model.`;
    return failed(message, { retryable: true, waitMs: waitOf(retryAfter) });
  }
  return failed(`${provider} refused the request (status ${status})${said === "" ? "." : `: ${said}`}`);
}

/** The same for a failure that comes in mid-answer, where there is no status but what the provider says of it. */
export function brokenOff(server: CloudServer, error: unknown): AppError {
  const found = z
    .looseObject({ statusCode: z.number().nullish(), message: z.string().nullish() })
    .safeParse(error).data;
  const text = found?.message ?? (typeof error === "string" ? error : "");
  const guessed = /overloaded|unavailable/i.test(text) ? 529 : /rate.?limit/i.test(text) ? 429 : 500;
  const status = found?.statusCode ?? guessed;
  return refusalOf(server, { status, retryAfter: null, body: JSON.stringify({ message: text }) });
}

/** An answer that isn't from a model: a wrong address, or a network that wants its user to sign in. */
export function webPage({ provider, host }: CloudServer): AppError {
  const message = `What answers at ${host} sent a web page, not an answer of ${provider}. Check the address in the settings, and whether this network wants you to sign in.`;
  return new AppError("model-unavailable", message);
}

/** How long a provider wants to be left alone, in milliseconds; null where it doesn't say. */
export function waitMsOf(error: AppError): number | null {
  return z.object({ waitMs: z.number() }).safeParse(error.cause).data?.waitMs ?? null;
}

/** `Retry-After` holds seconds, or a date. Another clock than ours may have written it, so a date in the past means now. */
function waitOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}(\.\d+)?$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

function isTooLong(said: string, status: number): boolean {
  if (status === 413) return true;
  if (status < 400 || status > 422 || status === 401) return false;
  return /context.{0,12}(?:length|window|size)|(?:prompt|input|request).{0,40}too (?:long|large)|input token count|maximum (?:number of|context|input) ?tokens?/i.test(
    said,
  );
}

function isAboutMoney(said: string, status: number): boolean {
  return (
    status === 402 ||
    (status < 500 && /insufficient.?(?:quota|funds|balance|credit)|credit balance|billing|payment/i.test(said))
  );
}

function isJson(body: string): boolean {
  return parsed(body) !== undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A provider's own words, without what mustn't be said again. */
function saidIn(body: string, { hideKey }: CloudServer): string {
  const reply = parsed(body);
  // Google puts its error into a list
  const { error, message, detail } = spoken.safeParse(Array.isArray(reply) ? reply[0] : reply).data ?? {};
  const words =
    typeof error === "string"
      ? error
      : [error?.message, error?.type, error?.code].filter((part) => typeof part === "string").join(" ");
  const text = maskSecrets(hideKey(words || message || detail || "")).text;
  return visibleControls(text).slice(0, mostLetters);
}
