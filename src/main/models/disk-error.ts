import { AppError } from "../../shared/error.ts";

/** Says what a failed write means for a download; what isn't about the disk comes back as it is. */
export function toDiskError(cause: unknown, file: string): unknown {
  if (!(cause instanceof Error) || !("code" in cause)) return cause;
  switch (cause.code) {
    case "ENOSPC":
    case "EDQUOT": {
      const message = `The disk is full: ${file} can't grow any further. Free some space and start it again: it goes on where it stopped.`;
      return new AppError("too-large", message, { cause, retryable: true });
    }
    case "EACCES":
    case "EPERM":
    case "EROFS": {
      const message = `${file} can't be written: this user may not. Name another folder in HEARTH_MODELS.`;
      return new AppError("permission-denied", message, { cause });
    }
    default:
      return cause;
  }
}
