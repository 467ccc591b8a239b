import type { Grounding, Step, StepContext, StepEvent } from "../../src/main/agent/step-protocol.ts";
import type { FieldSource, ToolSpec } from "../../src/main/agent/tool.ts";
import { stepLine } from "../../src/main/guided/dialects/guided-json/text.ts";
import { createGuidedJson } from "../../src/main/guided/dialects/guided-json.ts";
import type { ToolCallPart, UserMessage } from "../../src/shared/message.ts";
import { scriptedLanguageModel, type ScriptedReply } from "./scripted-language-model.ts";
import { ungrounded } from "../../src/main/agent/ungrounded.ts";

function tool(name: string, effect: ToolSpec["effect"], sources: Record<string, FieldSource>): ToolSpec {
  const fields = Object.entries(sources).map(([field, source]) => ({ name: field, source, optional: false }));
  return { name, description: `${name} it`, effect, inputSchema: {}, fields };
}

const tools: ToolSpec[] = [
  tool("view", "look", { path: "existing-file" }),
  tool("write", "change", { path: "new-path", content: "text" }),
  tool("edit", "change", { path: "existing-file" }),
  tool("bash", "run", { command: "one-line" }),
  tool("grep", "look", { pattern: "one-line" }),
];

/** The files that are there where a test names no others. */
export const folder: Record<string, string> = {
  "app.py": "def area(r):\n    return r * r\n",
  "list.md": "# List\n- tea\n- jam\n",
  "docs/日本 語🗻.md": 'さくら "花"\nゆき\n',
};

/** The files that are there, and the lines of the one that was named. */
export function groundedIn(files: Readonly<Record<string, string>>): Grounding {
  return {
    ...ungrounded,
    async choices({ form, field, soFar }) {
      const lines = (files[soFar["path"] ?? ""] ?? "").split("\n").filter((line) => line !== "");
      if (field === "old" || field === "line") return { kind: "one-of", values: lines };
      const isPath = field === "path" && form !== "write";
      return isPath ? { kind: "one-of", values: Object.keys(files) } : { kind: "free" };
    },
    text: async (path) => files[path] ?? null,
  };
}

/** What is asked where a test asks nothing else. */
export const request: UserMessage = { role: "user", id: "u", text: "do it", context: "Files: app.py 1 KB" };

/** Only these steps make sense, with any file. */
export function allow(...allowed: string[]): StepContext["masks"] {
  return { allowed, exclude: [] };
}

/** A step that is due in the folder, and what is special about it. */
export function contextWith(more: Partial<StepContext> = {}): StepContext {
  return {
    tools,
    instructions: "",
    messages: [request],
    kind: null,
    kinds: ["chat", "look", "edit"],
    masks: allow("view", "write", "edit", "bash", "answer"),
    grounding: groundedIn(folder),
    ...more,
  };
}

/** What the model says to one request after another. */
export type Replies = readonly (string | ScriptedReply)[];

/** The dialect over a model that plays these replies. */
export function protocolWith(replies: Replies) {
  const scripted = scriptedLanguageModel(replies);
  let ids = 0;
  let time = 0;
  const protocol = createGuidedJson({
    model: scripted.model,
    modelId: "ollama/scripted",
    contextSize: () => 8192,
    newId: () => `id-${++ids}`,
    now: () => (time += 10),
  });
  return { ...scripted, protocol };
}

/** One step, with all that was told and asked on the way to it. */
export async function play(replies: Replies, more: Partial<StepContext> = {}, signal = new AbortController().signal) {
  const { protocol, calls } = protocolWith(replies);
  const events: StepEvent[] = [];
  const steps = protocol.nextStep(contextWith(more), signal);
  let next = await steps.next();
  while (!next.done) {
    events.push(next.value);
    next = await steps.next();
  }
  const step: Step = next.value;
  const schemas = calls.map(({ responseFormat }) => (responseFormat?.type === "json" ? responseFormat.schema : null));
  return { step, events, calls, schemas, call: callIn(step) };
}

function callIn({ parts }: Step): ToolCallPart {
  const call = parts.find((part) => part.type === "tool-call");
  return call ?? { type: "tool-call", callId: "", tool: "(none)", input: {}, written: null };
}

/** A step as the dialect itself writes it. */
export const viewApp = stepLine("view", { path: "app.py" });
