import { freemem } from "node:os";
import { GgufInsights, type GgufFileInfo, type Llama } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";

/** Throws `too-large`, with both numbers, where a model and its context would not fit into memory. Loads nothing. */
export async function checkMemory(
  model: { name: string; info: GgufFileInfo; contextSize: number; flashAttention: boolean | "auto" },
  llama: Llama,
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
  const free = (await freeMemory(llama)) + (await freeOnCard(llama));
  if (needed <= free) return;
  const smaller = weights.cpuRam < free * 0.8 ? `a smaller context_size than ${contextSize}` : "a smaller model";
  throw new AppError(
    "too-large",
    `${name} needs about ${inGb(needed)} GB of memory, and ${inGb(free)} GB are free. Choose ${smaller}, or close other programs.`,
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
