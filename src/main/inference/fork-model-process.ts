import { fork } from "node:child_process";
import type { SpawnModelProcess } from "./engine-port.ts";

/** What the engine needs to find its libraries and its temporary folder; nothing else of the environment is handed on. */
const handedOn = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LD_LIBRARY_PATH", "LANG"];

/** Starts the model process under plain Node. `execArgv` is for running it from its source. */
export function forkModelProcess(file: string, execArgv: readonly string[] = []): SpawnModelProcess {
  return () => {
    const env = Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    const child = fork(file, [], {
      env,
      execArgv: [...execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Without a listener an error would end the main process; `exit` or a failed send tells of it.
    child.on("error", () => {});
    return {
      postMessage: (data) => void (child.connected && child.send(data as object, () => {})),
      onMessage: (listener) => void child.on("message", listener),
      onExit: (listener) =>
        void child.once("exit", (code, signal) => listener(signal ? `signal ${signal}` : `status ${code}`)),
      kill: () => void child.kill("SIGKILL"),
    };
  };
}
