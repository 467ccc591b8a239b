import { randomUUID } from "node:crypto";
import type { AgentChoice } from "../../src/shared/agent.ts";
import type { AgentEvent, AgentTag, TaggedEvent } from "../../src/shared/event.ts";
import type { AssistantPart, StepUsage } from "../../src/shared/message.ts";
import type { FoundModel, FoundRepo, ModelEntry } from "../../src/shared/model.ts";
import type { PermissionRequest } from "../../src/shared/permission.ts";
import type { RunTimes } from "../../src/shared/trace.ts";
import { planned } from "./plan-scene.ts";
import type { FakeServices } from "./fake-window-services.ts";

/** Situations in which the windows are looked at. */
export type SceneName =
  | "first-start"
  | "new"
  | "idle"
  | "running"
  | "question"
  | "command"
  | "long-question"
  | "failed"
  | "interrupted"
  | "helpers"
  | "plan"
  | "long";

export const home = "/home/ada";
const workspace = `${home}/household`;
const minute = 60_000;

export const models: ModelEntry[] = [
  {
    id: "qwen2.5-coder-1.5b",
    name: "Qwen2.5 Coder 1.5B",
    engine: "gguf",
    path: "/models/qwen.gguf",
    installed: true,
    bytes: 1_117_320_768,
    note: "The default: reads and changes files, runs commands, on any computer with 4 GB of memory. Apache-2.0.",
    dialect: "guided-text",
  },
  {
    id: "ollama/llama3.2:3b",
    name: "llama3.2:3b",
    engine: "ollama",
    path: null,
    installed: true,
    bytes: 2_019_393_189,
    note: "3.2B parameters, in Ollama.",
    dialect: "native",
  },
  {
    id: "qwen2.5-coder-0.5b",
    name: "Qwen2.5 Coder 0.5B",
    engine: "gguf",
    path: null,
    installed: false,
    bytes: 491_400_064,
    note: "Smaller and twice as fast; manages simple steps only. Apache-2.0.",
    dialect: "guided-text",
    quantisation: "Q4_K_M",
    trainedContext: 32_768,
    fit: { verdict: "fits", neededBytes: 892_000_000, memoryBytes: 16e9, contextSize: 8_192, longBytes: null },
  },
  {
    id: "gemma-3-12b",
    name: "Gemma 3 12B",
    engine: "gguf",
    path: null,
    installed: false,
    bytes: 7_206_000_000,
    isEstimate: true,
    note: "Writes well in very many languages. Gemma Terms of Use.",
    dialect: "guided-text",
    quantisation: "Q4_K_M",
    trainedContext: 131_072,
    hasConditions: true,
    fit: { verdict: "tight", neededBytes: 9_900_000_000, memoryBytes: 16e9, contextSize: 8_192, longBytes: null },
  },
  {
    id: "qwen3-30b-a3b",
    name: "Qwen3 30B-A3B",
    engine: "gguf",
    path: null,
    installed: false,
    bytes: 18_700_000_000,
    isEstimate: true,
    note: "For tasks of all kinds, with thinking: large, and quick for its size. Apache-2.0.",
    dialect: "guided-text",
    quantisation: "Q4_K_M",
    trainedContext: 32_768,
    fit: { verdict: "too-large", neededBytes: 19_800_000_000, memoryBytes: 16e9, contextSize: 8_192, longBytes: null },
  },
];

export const agents: AgentChoice[] = [
  {
    name: "builder",
    origin: "hearth",
    state: "ready",
    role: "large",
    prefix: "🔨",
    description: "Changes files, runs them and tries again until they do what they should.",
  },
  {
    name: "hearth",
    origin: "hearth",
    state: "ready",
    role: "large",
    prefix: "🔥",
    description: "Does what is asked in your folder.",
  },
  {
    name: "poet",
    origin: "person",
    state: "broken",
    mistake: `${home}/agents/poet.md:3:1: there is no key "tool".`,
  },
  {
    name: "scout",
    origin: "hearth",
    state: "ready",
    role: "large",
    prefix: "🔎",
    description: "Looks things up in your folder. It changes nothing and runs nothing.",
  },
  {
    name: "gardener",
    origin: "folder",
    state: "ready",
    role: "large",
    prefix: "🌱",
    description: "Knows the plants of this house.",
  },
];

