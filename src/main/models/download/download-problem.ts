import { AppError, toAppError } from "../../../shared/error.ts";

/** The line broke, or the server has no time: worth another try. */
export class TryAgain extends Error {
  override readonly name = "TryAgain";
  /** What the server asked to wait; null where it said nothing. In milliseconds. */
  readonly waitMs: number | null;
  /** Whether any word of the server's came. */
  readonly wasReached: boolean;

  constructor(
    problem: string,
    { waitMs = null, wasReached = true }: { waitMs?: number | null; wasReached?: boolean } = {},
  ) {
    super(problem);
    this.waitMs = waitMs;
    this.wasReached = wasReached;
  }
}

/** What comes isn't the file of which a part is here: it is begun again. */
export class FileChanged extends Error {
  override readonly name = "FileChanged";
}

/** This source doesn't serve; another may. */
export function unavailable(problem: string, cause?: unknown, retryable = false): AppError {
  return new AppError("model-unavailable", problem, { cause, retryable });
}

/** Why no connection came about, in a few words. */
export function connectProblem(cause: unknown): string {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return `it can't be reached (${error.code})`;
  }
  return `it can't be reached (${toAppError(cause).message})`;
}

/** What an answer's status means for the person; for those that no waiting helps. */
export function statusProblem(status: number): string {
  if (status === 404 || status === 410) return "it has no such file any more";
  if (status === 401 || status === 403) {
    return `it doesn't give the file away (status ${status}): it may want an account, or a licence to be accepted on its page`;
  }
  return `it answered with status ${status}`;
}

/** Too many requests, or a fault of its own: later it may serve. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** What `Retry-After` asks for, in milliseconds: it names seconds or a date. Null where it says nothing. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
