import { freemem } from "node:os";
import { GgufInsights, type GgufFileInfo, type Llama } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import { memoryRoom } from "./memory-room.ts";

/** `isWished`: the user has set the context's size, so it isn't made smaller without a word. */
type Wanted = {
  name: string;
  info: GgufFileInfo;
  contextSize: number;
  isWished: boolean;
  flashAttention: boolean | "auto";
};

/**
 * How large a context has room in memory beside a model's weights, and how many of them. Throws `too-large`, with both numbers and
 * what would fit, where there is room for none. Loads nothing.
 */
export async function checkMemory(
  { name, info, contextSize, isWished, flashAttention }: Wanted,
  llama: Llama,
): Promise<{ contexts: number; contextSize: number }> {
  const insights = await GgufInsights.from(info, llama);
  const weights = await insights.estimateModelResourceRequirementsV2({ gpuLayers: 0 });
  const context = await insights.estimateContextResourceRequirementsV2({
    contextSize,
    modelGpuLayers: 0,
    flashAttention,
    swaFullCache: true,
  });
  const free = (await freeMemory(llama)) + (await freeOnCard(llama));
  const need = { weights: weights.cpuRam, context: context.cpuRam, contextSize, free };
  const { contexts, fitting } = memoryRoom(need);
  if (fitting === contextSize || (fitting !== null && !isWished)) return { contexts, contextSize: fitting };
  const choice = fitting === null ? "a smaller model" : `a context_size of ${fitting} or less`;
  throw new AppError(
    "too-large",
    `${name} needs about ${inGb(need.weights + need.context)} GB of memory, and ${inGb(free)} GB are free. Choose ${choice}, or close other programs.`,
  );
}

/** What this process may still take. A limit set for it (a container's) counts, not only the computer's memory. */
async function freeMemory(llama: Llama): Promise<number> {
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < Number.MAX_SAFE_INTEGER;
  const withinLimit = isLimited ? Math.max(0, limit - process.memoryUsage.rss()) : Number.POSITIVE_INFINITY;
  return Math.min(withinLimit, process.platform === "darwin" ? await freeOnMac(llama) : freemem());
}

/** macOS counts only pages that nobody uses as free, which are always few: it makes room when asked. */
async function freeOnMac(llama: Llama): Promise<number> {
  const { total, free, wired } = await llama.getRamState();
  return Math.max(free, (total - wired) * 0.75);
}

/** What a graphics card takes over needs no room in main memory; unless it is the same memory. */
async function freeOnCard(llama: Llama): Promise<number> {
  if (llama.gpu === false) return 0;
  const { free, unifiedSize } = await llama.getVramState();
  return unifiedSize > 0 ? 0 : free;
}

function inGb(bytes: number): string {
  return (bytes / 1e9).toFixed(1);
}
