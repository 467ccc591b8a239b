import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import * as z from "zod";

const manifest = z.object({ version: z.string() });

/** The version of the local engine, found without starting it. `unknown` where its package tells none. */
export function engineVersion(): string {
  const folders = createRequire(import.meta.url).resolve.paths("node-llama-cpp") ?? [];
  for (const folder of folders) {
    try {
      const text = readFileSync(path.join(folder, "node-llama-cpp", "package.json"), "utf8");
      return `node-llama-cpp ${manifest.parse(JSON.parse(text)).version}`;
    } catch {
      // it may be in a folder further up
    }
  }
  return "node-llama-cpp unknown";
}
