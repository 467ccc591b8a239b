import { AppError } from "../../shared/error.ts";

/** The system's own name for what went wrong, such as `ENOENT`; empty where there is none. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
}

/** Says in words what the file system said in a code. `name` is the file as its reader knows it. */
export function explainFileError(cause: unknown, name: string): AppError {
  if (cause instanceof AppError) return cause;
  const code = codeOf(cause);
  const told = explain(code, name);
  if (told) return new AppError(told.code, told.message, { cause });
  if (cause instanceof Error && cause.name === "AbortError") return new AppError("cancelled", "Cancelled.", { cause });
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError("internal", `${name} could not be used: ${reason}`, { cause });
}

function explain(code: string, name: string): Pick<AppError, "code" | "message"> | null {
  switch (code) {
    case "ENOENT":
      return { code: "not-found", message: `${name} is not there.` };
    case "ENOTDIR":
      return { code: "invalid-input", message: `${name} goes through something that is a file, not a folder.` };
    case "EISDIR":
      return { code: "invalid-input", message: `${name} is a folder, not a file.` };
    case "ENAMETOOLONG":
      return { code: "invalid-input", message: "The path is longer than this computer allows. Choose a shorter one." };
    case "ELOOP":
      return { code: "invalid-input", message: `${name} is a link that leads in a circle, or was just made one.` };
    case "EACCES":
    case "EPERM":
      return {
        code: "permission-denied",
        message: `This computer doesn't let you use ${name}: check who may read or write it.`,
      };
    case "EROFS":
      return { code: "permission-denied", message: `${name} is on a drive that can only be read.` };
    case "ENOSPC":
    case "EDQUOT":
      return {
        code: "internal",
        message: `The disk is full: ${name} was left as it was. Free some space and try again.`,
      };
    case "EMFILE":
    case "ENFILE":
      return { code: "busy", message: `Too many files are open to use ${name}. Try again in a moment.` };
    case "EBUSY":
    case "ETXTBSY":
      return { code: "busy", message: `${name} is in use by another program. Close it there and try again.` };
    default:
      return null;
  }
}