/** What a search on the hub finds. */
export const foundRepos: FoundRepo[] = [
  { repo: "ada/garden-4b-GGUF", downloads: 48_213, licence: "apache-2.0", isGated: false },
  { repo: "ada/garden-70b-GGUF", downloads: 812, licence: "llama3.1", isGated: true },
];

export const foundModels: FoundModel[] = [
  {
    id: "hf:ada/garden-4b-GGUF/garden-4b-Q4_K_M.gguf",
    quantisation: "Q4_K_M",
    fileName: "garden-4b-Q4_K_M.gguf",
    parts: 1,
    bytes: 2_497_000_000,
    fit: { verdict: "fits", neededBytes: 2_797_000_000, memoryBytes: 16e9, contextSize: null, longBytes: null },
  },
  {
    id: "hf:ada/garden-4b-GGUF/garden-4b-F32-00001-of-00002.gguf",
    quantisation: "F32",
    fileName: "garden-4b-F32-00001-of-00002.gguf",
    parts: 2,
    bytes: 16_090_000_000,
    fit: { verdict: "too-large", neededBytes: 16_390_000_000, memoryBytes: 16e9, contextSize: null, longBytes: null },
  },
];

/** Where the time of a session went. */
export const times: RunTimes[] = [
  {
    runId: "r1",
    request: "The script tells me to water plants that I watered yesterday. Can you find out why, and fix it?",
    status: "done",
    startMs: 1_000,
    endMs: 41_000,
    use: {
      waiting: 2_000,
      loading: 6_400,
      reading: 9_100,
      writing: 11_300,
      trying: 3_000,
      tools: 1_100,
      questions: 6_500,
      other: 600,
    },
  },
];

const usage: StepUsage = {
  evaluated: 212,
  reused: 3_904,
  sampled: 58,
  forced: 20,
  readMs: 2_300,
  writeMs: 4_100,
  contextUsed: 4_116,
  contextSize: 16_384,
};

const patch = `--- water.py
+++ water.py
@@ -11,8 +11,9 @@
 from datetime import date
 
 
 def overdue(plant, today):
-    return plant["watered"] < today
+    watered = date.fromisoformat(plant["watered"])
+    return (today - watered).days >= plant["every"]
 
 
 def main():
`;

export const editRequest: PermissionRequest = {
  id: "request-edit",
  callId: "c4",
  tool: "edit",
  title: "Edit water.py",
  actions: [{ kind: "write", path: `${workspace}/water.py`, before: "0".repeat(64) }],
  preview: { type: "diff", path: "water.py", patch, added: 2, removed: 1 },
  hash: "hash-edit",
};

export const commandRequest = (command: string, confinement: "workspace" | "none" = "workspace"): PermissionRequest => {
  const argv = ["/bin/bash", "--noprofile", "--norc", "-c", command];
  return {
    id: "request-command",
    callId: "c4",
    tool: "bash",
    title: `Run ${command.slice(0, 60)}`,
    actions: [{ kind: "run", command, argv, cwd: workspace, confinement }],
    preview: { type: "command", command, cwd: workspace, confinement },
    hash: "hash-command",
  };
};

const step = (id: string, parts: AssistantPart[], isMade = false): AgentEvent => ({
  type: "message",
  message: {
    role: "assistant",
    id,
    parts,
    stop: parts.some((part) => part.type === "tool-call") ? "tool-calls" : "end",
    origin: isMade ? "harness" : "model",
    kind: "edit",
    usage: isMade ? null : usage,
  },
});
const call = (callId: string, tool: string, input: Record<string, string>): AssistantPart => {
  return { type: "tool-call", callId, tool, input, written: null };
};
const result = (callId: string, tool: string, text: string, durationMs: number): AgentEvent => ({
  type: "message",
  message: { role: "tool", id: `result-${callId}`, callId, tool, status: "ok", text, note: "", durationMs },
});

