import { fork } from "node:child_process";
import type { SpawnModelProcess } from "./engine-port.ts";

/** What the engine needs to find its libraries and a temporary folder. Nothing else of the environment is handed on. */
const handedOn = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LD_LIBRARY_PATH", "LANG"];

/** The engine's last words are kept to be told, should it end: so many letters. */
const lastWords = 2_000;

/** Starts the model process under plain Node. `execArgv` is for running it from its source. */
export function forkModelProcess(file: string, execArgv: readonly string[] = []): SpawnModelProcess {
  return () => {
    const child = fork(file, [], {
      env: environment(),
      execArgv: [...execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (words: string) => {
      said = (said + words).slice(-lastWords);
    });
    // Without a listener an error would end this process; that the child is gone is told by its exit.
    child.on("error", () => {});
    return {
      postMessage(data) {
        // What is sent to a process that is about to end is lost, and its end is told.
        if (child.connected) child.send(data as string, () => {}); // oRPC sends texts, or byte arrays
      },
      onMessage: (listener) => void child.on("message", listener),
      // `close` comes after `exit`, when its last words have been read
      onExit: (listener) => void child.once("close", (code, signal) => listener(ending(code, signal, said))),
      kill: () => void child.kill("SIGKILL"),
    };
  };
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    handedOn.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function ending(code: number | null, signal: string | null, said: string): string {
  const how = signal ? `signal ${signal}` : `status ${code}`;
  const last = said.trim().split("\n").at(-1)?.slice(0, 200);
  return last ? `${how}: ${last}` : how;
}
