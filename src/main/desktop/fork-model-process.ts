import { utilityProcess } from "electron";

/** What the engine needs to find its libraries and its temporary folder; nothing else of the environment is handed on. */
const handedOn = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LD_LIBRARY_PATH", "LANG"];

/** Starts the model process as Electron's own kind of child, which needs no Node binary and ends with the app. */
export function forkModelProcess(file: string) {
  return () => {
    const env = Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    const child = utilityProcess.fork(file, [], {
      env,
      serviceName: "Hearth model",
      stdio: ["ignore", "ignore", "inherit"],
    });
    return {
      postMessage: (data: unknown) => child.postMessage(data),
      onMessage: (listener: (data: unknown) => void) => void child.on("message", listener),
      onExit: (listener: (how: string) => void) => void child.once("exit", (code) => listener(`status ${code}`)),
      kill: () => void child.kill(),
    };
  };
}
