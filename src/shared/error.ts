/** What went wrong, in the words a caller branches on. A code is here only because some caller treats it differently. */
export type ErrorCode =
  | "cancelled"
  | "invalid-input"
  | "not-found"
  | "conflict"
  | "busy"
  | "permission-denied"
  | "model-unavailable"
  | "silent"
  | "too-large"
  | "internal";

/** An error as it crosses a process border or lies in the store. */
export type WireError = { code: ErrorCode; message: string; retryable: boolean };

/** A failure that someone reacts to. The message is for the person or the model who reads it: what happened, what to do. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly retryable: boolean;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryable?: boolean } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}

/** Called once, where an unknown failure meets code that must react to it. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof Error && cause.name === "AbortError") return new AppError("cancelled", "Cancelled.", { cause });
  return new AppError("internal", cause instanceof Error ? cause.message : String(cause), { cause });
}

/** Errors lose their fields between processes, so they travel as data. */
export function toWire({ code, message, retryable }: AppError): WireError {
  return { code, message, retryable };
}

/** The other end of `toWire`. */
export function fromWire({ code, message, retryable }: WireError): AppError {
  return new AppError(code, message, { retryable });
}
