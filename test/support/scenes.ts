import type { AgentEvent } from "../../src/shared/event.ts";
import type { AssistantPart, StepUsage } from "../../src/shared/message.ts";
import type { ModelEntry } from "../../src/shared/model.ts";
import type { PermissionRequest } from "../../src/shared/permission.ts";
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
    case "long":
      add(longEvents, "idle");
      return;
    default:
      scene satisfies never;
  }
}
