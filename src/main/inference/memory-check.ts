import { freemem } from "node:os";
import { GgufInsights, type GgufFileInfo, type Llama } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";

/** Throws `too-large`, with both numbers, where a model and its context would not fit into memory. Loads nothing. */
export async function checkMemory(
  model: { name: string; info: GgufFileInfo; contextSize: number; flashAttention: boolean | "auto" },
  llama: Llama,
  freeBytes: number = freeMemory(),
): Promise<void> {
  const { name, info, contextSize, flashAttention } = model;
  const insights = await GgufInsights.from(info, llama);
  const weights = await insights.estimateModelResourceRequirementsV2({ gpuLayers: 0 });
  const context = await insights.estimateContextResourceRequirementsV2({
    contextSize,
    modelGpuLayers: 0,
    flashAttention,
    swaFullCache: true,
  });
  const needed = weights.cpuRam + context.cpuRam;
  // What a graphics card takes over needs no room in main memory.
  const card = llama.gpu === false ? 0 : (await llama.getVramState()).free;
  if (needed <= freeBytes + card) return;
  const smaller =
    weights.cpuRam < (freeBytes + card) * 0.8 ? `a smaller context_size than ${contextSize}` : "a smaller model";
  throw new AppError(
    "too-large",
    `${name} needs about ${inGb(needed)} GB of memory, and ${inGb(freeBytes + card)} GB are free. Choose ${smaller}, or close other programs.`,
  );
}

/** What this process may still take: a limit set for it (a container's) counts, not only the computer's memory. */
function freeMemory(): number {
  const limit = process.constrainedMemory();
  const free = freemem();
  if (limit <= 0 || limit >= Number.MAX_SAFE_INTEGER) return free;
  return Math.min(free, Math.max(0, limit - process.memoryUsage.rss()));
}

function inGb(bytes: number): string {
  return (bytes / 1e9).toFixed(1);
}
