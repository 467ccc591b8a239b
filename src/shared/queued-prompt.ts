import type { Said } from "./said.ts";

/** When a prompt is taken up that was said while the agent is busy: between two of its steps, or when its run has ended. */
export type Delivery = "now" | "after";

/** Something that was said and isn't in the conversation yet. */
export type QueuedPrompt = Said & { id: number; delivery: Delivery };
