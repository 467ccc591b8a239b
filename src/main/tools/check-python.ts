import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import * as z from "zod";
import type { SyntaxFault } from "./check-syntax.ts";

const timeLimit = 2_000;

/** Reads a program from its input and only parses it. A null byte is an error of its own kind. */
const parser = `
import ast, json, sys
try:
    ast.parse(sys.stdin.buffer.read())
except SyntaxError as error:
    print(json.dumps({"line": error.lineno or 1, "column": error.offset or 1, "message": error.msg}))
except ValueError as error:
    print(json.dumps({"line": 1, "column": 1, "message": str(error)}))
`;

const answer = z.object({ line: z.number(), column: z.number(), message: z.string() });

/** Asks the Python of this computer. Null where the program is fine, or where there is no Python, or no answer in time. */
export async function checkPython(text: string, signal: AbortSignal): Promise<SyntaxFault | null> {
  signal.throwIfAborted();
  const printed = await ask(text, AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]));
  signal.throwIfAborted();
  if (printed === null || printed.trim() === "") return null;
  return { language: "Python", ...answer.parse(JSON.parse(printed)) };
}

/** Isolated (-I), so that a file of the workspace that is called like a module of Python isn't run instead of it. */
async function ask(text: string, signal: AbortSignal): Promise<string | null> {
  const child = spawn("python3", ["-I", "-B", "-c", parser], {
    cwd: tmpdir(),
    env: { PATH: process.env["PATH"] ?? "", PYTHONIOENCODING: "utf-8" },
    stdio: ["pipe", "pipe", "ignore"],
    windowsHide: true,
    killSignal: "SIGKILL",
    signal,
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => (printed += piece));
  // where it ends without having read everything, that shows in how it ended
  child.stdin.on("error", () => {});
  child.stdin.end(text);
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", (status) => resolve(status === 0 ? printed : null));
  });
}
