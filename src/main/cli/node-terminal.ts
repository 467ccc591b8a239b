import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Terminal } from "./terminal.ts";

/** The terminal that the program was started in. */
export function nodeTerminal(env: NodeJS.ProcessEnv): Terminal {
  const hasPerson = process.stdin.isTTY === true && process.stderr.isTTY === true;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ask: hasPerson ? (question, signal) => askPerson(question, process.stderr, signal) : null,
    askSecret: hasPerson ? askSecretly : null,
    canRedraw: process.stderr.isTTY === true,
    hasColours: process.stderr.isTTY === true && !env["NO_COLOR"],
  };
}

/** What the line editor would show of what is typed goes nowhere. */
async function askSecretly(question: string, signal: AbortSignal): Promise<string | null> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = await askPerson(question, nowhere, signal);
  process.stderr.write("\n");
  return line;
}

async function askPerson(question: string, output: Writable, signal: AbortSignal): Promise<string | null> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  // only now, when the terminal itself shows nothing any more of what is typed
  if (output !== process.stderr) process.stderr.write(question);
  // the terminal hands Ctrl+C to whoever reads from it, and it is meant for the whole program
  lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  // a line that never comes, because the input ended, would wait for ever
  const ended = new Promise<null>((resolve) => lines.once("close", () => resolve(null)));
  try {
    return await Promise.race([lines.question(question, { signal }), ended]);
  } catch (cause) {
    if (signal.aborted) return null;
    throw cause;
  } finally {
    lines.close();
  }
}
