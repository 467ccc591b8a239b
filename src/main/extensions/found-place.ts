import type { Origin } from "./skills/skill.ts";
import type { TextFolder } from "./text-folder.ts";

/** A folder that things are looked for in, and whose it is. */
export type FoundPlace = { folder: TextFolder; of: Origin };
