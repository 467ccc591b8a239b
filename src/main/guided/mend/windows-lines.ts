import type { Call } from "../../agent/step-protocol.ts";

/** A program as it is read, with the bytes that it has in its file. */
type Script = { path: string; text: string; size: number };

const isShell = /\.(?:sh|bash)$/u;
const saysReturn =
  /\$'[^'\n]*\\r'|\r|\^M|: command not found|syntax error|bad interpreter|not a valid identifier|invalid option|numeric argument required|No such file or directory/u;

/**
 * Scripts that a shell breaks off on as their lines end like those of Windows, each anew with the ends of a shell. What is read has its line ends evened out: the bytes
 * that the file has besides are what was taken out.
 */
export function withoutWindowsEnds(scripts: readonly Script[], failure: string): Call[] {
  if (!saysReturn.test(failure)) return [];
  return scripts.flatMap(({ path, text, size }) => {
    const returns = size - new TextEncoder().encode(text).length;
    const lines = text.split("\n").length - 1;
    // more of them than lines, it is a text in another encoding
    const isOfWindows = isShell.test(path) && returns > 0 && returns <= lines;
    return isOfWindows ? [{ tool: "write", input: { path, content: text } }] : [];
  });
}
