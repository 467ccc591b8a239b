import { expect, test } from "vitest";
import type { Message } from "../../../shared/message.ts";
import { emptyView } from "../../../shared/fold.ts";
import { replay } from "../../../shared/replay.ts";
import type { OpenedSession } from "../../../shared/session.ts";
import { exportSession } from "./export-session.ts";

const key = `sk-${"a1B2".repeat(6)}`;
const messages: Message[] = [
  { role: "user", id: "u", text: `Use <b>${key}</b>`, context: "" },
  {
    role: "assistant",
    id: "a",
    parts: [{ type: "tool-call", callId: "c", tool: "view", input: { path: "<script>.md" }, written: null }],
    stop: "tool-calls",
    origin: "model",
    kind: null,
    usage: null,
  },
  {
    role: "tool",
    id: "t",
    callId: "c",
    tool: "view",
    status: "ok",
    text: "```\n</pre><script>x</script>",
    note: "",
    durationMs: 1,
  },
];
const opened: OpenedSession = {
  summary: {
    id: "s",
    title: "Keys & <locks>",
    workspace: "/home/zoo",
    modelId: null,
    profile: "hearth",
    parentId: null,
    branch: null,
    createdAtMs: 0,
    updatedAtMs: 0,
    activity: "idle",
  },
  view: { ...emptyView, messages },
  order: 3,
};

test("an exported page has no scripts, and shows what was said to the letter", () => {
  const page = exportSession(opened, "html", false);
  expect(page).not.toMatch(/<script|<b>|<locks>/);
  expect(page).toContain("&lt;/pre&gt;&lt;script&gt;x&lt;/script&gt;");
  expect(page).toContain("<title>Keys &amp; &lt;locks&gt;</title>");
});

test("Markdown keeps a result within its fence", () => {
  expect(exportSession(opened, "md", false)).toContain("````\n```\n</pre><script>x</script>\n````");
});

test.each(["md", "json", "html"] as const)("%s hides what looks like a secret, unless it is wanted", (format) => {
  expect(exportSession(opened, format, false)).not.toContain(key);
  expect(exportSession(opened, format, false)).toContain("[hidden: key]");
  expect(exportSession(opened, format, true)).toContain(key);
});

test("JSON holds the conversation as it is", () => {
  expect(JSON.parse(exportSession(opened, "json", true))).toMatchObject({
    format: "hearth-session",
    version: 1,
    title: "Keys & <locks>",
    messages,
  });
});

const agent = { agentId: "root", depth: 0, name: "hearth", prefix: "🔥" };
const scout = { agentId: "s", depth: 1, name: "scout", prefix: "🔎" };
const patch = `@@ -1 +1 @@\n-tea\n+coffee ${key}\n`;
const rich: OpenedSession = {
  ...opened,
  view: replay([
    { ...agent, type: "run-start", runId: "r", modelId: "m", dialect: "native" },
    ...messages.slice(0, 2).map((message) => ({ ...agent, type: "message" as const, message })),
    {
      ...agent,
      type: "tool-start",
      callId: "c",
      tool: "view",
      title: "Read it",
      preview: { type: "diff", path: "a.md", patch, added: 1, removed: 1 },
    },
    { ...scout, type: "run-start", runId: "h", modelId: "m", dialect: "native", callId: "c" },
    { ...scout, type: "message", message: { role: "user", id: "hu", text: `Find ${key}`, context: "" } },
    { ...scout, type: "run-end", runId: "h", reason: "done" },
    ...messages.slice(2).map((message) => ({ ...agent, type: "message" as const, message })),
    { ...agent, type: "notice", text: `A notice <b>of</b> ${key}` },
    { ...agent, type: "effect-notice", effect: "budget", action: "warn", text: "A quiet note." },
    {
      ...agent,
      type: "report",
      report: { sessionId: "x", name: "writer", prefix: "", title: "Poem", outcome: "done", text: `Roses ${key}` },
    },
    {
      ...agent,
      type: "compaction",
      compaction: {
        id: "k",
        fromId: "u",
        digest: {
          messages: 4,
          rules: ["never touch the tests"],
          open: [],
          files: [],
          summaries: [`They read ${key}.`],
        },
        cut: null,
        atId: "t",
        tokens: { before: 900, after: 100 },
      },
    },
    { ...agent, type: "todo", items: [{ text: `Rotate ${key}`, state: "doing" }] },
    {
      ...agent,
      type: "run-end",
      runId: "r",
      reason: "failed",
      error: { code: "internal", message: "The model's process ended.", retryable: true },
    },
  ]),
};

test.each(["md", "html", "json"] as const)(
  "%s holds all that a person saw, with secrets hidden in every part",
  (format) => {
    const text = exportSession(rich, format, false);
    for (const part of [
      "Read it",
      "@@ -1 +1 @@",
      ...(format === "json" ? [] : ["Task"]),
      "scout",
      "A notice",
      "A quiet note.",
      "Poem",
      "Roses",
      "never touch the tests",
      "They read",
      "Rotate",
      "The model&#39;s process ended.",
    ])
      expect(text.replaceAll("model's", "model&#39;s")).toContain(part);
    expect(text).not.toContain(key);
    expect(exportSession(rich, format, true)).toContain(`Roses ${key}`);
  },
);

test("an exported page has nothing that could act, whatever was said in it", () => {
  const bad = `</pre></details><script>x</script><img src=x onerror=x><iframe src="javascript:x"></iframe><a href="javascript:x">`;
  const everywhere = JSON.parse(
    JSON.stringify(rich, (name, value: unknown) =>
      typeof value === "string" && !/^(?:type|role|status|stop|state|callId|id|outcome|reason)$/.test(name)
        ? `${value}${bad}`
        : value,
    ),
  ) as OpenedSession; // the same session, with longer texts
  const page = exportSession(everywhere, "html", true);
  const body = new Set(Array.from(page.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi), ([, tag, more]) => `${tag}${more}`));
  expect(body.size).toBeGreaterThan(10);
  expect([...body].filter((tag) => /^(?:script|img|iframe|a)\b|\s(?:on\w+|href|src)=/i.test(tag))).toEqual([]);
});

test("what would change a file of variables isn't shown, for its values can't be told from the rest", () => {
  const preview = { type: "diff" as const, path: ".env", patch: "+PIN=4711", added: 1, removed: 0 };
  const secret = { ...opened, view: { ...opened.view, calls: { c: { title: "Edit .env", preview, progress: "" } } } };
  expect(exportSession(secret, "html", false)).not.toContain("4711");
  expect(exportSession(secret, "html", true)).toContain("4711");
});
