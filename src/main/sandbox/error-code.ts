/** The system's own name for what went wrong, such as `ENOENT`; empty where there is none. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
}
