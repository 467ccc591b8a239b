import type { RunnableTask } from "../task.ts";

/** A small task that any model should manage, with a name of its own. */
export type BasicTask = RunnableTask & { id: string };

export type BasicGroup = { name: string; tasks: readonly BasicTask[] };
