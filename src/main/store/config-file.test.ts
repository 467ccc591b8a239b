import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settingsSchema } from "../../shared/settings.ts";
import { readConfigFile } from "./config-file.ts";
import { findKey } from "./find-key.ts";

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "config-"));
  file = path.join(root, "config.toml");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (text: string | Uint8Array) => {
  writeFileSync(file, text);
  return readConfigFile(file);
};

const complaintOf = (text: string | Uint8Array): string => {
  try {
    read(text);
    return "none";
  } catch (cause) {
    return cause instanceof Error ? cause.message.replaceAll(file, "config.toml") : "";
  }
};

test("without a file, and with an empty one, the defaults hold", () => {
  expect(readConfigFile(file)).toEqual(settingsSchema.parse({}));
  expect(read("")).toEqual(settingsSchema.parse({}));
  expect(read("\ufeff# nothing yet\n")).toEqual(settingsSchema.parse({}));
});

test("what is set is taken, the rest keeps its default", () => {
  const text =
    '# mine\nmodel = "small"\n[permission]\nrules = [{ effect = "allow", kind = "run", pattern = "npm test" }]\n[models."a b"]\nthreads = 2\n';
  expect(read(text)).toEqual({
    ...settingsSchema.parse({}),
    model: { large: { id: "small" }, small: {}, embedding: {}, reranking: {} },
    permission: { rules: [{ effect: "allow", kind: "run", pattern: "npm test" }] },
    models: { "a b": { threads: 2 } },
  });
});

test("the cloud is off until it is switched on, also where providers are set up", () => {
  expect(read("").cloud).toEqual({ enabled: false, providers: {} });
  const text = '[cloud.providers.anthropic]\nkind = "anthropic"\nmodels = ["claude-sonnet-4-5"]\n';
  expect(read(text).cloud).toEqual({
    enabled: false,
    providers: { anthropic: { kind: "anthropic", models: ["claude-sonnet-4-5"] } },
  });
});

test("a role has a model, and one of a provider to fall back on", () => {
  const providers =
    '[cloud]\nenabled = true\n[cloud.providers.mine]\nkind = "openai-compatible"\nurl = "http://127.0.0.1:9/v1"\n';
  const roles = '[model.large]\nid = "here"\nfallback = "mine/big/one"\n[model.small]\nid = "tiny"\n';
  expect(read(providers + roles).model).toEqual({
    large: { id: "here", fallback: "mine/big/one" },
    small: { id: "tiny" },
    embedding: {},
    reranking: {},
  });
});

test("how a model chooses its words is set for each", () => {
  const text = '[models."a/b"]\ntemperature = 0.3\ntop_p = 0.9\ntop_k = 40\nreasoning = "low"\n';
  expect(read(text).models).toEqual({ "a/b": { temperature: 0.3, top_p: 0.9, top_k: 40, reasoning: "low" } });
});

const keyAdvice = "keys don't belong in this file, which other programs read.";

test.each([
  [
    '[cloud.providers.my-one]\nkind = "anthropic"\napi_key = "sk-canary-1"',
    `config.toml:3:1: ${keyAdvice} Take "cloud.providers.my-one.api_key" out of it; store it in Hearth's window under Cloud, or set HEARTH_KEY_MY_ONE where`,
  ],
  ['[cloud]\ntoken = "sk-canary-1"', `config.toml:2:1: ${keyAdvice} Take "cloud.token" out of it;`],
])("a key in the settings is refused without being said again: %j", (text, complaint) => {
  expect(complaintOf(text)).toContain(`\n${complaint}`);
  expect(complaintOf(text)).not.toContain("sk-canary-1");
});

const compatible = '[cloud.providers.mine]\nkind = "openai-compatible"\n';

