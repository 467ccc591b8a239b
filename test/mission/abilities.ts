/** Something that Hearth is to be able to do, in the words of its specification. A test with these words for a title shows that it does. */
export type Ability = {
  wording: string;
  /** Where the work is done, or will be. */
  lives: string;
  /** Why there is no test yet; missing where there is one. */
  open?: string;
};

export type Specification = { title: string; abilities: readonly Ability[] };

const wider = "belongs to the wider tool set";

/** Named by the number that the files of their tests begin with. */
export const specifications: Readonly<Record<string, Specification>> = {
  "000": {
    title: "runner, registry, profiles, tracing",
    abilities: [
      {
        wording:
          "Run a session with a message and a callback of events (`token`, `tool_call`, `tool_result`, `done`, `error`)",
        lives: "src/main/agent/loop.ts",
      },
      { wording: "history loaded and saved per session", lives: "src/main/store/event-log.ts" },
      {
        wording: "system prompt as a `developer` message where the provider has that role",
        lives: "src/main/models/cloud/cloud-model.ts",
      },
      { wording: "tool calls of one reply in parallel, results in order", lives: "src/main/agent/answer-calls.ts" },
      {
        wording:
          "session id, emit and delegation depth available to every tool through its call context, never through tool state",
        lives: "src/main/agent/call-tool.ts",
      },
      {
        wording: "`Tool` (name, description, input schema, execute), `Registry.register`, `Registry.scope(names)`",
        lives: "src/main/agent/tool.ts",
      },
      {
        wording: "agent profiles from `config.toml` (`[agent.<name>]`: system prompt, tools, empty = all)",
        lives: "src/main/agents/agents.ts",
      },
      { wording: "a factory that builds a runner from a profile", lives: "src/main/wiring/agents/agent-runs.ts" },
      { wording: "the `message` tool and its default prompt", lives: "src/main/tools/message.ts" },
      {
        wording:
          "OpenTelemetry spans `agent.run`, `llm.chat`, and one for each tool call with `gen_ai.tool.name`, `gen_ai.tool.input`, `gen_ai.tool.output`",
        lives: "src/main/telemetry/make-spans.ts",
      },
    ],
  },
  "001": {
    title: "one agent type, delegation, middleware, effects, skills",
    abilities: [
      { wording: "ReAct loop until a final answer, `maxIterations`", lives: "src/main/agent/loop.ts" },
      {
        wording: "agent registry: register, list (sorted), spawn a fresh instance with a depth",
        lives: "src/main/agents/agents.ts",
      },
      {
        wording:
          "injected tools `list_agents` (not itself), `delegate_to_agent` and `spawn_agents`, both with required `agent`, `task`, `context`",
        lives: "src/main/tools/delegation.ts",
      },
      {
        wording: "the context reaches the child as a `<delegation_context>` user message before the task",
        lives: "src/main/tools/delegation.ts",
      },
      { wording: "self-delegation refused", lives: "src/main/tools/delegation.ts" },
      { wording: "`maxDelegationDepth`", lives: "src/main/tools/delegation.ts" },
      { wording: "cancel on first error", lives: "src/main/tools/delegation.ts" },
      { wording: "`agent_start` / `agent_end` at every level", lives: "src/main/agent/loop.ts" },
      {
        wording: "with the agent's display prefix (an emoji or label, default 🤖)",
        lives: "src/shared/agent-settings.ts",
      },
      {
        wording: "middleware around a run: `timeout`, `recovery`, `logger`, `outputGuardrail`",
        lives: "src/main/agent/middleware/middleware-kinds.ts",
      },
      {
        wording: "effects: hooks before and after each model call, in registration order, an error ends the run",
        lives: "src/main/agent/effects/run-effects.ts",
      },
      { wording: "built in: `compact`", lives: "src/main/agent/effects/compact.ts" },
      { wording: "built in: `trim_tool_results`", lives: "src/main/agent/effects/trim-tool-results.ts" },
      { wording: "configured by `kind` and `params`", lives: "src/main/agent/configured.ts" },
      { wording: "toolboxes with inheritance and no duplicates", lives: "src/main/agent/tool-scope.ts" },
      {
        wording:
          "system prompt in XML sections, stable first: `<identity>`, `<instructions>`, `<project_context>`, `<skills>`, `<available_skills>`, `<available_agents>`",
        lives: "src/main/agent/prompt/build-instructions.ts",
      },
      {
        wording: "skills: folders with a `SKILL.md`, some inline, the others loaded on demand, filtered per agent",
        lives: "src/main/extensions/skills/find-skills.ts",
      },
    ],
  },
  "002": {
    title: "agent over a model stream, sub-agents",
    abilities: [
      { wording: "Session id", lives: "src/main/session/sessions.ts" },
      { wording: "`addUserTurn` (adds without sending; refused while running)", lives: "src/main/agent/agent.ts" },
      {
        wording:
          "`sendUserMessage` gives a stream of `error`, `canceled`, `done_success`, `assistant_text`, `assistant_reasoning` (whole parts), `tool_call`, `tool_complete`, `assistant_turn_complete` with the turn's token usage",
        lives: "src/main/agent/agent-report.ts",
      },
      { wording: "stopping through the abort signal", lives: "src/main/agent/agent.ts" },
      {
        wording:
          "sub-agents only while a tool call runs, made by a creator taken from the call context; when the tool returns they are cancelled and the creator refuses",
        lives: "src/main/wiring/agents/call-agents.ts",
      },
      { wording: "own prompt, own tools, or the parent's (`toolsFromContext`)", lives: "src/main/agent/tool-scope.ts" },
      { wording: "several in parallel", lives: "src/main/agent/merge.ts" },
      { wording: "usage added to every ancestor", lives: "src/main/agent/agent.ts" },
      { wording: "every event says which agent (`id`, `depth`)", lives: "src/shared/event.ts" },
      {
        wording: "an `AgentCreator` that makes a root agent or a sub-agent behind one signature, `newWithDefaultModel`",
        lives: "src/main/agent/agent-creator.ts",
      },
      {
        wording:
          "`status()`, `turns()`, `tokenUsage()`, `contextUsagePercent()` (0–100), `contextUsage()` (used, total), safe to call at any time",
        lives: "src/main/agent/agent.ts",
      },
      {
        wording: "a sub-agent that starts as a clone of its parent's conversation",
        lives: "src/main/tools/delegation.ts",
      },
    ],
  },
  "003": {
    title: "loop on a bus, context builder, memory",
    abilities: [
      {
        wording: "Inbound and outbound messages with channel, chat id, session key, sender, media and metadata",
        lives: "src/main/bus/message.ts",
      },
      {
        wording:
          "channels here: `window`, `quick` (tray prompt), `cli`, `heartbeat`, `system` (results of background agents: logged, no model call)",
        lives: "src/main/bus/bus.ts",
      },
      { wording: "direct and heartbeat entry points", lives: "src/main/bus/bus.ts" },
      {
        wording: "`noHistory`, `defaultResponse`, `enableSummary`, `sendResponse` per run",
        lives: "src/main/session/run-sessions.ts",
      },
      {
        wording: "the last channel and chat id are remembered",
        lives: "src/main/store/last-place.ts",
      },
      {
        wording: "context builder: identity (name, time, runtime, workspace)",
        lives: "src/main/wiring/agents/where-and-when.ts",
      },
      { wording: "context builder: tools section", lives: "src/main/guided/dialects/static-prompt.ts" },
      {
        wording: "context builder: bootstrap files `AGENTS.md`, `SOUL.md`, `USER.md`, `IDENTITY.md`",
        lives: "src/main/extensions/bootstrap-files.ts",
      },
      { wording: "context builder: skills summary, memory", lives: "src/main/memory/memory-text.ts" },
      {
        wording:
          "long-term memory `MEMORY.md`, daily notes `memory/YYYYMM/YYYYMMDD.md`, recent days in the prompt, tools to read, append and write both",
        lives: "src/main/memory/memory.ts",
      },
      {
        wording: "session summary, summarised in batches with an existing summary, history truncated after",
        lives: "src/main/agent/compaction/compact-conversation.ts",
      },
      { wording: "tool results with a part for the model and a part for the user", lives: "src/main/agent/tool.ts" },
      { wording: "tools: files, exec", lives: "src/main/wiring/folders/folder-tools.ts" },
      { wording: "tools: web, hardware", lives: "src/main/tools", open: wider },
      { wording: "tools: message, spawn, subagent", lives: "src/main/tools/start-agent.ts" },
      { wording: "`restrict` to the workspace", lives: "src/main/workspace/confine.ts" },
      {
        wording: "start-up information: counts and names of tools and skills",
        lives: "src/main/wiring/sessions/start-info.ts",
      },
    ],
  },
  "004": {
    title: "coordinator, session agent, permissions, files, LSP, MCP",
    abilities: [
      {
        wording: "Large and small model per agent, chosen from the settings",
        lives: "src/main/wiring/agents/agent-runs.ts",
      },
      {
        wording:
          "provider options merged from model, provider and catalogue; reasoning effort, temperature, top-p, top-k",
        lives: "src/main/models/sampling.ts",
      },
      {
        wording: "attachments removed, and the user told, when a model cannot see",
        lives: "src/main/agent/attached-context.ts",
      },
      { wording: "one request at a time per session", lives: "src/main/session/run-sessions.ts" },
      { wording: "queued prompts stitched into the next request", lives: "src/main/session/queue.ts" },
      { wording: "cancel per session", lives: "src/main/session/run-sessions.ts" },
      { wording: "summarise on demand", lives: "src/main/agent/effects/compact.ts" },
      { wording: "auto-summarise can be switched off", lives: "src/main/wiring/agents/compact-after.ts" },
      {
        wording:
          "streaming callbacks for text, reasoning, tool input and results; **every delta reaches the stored message**; typed parts",
        lives: "src/main/session/hub.ts",
      },
      { wording: "token counts and costs on the session", lives: "src/main/store/usage-table.ts" },
      { wording: "sessions sorted by activity", lives: "src/main/store/session-table.ts" },
      {
        wording: "tools `bash`, `edit`, `glob`, `grep`, `ls`, `view`, `write`",
        lives: "src/main/wiring/folders/folder-tools.ts",
      },
      { wording: "tools `job_output`, `job_kill`", lives: "src/main/tools", open: wider },
      { wording: "tools `download`, `fetch`, `sourcegraph`", lives: "src/main/tools", open: wider },
      { wording: "tool `multiedit`", lives: "src/main/tools/edit.ts", open: wider },
      { wording: "tools `diagnostics`, `references`", lives: "src/main/tools", open: wider },
      { wording: "MCP tools", lives: "src/main/tools", open: wider },
      { wording: "filtered by what the agent may use", lives: "src/main/agent/tool-scope.ts" },
      {
        wording: "attached lazily, so start-up stays fast with dozens of MCP servers",
        lives: "src/main/tools",
        open: wider,
      },
      {
        wording: "file history: each change by a tool is a new version, to be inspected and undone in the UI",
        lives: "src/main/workspace",
        open: wider,
      },
      {
        wording: 'permission service with a "no questions" mode that still obeys hard denials',
        lives: "src/main/permission/gate.ts",
      },
      { wording: "attribution in commits", lives: "src/main/tools/bash.ts", open: wider },
    ],
  },
};

/** What Hearth has beyond the five, and promises as well. Their tests may stand in any of the files. */
export const beyond: Specification = {
  title: "beyond the specifications",
  abilities: [
    { wording: "recall over all sessions", lives: "src/main/wiring/search/recall-source.ts" },
    { wording: "titles made without an extra model call on a local model", lives: "src/main/session/title.ts" },
    { wording: "question cards (`ask_user` with choices)", lives: "src/main/tools/ask-user.ts" },
    { wording: "todo list tool", lives: "src/main/tools/todo.ts" },
    { wording: "branch and fork a conversation", lives: "src/main/session/branch-events.ts" },
    { wording: "edit and resend", lives: "src/main/wiring/sessions/resend.ts" },
    {
      wording: "export (Markdown, JSON, HTML) and import",
      lives: "src/main/session/export/export-session.ts",
    },
    {
      wording: "plan mode (reads only, ends in a plan the user accepts)",
      lives: "src/main/session/plans.ts",
    },
  ],
};
