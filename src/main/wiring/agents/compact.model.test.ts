import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answered, asked, usageOf } from "../../../../test/support/long-talk.ts";
import { defaultModel, testModel } from "../../../../test/support/real-engine.ts";
import { sessionRow } from "../../../../test/support/session-row.ts";
import type { Message } from "../../../shared/message.ts";
import { createRuntime } from "../../app.ts";
import type { Runtime } from "../../runtime.ts";
import { forkModelProcess } from "../../inference/fork-model-process.ts";
import { pathsFor } from "../../paths.ts";
import { rootAgent } from "./root-agent.ts";
import { takeKeys } from "../../secrets/environment-keys.ts";
import { createSecrets } from "../../secrets/secrets.ts";
import { openStore } from "../../store/open-store.ts";
import { loadSqlite } from "../../store/sqlite.ts";

const root = path.resolve(import.meta.dirname, "..", "..", "..", "..");
const model = "qwen2.5-coder-1.5b";
const contextSize = 2_048;
const id = "a-long-one";

let folder: string;
let runtime: Runtime;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "hearth-compact-"));
  const home = path.join(folder, "home");
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(
    path.join(home, "config.toml"),
    `model = "${model}"\n[ollama]\nenabled = false\n[models."${model}"]\ncontext_size = ${contextSize}\n`,
  );
  const models = path.dirname(testModel(defaultModel).path);
  const paths = {
    ...pathsFor({ HEARTH_HOME: home, HEARTH_MODELS: models }, process.platform, root),
    migrations: path.join(root, "src/main/store/migrations"),
  };
  const store = openStore({ sqlite: await loadSqlite(), folder: home, migrations: paths.migrations }, "test");
  store.sessions.add(sessionRow(id, { title: "Boats", workspace: folder }));
  for (const message of talk())
    store.events.append({
      sessionId: id,
      event: { ...rootAgent, type: "message", message },
      activity: "idle",
      admits: [],
    });
  store.close();
  const keys = takeKeys({});
  runtime = await createRuntime({
    paths,
    spawnModelProcess: forkModelProcess(path.join(root, "src/main/inference/model-process.ts"), ["--import", "tsx"]),
    permission: "deny",
    cloud: "deny",
    secrets: createSecrets({ environment: keys, vault: null, ask: null }),
    keys,
    keepsHistory: true,
    isAttended: false,
    maxSteps: null,
    owner: "test",
    report: () => {},
  });
});

afterEach(async () => {
  await runtime.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Turns about boats, which fill the window. */
function talk(): Message[] {
  const first = [
    asked("u0", "My boat is called Moewe. Never call it a ship. What is a keel?"),
    answered("a0", "The keel is the long beam at the bottom of a boat. It keeps the Moewe upright."),
  ];
  const parts = ["mast", "rudder", "anchor", "sail", "hull", "deck", "cabin", "rope", "compass"];
  const rest = parts.flatMap((part, index) => [
    asked(`u${index + 1}`, `What is a ${part} for?`),
    answered(
      `a${index + 1}`,
      `A ${part} is a part of the boat that you need on every journey. ${`Look after the ${part} well, clean it after each journey and check it in spring. `.repeat(4)}`,
      index === parts.length - 1 ? usageOf(1_950, contextSize) : null,
    ),
  ]);
  return [...first, ...rest];
}

test("a conversation that fills the window of a small model is summarised by it, and goes on", async () => {
  runtime.sessions.send(id, "What is 7 times 6?");
  await runtime.sessions.settled(id);
  const { view } = runtime.sessions.open(id);
  expect(view.run).toEqual({ status: "idle", last: "done" });
  expect(view.asides).toMatchObject([{ type: "compaction" }]);
  expect(view.compaction?.digest?.rules).toEqual(["Never call it a ship."]);
  expect(view.compaction?.digest?.summaries.join(" ")).toMatch(/boat|Moewe|keel|mast|anchor/i);
  expect(view.usage?.contextUsed).toBeLessThan(1_638);
  expect(view.usage?.turnsLeftOut).toBeUndefined();
  expect(JSON.stringify(view.messages.at(-1))).toContain("42");
  // the harness works that out; this is for the model
  runtime.sessions.send(id, "What is the capital of France?");
  await runtime.sessions.settled(id);
  const after = runtime.sessions.open(id).view;
  expect(after.usage?.contextUsed).toBeLessThan(1_638);
  expect(JSON.stringify(after.messages.at(-1))).toContain("Paris");
});
