import type { Call } from "../../src/main/agent/step-protocol.ts";

/** Edits as a test tells them: the file, the line, and what stands there then. */
export function editsTold(calls: readonly Call[]): string[] {
  return calls.map(({ input }) => {
    const [path, line, text] = ["path", "line", "new_text"].map((key) => input[key]);
    return `${plain(path)}:${plain(line)}:${plain(text)}`;
  });
}

function plain(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
