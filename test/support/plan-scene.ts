import type { AgentEvent } from "../../src/shared/event.ts";

const text = `1. Read plants.md, to see which plants there are
2. Add the heights from heights.pdf to plants.md, a column behind the names
3. Sort the table by height`;

/** Somebody has asked for a plan, with files, and got it. */
export const planned: AgentEvent[] = [
  { type: "run-start", runId: "r1", modelId: "qwen2.5-coder-1.5b", dialect: "guided-text" },
  {
    type: "message",
    message: {
      role: "user",
      id: "m1",
      text: "Put the heights into my list of plants. The picture shows which pot is which.",
      context: "",
      isPlan: true,
      attachments: [
        { type: "file", name: "heights.pdf", bytes: 184_220, what: "PDF document, 3 pages", text: "Fern 40 cm" },
        { type: "image", name: "balcony.png", bytes: 92_010, what: "a PNG image", mediaType: "image/png", data: "" },
      ],
    },
  },
  {
    type: "notice",
    text: "balcony.png was left out: qwen2.5-coder-1.5b can't see images. Choose a model that can, and ask again.",
  },
  {
    type: "message",
    message: {
      role: "assistant",
      id: "m2",
      parts: [{ type: "text", text }],
      stop: "end",
      origin: "model",
      kind: "look",
      usage: null,
    },
  },
  { type: "plan", plan: { id: "m2", text, state: "open" } },
  { type: "run-end", runId: "r1", reason: "done" },
];
