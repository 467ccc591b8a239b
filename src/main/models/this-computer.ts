import { freemem, homedir, totalmem } from "node:os";
import type { Memory } from "../../shared/memory-need.ts";
import { findGpuMemory, usualGpuPlaces } from "./gpu-memory.ts";
import { type SearchPlaces, searchPlaces } from "./local-search.ts";
import type { Pip } from "./pip-download.ts";

/** What the model store knows of the computer that it runs on. */
export type Computer = {
  env: Readonly<Record<string, string | undefined>>;
  /** As far as it is known; graphics cards are, once they were looked for. */
  memory(): Memory;
  /** Looks for graphics cards, once. That may take a second, so nothing that a run waits for asks for it. */
  lookForCards(): Promise<void>;
  /** Where other programs keep models. */
  places: SearchPlaces;
  pip: Pip;
};

export function thisComputer(): Computer {
  let gpu: number | null = null;
  let looking: Promise<void> | null = null;
  return {
    env: process.env,
    memory: () => ({ total: totalmem(), free: freemem(), gpu }),
    lookForCards() {
      looking ??= findGpuMemory(usualGpuPlaces(process.platform, process.env)).then((bytes) => {
        gpu = bytes;
      });
      return looking;
    },
    places: searchPlaces(process.env, homedir()),
    pip: usualPip(process.platform),
  };
}

/** Python as it is usually called on this platform. */
function usualPip(platform: NodeJS.Platform): Pip {
  return { python: platform === "win32" ? "python" : "python3", options: [] };
}
