import { getLlama, LlamaLogLevel, type Llama } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";

/** The engine of a process, started when it is first needed. */
export type LlamaStarter = {
  /** Throws `model-unavailable` where it doesn't start on this computer; the next call tries again. */
  start(): Promise<Llama>;
  /** What the engine itself said last when something went wrong: its errors alone don't tell why. Null for nothing. */
  takeComplaint(): string | null;
};

/** Uses what is installed: nothing is fetched or compiled. */
export function createLlamaStarter(): LlamaStarter {
  let starting: Promise<Llama> | null = null;
  let complaint: string | null = null;

  function launch(): Promise<Llama> {
    return getLlama({
      gpu: "auto",
      build: "never",
      skipDownload: true,
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
      // the first line names the cause, those after it only say that loading failed
      logger: (_, message) => {
        complaint ??= message.trim();
      },
    });
  }

  return {
    async start() {
      starting ??= launch();
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
    },
    takeComplaint() {
      const said = complaint;
      complaint = null;
      return said;
    },
  };
}