const started: AgentEvent[] = [
  { type: "run-start", runId: "r1", modelId: "qwen2.5-coder-1.5b", dialect: "guided-text" },
  {
    type: "message",
    message: {
      role: "user",
      id: "m1",
      text: "The script tells me to water plants that I watered yesterday. Can you find out why, and fix it?",
      context: "",
    },
  },
  step(
    "m2",
    [
      call("c1", "view", { path: "plants.json" }),
      call("c2", "view", { path: "water.py" }),
      call("c2b", "view", { path: "test_water.py" }),
    ],
    true,
  ),
  result("c1", "view", '1  [{"name": "Fern", "watered": "2026-11-09", "every": 4}]', 90),
  result("c2", "view", "1  import json", 120),
  result("c2b", "view", "1  import water", 80),
  step("m3", [
    {
      type: "reasoning",
      text: "The dates are strings. Comparing strings sorts 9 after 10. I should run the test first to see what it says.",
    },
    call("c3", "bash", { command: "python3 test_water.py" }),
  ]),
  { type: "tool-start", callId: "c3", tool: "bash", title: "Run python3 test_water.py", preview: null },
  result(
    "c3",
    "bash",
    "exit 1\nFAIL: test_tenth (__main__.WaterTest)\nAssertionError: True is not false\n\nRan 4 tests in 0.002s\n\nFAILED (failures=1)",
    412,
  ),
];

const editing: AgentEvent[] = [
  ...started,
  step("m4", [
    {
      type: "text",
      text: 'The date of the last watering is compared as **text**. `"9 Nov"` sorts after `"10 Nov"`, so plants watered on the 10th look overdue. I would read both as dates:',
    },
    call("c4", "edit", { path: "water.py", old_text: "a", new_text: "b" }),
  ]),
  { type: "tool-start", callId: "c4", tool: "edit", title: "Edit water.py", preview: editRequest.preview },
];

const answered: AgentEvent[] = [
  ...editing,
  result("c4", "edit", "Edited water.py.", 20),
  step("m5", [call("c5", "bash", { command: "python3 test_water.py" })]),
  result("c5", "bash", "exit 0\nRan 4 tests in 0.002s\n\nOK", 388),
  step("m6", [
    {
      type: "text",
      text: `The script compares real dates now, and all four tests pass.

- \`water.py\` reads each date with \`date.fromisoformat\`
- a plant is due when **at least** its number of days has gone by

\`\`\`python
def overdue(plant, today):
    watered = date.fromisoformat(plant["watered"])
    return (today - watered).days >= plant["every"]
\`\`\`

| plant | every | due |
|---|---|---|
| Fern | 4 days | no |
| Cactus | 21 days | yes |

The format is described in [the documentation](https://docs.python.org/3/library/datetime.html).`,
    },
  ]),
  { type: "run-end", runId: "r1", reason: "done" },
];

const scout: AgentTag = { agentId: "a1", depth: 1, name: "scout", prefix: "🔭" };
const asScout = (event: AgentEvent): TaggedEvent => ({ ...scout, ...event });

/** One agent has reported from the background, another one is at work for a call. */
const delegating: AgentEvent[] = [
  ...answered,
  {
    type: "report",
    report: {
      sessionId: "background",
      name: "writer",
      prefix: "✍️",
      title: "Write a page about the plants",
      outcome: "done",
      text: "The page is in plants.md: a table of all plants, and how often each wants water.",
    },
  },
  { type: "run-start", runId: "r2", modelId: "qwen2.5-coder-1.5b", dialect: "guided-text" },
  {
    type: "message",
    message: { role: "user", id: "m7", text: "Ask the scout where the dates come from.", context: "" },
  },
  step("m8", [call("c6", "delegate_to_agent", { agent: "scout", task: "Find where the dates come from" })]),
  {
    type: "tool-start",
    callId: "c6",
    tool: "delegate_to_agent",
    title: "🔭 scout: Find where the dates come from",
    preview: null,
  },
  asScout({ type: "run-start", runId: "r3", modelId: "qwen2.5-coder-1.5b", dialect: "guided-text", callId: "c6" }),
  asScout({
    type: "message",
    message: { role: "user", id: "h1", text: "Find where the dates come from", context: "" },
  }),
  asScout(step("h2", [call("h-c1", "grep", { pattern: "watered" }), call("h-c2", "view", { path: "plants.json" })])),
  asScout(result("h-c1", "grep", "plants.json:1: watered", 40)),
  asScout({ type: "tool-start", callId: "h-c2", tool: "view", title: "Read plants.json", preview: null }),
];

