import { ORPCError } from "@orpc/client";
import { AppError, fromWire, toAppError, type WireError } from "../../shared/error.ts";

/** What went wrong with a call, in words that can be shown. */
export function toFailure(cause: unknown): AppError {
  if (!(cause instanceof ORPCError)) return toAppError(cause);
  // the contract declares no other data for it
  if (cause.code === "FAILED") return fromWire(cause.data as WireError);
  return new AppError("invalid-input", firstIssue(cause.data) ?? cause.message, { cause });
}

/** Input that main refused carries the sentences of its schema. */
function firstIssue(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("issues" in data) || !Array.isArray(data.issues)) return null;
  const first: unknown = data.issues[0];
  const isIssue =
    typeof first === "object" && first !== null && "message" in first && typeof first.message === "string";
  return isIssue ? String(first.message) : null;
}
