import path from "node:path";
import { ensureBuilt } from "../../scripts/ensure-built.mjs";
import { prepareNative } from "../../scripts/prepare-native.mjs";

/** Makes what runs from `out/` ready, and returns the folder that holds it. For what measures the built program. */
export async function prepareBuild(): Promise<string> {
  await prepareNative({ retry: false });
  await ensureBuilt();
  return path.resolve(import.meta.dirname, "..", "..");
}
