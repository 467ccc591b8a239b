import type { MemoryMatch } from "../../shared/memory.ts";
import type { Memory } from "./memory.ts";

/** All lines of the memory: what is kept for good first, then the days, the newest first. */
export function memoryLines(memory: Pick<Memory, "list" | "read">): MemoryMatch[] {
  return memory.list().flatMap(({ name }) =>
    memory
      .read(name)
      .text.split(/\r?\n/)
      .map((text, index) => ({ name, line: index + 1, text })),
  );
}
