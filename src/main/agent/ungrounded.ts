import type { Grounding } from "./step-protocol.ts";

/** Nothing is known of a folder: any value goes. */
export const ungrounded: Grounding = {
  choices: async () => ({ kind: "free" }),
  text: async () => null,
  changed: async () => null,
  countedRows: async () => "",
};