test.each([
  ["modle = 'x'", 'config.toml:1:1: there is no setting "modle". Did you mean "model"?'],
  [
    "# c\nmodel = 'a'\n\n[ollama]\n  enabeld = true",
    'config.toml:5:3: there is no setting "ollama.enabeld". Did you mean "enabled"?',
  ],
  [
    '[server.box]\nurl = "http://box:8080"\nkind = "vllm"\nkey = "secret"',
    "config.toml:4:1: server.box.key: A key doesn't belong into a file. Set it in the environment, as HEARTH_KEY_ and the server's name in capitals.",
  ],
  [
    '[server.ollama]\nurl = "http://box:8080"\nkind = "openai"',
    "config.toml:1:1: server.ollama: Ollama has settings of its own: [ollama].",
  ],
  [
    "background = 1",
    'config.toml:1:1: there is no setting "background". There are: model, max_steps, theme, ollama, server, engine, cloud, models, store, compact, agent, heartbeat, schedule, permission, trace.',
  ],
  ["[models.'a b']\nthread = 3", 'config.toml:2:1: there is no setting "models.a b.thread". Did you mean "threads"?'],
  ["theme = 'dark'\nmax_steps = 0", "config.toml:2:1: max_steps: Too small"],
  [
    "[permission]\nrules = [\n  { effect = 'allow', kind = 'run', pattern = 'ls' },\n  { effect = 'alow', kind = 'run', pattern = 'ls' },\n]",
    "config.toml:4:5: permission.rules.1.effect: Invalid option",
  ],
  [
    "[[permission.rules]]\neffect = 'deny'\nkind = 'run'\npattern = 'a'\n\n[[permission.rules]]\neffect = 'deny'\nkind = 'run'",
    "config.toml:6:1: permission.rules.1.pattern:",
  ],
  ["model = 'a'\nmodel = 'b'", "config.toml:2:1: "],
  ["model = 3", "config.toml:1:1: model:"],
  ["[model.large]\nidd = 'a'", 'config.toml:2:1: there is no setting "model.large.idd". Did you mean "id"?'],
  ["[model.large]\nfallback = 'claude'", "config.toml:2:1: model.large.fallback: Name a provider and its model"],
  [
    "[cloud]\nenabled = true\n[model.small]\nfallback = 'mine/x'",
    'config.toml:4:1: model.small.fallback: no provider "mine" is set up. Add [cloud.providers.mine].',
  ],
  ["[cloud.providers.a]\nkind = 'mistral'", "config.toml:2:1: cloud.providers.a.kind: "],
  [
    "[cloud.providers.a]\nkind = 'openai'\nurl = 'https://x'",
    'config.toml:3:1: there is no setting "cloud.providers.a.url".',
  ],
  ["[cloud.providers.A]\nkind = 'openai'", "config.toml:1:1: cloud.providers.A: A provider's name is small letters"],
  [
    `[server.mine]\nurl = "http://box:8080"\nkind = "openai"\n${compatible}url = "http://127.0.0.1:9/v1"`,
    'config.toml:4:1: cloud.providers.mine: a server is called "mine" already, and both would take their key from HEARTH_KEY_MINE. Call one of them otherwise.',
  ],
  ["[cloud.providers.ollama]\nkind = 'openai'", "config.toml:1:1: cloud.providers.ollama: Ollama is set up"],
  [compatible, "config.toml:1:1: cloud.providers.mine.url: "],
  [`${compatible}url = "http://example.com/v1"`, "config.toml:3:1: cloud.providers.mine.url: Use https"],
  [`${compatible}url = "http://127.0.0.1.example.com"`, "config.toml:3:1: cloud.providers.mine.url: Use https"],
  [`${compatible}url = "https://me:pw@example.com"`, "config.toml:3:1: cloud.providers.mine.url: Leave name and"],
  [`${compatible}url = "example"`, "config.toml:3:1: cloud.providers.mine.url: This is no address"],
  [
    '[schedule.morning]\nprompt = "a"\ncron = "61 * * * *"',
    'config.toml:3:1: schedule.morning.cron: "61 * * * *" is no time (Invalid value for minute: 61). Write minute, hour,',
  ],
  [
    '[schedule.a]\ncron = "0 0 31 2 *"\nprompt = "a"',
    'config.toml:2:1: schedule.a.cron: "0 0 31 2 *" is a time that never comes.',
  ],
  ['[heartbeat]\nenabled = true\ncron = "often"', 'config.toml:3:1: heartbeat.cron: "often" is no time'],
  ['[heartbeat]\nquiet_hours = "22-7"', "config.toml:2:1: heartbeat.quiet_hours: Two times of the day"],
  ['[schedule.a]\ncron = "@daily"', "config.toml:1:1: schedule.a.prompt:"],
  [
    '[schedule.a]\ncron = "@daily"\nprompt = "a"\nworkspace = "notes"',
    "config.toml:4:1: schedule.a.workspace: Name the whole path",
  ],
  ['[schedule.heartbeat]\ncron = "@daily"\nprompt = "a"', "config.toml:1:1: schedule.heartbeat: The heartbeat has"],
  ["model = \n", "config.toml:1:9: "],
  ["model = 'a'\n[ollama\nenabled = true", "config.toml:2:"],
])("the mistake in %j is named with its line and column", (text, complaint) => {
  expect(complaintOf(text)).toMatch(/^The settings (?:have a mistake|can't be read)\. Correct/);
  expect(complaintOf(text)).toContain(`\n${complaint}`);
});

test("several mistakes are named in the order in which they stand", () => {
  const lines = complaintOf("max_steps = 999\nthme = 'dark'\n[ollama]\nurl = 'ftp://x'").split("\n");
  expect(lines.slice(1).map((line) => line.split(" ")[0])).toEqual([
    "config.toml:1:1:",
    "config.toml:2:1:",
    "config.toml:4:1:",
  ]);
});

test("a file that can't be settings is refused for what it is", () => {
  expect(complaintOf(new Uint8Array([0x6d, 0xff, 0xfe]))).toMatch("is not UTF-8 text");
  expect(complaintOf("#".repeat(1024 * 1024 + 1))).toMatch("larger than 1 MB");
  expect(() => readConfigFile(root)).toThrow("can't be read");
});

const word = fc.stringMatching(/^[a-z]{1,6}$/);
const value = fc.constantFrom(
  "1",
  "'x = 1'",
  '"# [a]"',
  '"""\nb = 2\n[c]\n"""',
  "[1, { x = 2 }, [3]] # ]",
  "{ y = { z = '}' }, w = [1] }",
  "1979-05-27T07:32:00Z",
  "'''\n[d]'''",
);

property.prop([
  fc.array(fc.tuple(word, value), { maxLength: 8 }),
  fc.constantFrom("", "[table]", "[a.b]", "[[list]]"),
  fc.nat(3),
])("a key is found on its line, whatever stands around it", (pairs, header, indent) => {
  const others = pairs.map(([key, text], index) => `${key}${index} = ${text}`);
  const before = [...others, header].join("\n");
  const text = `${before}\n${" ".repeat(indent)}wanted_key = 1\nafter = 2\n`;
  const table: Record<string, (string | number)[]> = {
    "": [],
    "[table]": ["table"],
    "[a.b]": ["a", "b"],
    "[[list]]": ["list", 0],
  };
  expect(findKey(text, [...(table[header] ?? []), "wanted_key"])).toEqual({
    line: before.split("\n").length + 1,
    column: indent + 1,
  });
});