const longEvents: AgentEvent[] = Array.from({ length: 400 }, (_, index): AgentEvent[] => [
  { type: "message", message: { role: "user", id: `u${index}`, text: `Question number ${index}?`, context: "" } },
  step(`a${index}`, [
    {
      type: "text",
      text: `Answer number **${index}**, with a list:\n\n- one\n- two\n- three\n\n\`\`\`js\nconst x = ${index};\n\`\`\``,
    },
  ]),
]).flat();

/** Fills the services with a situation. What has to happen later happens when it is looked at. */
export function playScene(services: FakeServices, scene: SceneName): void {
  const now = Date.now();
  if (scene === "first-start") return;
  services.addSession({
    title: "Why is the build slow?",
    workspace: `${home}/website`,
    updatedAtMs: now - 3 * 24 * 60 * minute,
  });
  services.addSession({ title: "Opening hours", workspace: `${home}/website`, updatedAtMs: now - 26 * 60 * minute });
  services.addSession({ title: "Invoices of the year", workspace, updatedAtMs: now - 12 * minute, activity: "failed" });
  if (scene === "new") return;
  services.addSession({ title: "Sort the downloads", workspace, updatedAtMs: now - 4 * minute, activity: "waiting" });
  const title = "Water the plants script";
  const add = (events: readonly AgentEvent[], activity: "idle" | "running" | "interrupted" | "failed" = "running") =>
    services.addSession({ title, workspace, updatedAtMs: now, activity, modelId: null }, events).id;
  switch (scene) {
    case "idle":
      add(answered, "idle");
      return;
    case "plan":
      add(planned, "idle");
      return;
    case "running": {
      const id = add(started);
      services.emit(id, {
        type: "text-delta",
        messageId: "m4",
        text: 'The date of the last watering is compared as **text**. `"9 Nov"` sorts after',
      });
      services.emit(id, { type: "call-delta", messageId: "m4", tool: "edit", field: "path", text: "water.py" });
      services.emit(id, {
        type: "call-delta",
        messageId: "m4",
        tool: "edit",
        field: "new",
        text: "    watered = date.fromisoformat(",
      });
      return;
    }
    case "question":
      void services.ask(add(editing), editRequest);
      return;
    case "command":
      void services.ask(
        add(started),
        commandRequest("python3 -m pip install --upgrade pytest && python3 -m pytest -q", "none"),
      );
      return;
    case "long-question":
      void services.ask(
        add(started),
        commandRequest(`echo start\n${"echo another line of it\n".repeat(200)}rm -rf \u200bbuild`),
      );
      return;
    case "failed":
      add(
        [
          ...started,
          {
            type: "run-end",
            runId: "r1",
            reason: "failed",
            error: {
              code: "model-unavailable",
              message:
                "The model's process ended while it was writing (signal SIGKILL): there may not be enough memory. Close something large, or choose a smaller model, and try again.",
              retryable: true,
            },
          },
        ],
        "failed",
      );
      return;
    case "interrupted":
      add([...started, { type: "run-end", runId: "r1", reason: "interrupted" }], "interrupted");
      return;
    case "helpers": {
      const parentId = randomUUID();
      const own = { workspace, profile: "writer", parentId };
      services.addSession({ title: "Write a page about the plants", updatedAtMs: now - minute, ...own });
      services.addSession({ id: parentId, title, workspace, updatedAtMs: now, activity: "running" }, delegating);
      return;
    }
    case "long":
      add(longEvents, "idle");
      return;
    default:
      scene satisfies never;
  }
}
