import { getLlama, LlamaLogLevel, type Llama } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";

/** Starts the engine once; tries again where that failed. It uses what is installed: nothing is fetched or compiled. */
export function createLlamaStarter(): () => Promise<Llama> {
  let starting: Promise<Llama> | null = null;
  return async () => {
    starting ??= getLlama({
      gpu: "auto",
      build: "never",
      skipDownload: true,
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
    });
    try {
      return await starting;
    } catch (cause) {
      starting = null;
      throw new AppError(
        "model-unavailable",
        "The engine for local models doesn't start on this computer. `hearth doctor` says what is missing.",
        { cause },
      );
    }
  };
}
