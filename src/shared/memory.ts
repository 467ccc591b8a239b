/** A file of what Hearth remembers: `MEMORY.md`, or the notes of a day. `size` is in bytes, the time in milliseconds since 1970. */
export type MemoryFile = { name: string; size: number; updatedAtMs: number };

/** Its text, and the sha256 that says whether it has changed since; null where there is no such file. */
export type MemoryText = { text: string; hash: string | null };

/** A line that holds what was searched for. Lines count from 1. */
export type MemoryMatch = { name: string; line: number; text: string };
