import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { StepContext } from "../../../src/main/agent/step-protocol.ts";
import type { ToolSpec } from "../../../src/main/agent/tool.ts";
import { choicesFor, offersFor } from "../../../src/main/guided/dialects/offers.ts";
import { pickPath } from "../../../src/main/guided/dialects/pick-path.ts";
import type { FieldEngine } from "../../../src/main/guided/field-engine.ts";
import type { Form } from "../../../src/main/guided/forms/form.ts";
import { groundIn } from "../../../src/main/guided/guide/grounding.ts";
import type { FileEntry } from "../../../src/main/guided/workspace-view.ts";
import { atMost, type Figure, median } from "../figure.ts";
import type { World } from "../world.ts";

const never = new AbortController().signal;
const picks = 7;
/** In milliseconds. */
const settling = 20;
const place = { before: " ", end: "\n" } as const;

/** What it costs a model to name one of very many files, against a field that it may fill as it likes. */
export async function manyFiles({ fields, folder }: World): Promise<Figure[]> {
  const tools = [...folder.tools.values()].map((tool) => tool.spec);
  const free = await freeToken(fields);
  const figures: Figure[] = [];
  for (const { count, limit, blockedMs } of [
    { count: 10_000, limit: 1.1, blockedMs: 20 },
    { count: 200_000, limit: 1.2, blockedMs: 300 },
  ]) {
    const files = filesOf(count);
    const results: { msPerToken: number; ms: number; blockedMs: number }[] = [];
    for (let pick = 0; pick <= picks; pick++) {
      const wanted = files[Math.floor((files.length * (pick + 0.5)) / (picks + 1))]?.path ?? "";
      // a new list each time, as a workspace makes one when the last is a few seconds old
      const result = await pickOne(fields, tools, [...files], wanted);
      if (pick > 0) results.push(result);
    }
    const words = new Intl.NumberFormat("en").format(count);
    const ms = median(results.map((result) => result.ms));
    const ratio = atMost(
      `a path among ${words} files: time per token, against a free field`,
      limit,
      median(results.map((result) => result.msPerToken)) / free,
      "",
    );
    figures.push({
      ...ratio,
      shown: `${ratio.shown} (${ms.toFixed(0)} ms a pick, ${free.toFixed(0)} ms a free token)`,
    });
    figures.push(
      atMost(
        `a path among ${words} files: longest time that main is busy`,
        blockedMs,
        Math.max(...results.map((result) => result.blockedMs)),
        " ms",
      ),
    );
  }
  return figures;
}

/** Milliseconds for each token of a line that a model writes freely. */
async function freeToken(fields: FieldEngine): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt <= picks; attempt++) {
    await readRequest(fields, `Write the path of a long file name, number ${attempt}.`);
    fields.force("path:");
    const before = fields.usage().sampled;
    const start = performance.now();
    await drain(fields.free({ end: "\n", grammar: String.raw`root ::= [^\n]{40,}`, maxTokens: 20 }, never));
    if (attempt > 0) times.push((performance.now() - start) / (fields.usage().sampled - before));
  }
  return median(times);
}

async function pickOne(fields: FieldEngine, tools: readonly ToolSpec[], files: readonly FileEntry[], wanted: string) {
  const request = `Show me ${wanted}, please.`;
  const context = contextIn(files, tools, request);
  await readRequest(fields, request);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // it measures from its first tick to its last
  await wait(settling);
  const offers = await offersFor(context);
  const view = offers.find(({ form }) => form.name === "view")?.form;
  if (!view) throw new Error("There is nothing to view.");
  fields.force("view\npath:");
  const before = spent(fields);
  const start = performance.now();
  await pickPath(fields, await pathsFor(view, context), place, never);
  const ms = performance.now() - start;
  await wait(settling);
  delay.disable();
  // what was put in before the field was read along with its first token
  return { ms, msPerToken: ms / Math.max(1, spent(fields) - before), blockedMs: delay.max / 1e6 };
}

async function pathsFor(form: Form, context: StepContext): Promise<readonly string[]> {
  const [field] = form.fields;
  const choices = field ? await choicesFor(form, field, {}, context) : null;
  return choices?.kind === "one-of" ? choices.values : [];
}

function spent(fields: FieldEngine): number {
  const { sampled, forced } = fields.usage();
  return sampled + forced;
}

function contextIn(files: readonly FileEntry[], tools: readonly ToolSpec[], request: string): StepContext {
  const view = {
    files: async () => files,
    entry: async () => null,
    isRepository: async () => false,
    text: async () => null,
    changed: async () => null,
    fingerprint: async () => null,
    table: async () => null,
    records: async () => [],
    search: async () => [],
  };
  return {
    tools,
    instructions: "",
    messages: [{ role: "user", id: "1", text: request, context: "" }],
    kind: "look",
    kinds: ["look"],
    masks: { allowed: ["view", "edit", "fix", "ls", "grep"], exclude: [] },
    grounding: groundIn(view, tools),
  };
}

/** A folder such as programmers have: seven levels deep, a few entries to many in each. */
function filesOf(count: number): FileEntry[] {
  const areas = ["apps", "docs", "libraries", "packages", "services", "tools"];
  const parts = [
    "account",
    "billing",
    "cache",
    "editor",
    "image",
    "mail",
    "queue",
    "report",
    "search",
    "theme",
    "user",
  ];
  const names = [
    "client",
    "config",
    "format",
    "helper",
    "index",
    "model",
    "parser",
    "router",
    "server",
    "store",
    "types",
  ];
  const endings = [".css", ".json", ".md", ".test.ts", ".ts"];
  const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? "";
  const paths = Array.from({ length: count }, (_, file) => {
    const folder = Math.floor(file / 40);
    const group = Math.floor(folder / 20);
    const above = `${pick(areas, group)}/${pick(parts, group)}-${Math.floor(group / 60)}/src`;
    return `${above}/${pick(parts, folder)}-${folder % 20}/${pick(names, file)}-${file % 40}${pick(endings, file)}`;
  });
  return paths.toSorted().map((path) => ({ path, size: 1_000 }));
}

async function readRequest(fields: FieldEngine, request: string): Promise<void> {
  const { systemToUser, userToAssistant, beforeSystem } = fields.facts.chat;
  const system = { type: "text", text: "You work with files. Name the path that is asked for." } as const;
  await drain(
    fields.read([...beforeSystem, system, ...systemToUser, { type: "text", text: request }, ...userToAssistant], never),
  );
}

async function drain(generator: AsyncGenerator<unknown, unknown>): Promise<void> {
  for (let step = await generator.next(); !step.done; step = await generator.next());
}
