import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { globalsUsed } from "./support/globals-used.ts";
import { computed, importsOf } from "./support/imports-of.ts";

/**
 * What an area may import besides itself. `areas` and `types` name areas: whole, or types alone. `packages` lists npm
 * packages ("*": any that the last table does not give to others), `typesOf` those it may take types from.
 */
type Rule = { areas?: string[]; types?: string[]; packages?: string[]; typesOf?: string[]; node?: true };

const parts = [
  "permission",
  "models",
  "tools",
  "workspace",
  "shells",
  "sandbox",
  "memory",
  "extensions",
  "telemetry",
  "store",
  "inference",
  "fitness",
  "secrets",
  "network",
  "meaning",
  "agents",
  "attachments",
];

const part: Rule = { areas: ["shared", "agent", "guided"], packages: ["*"], node: true };
const conversation: Rule = {
  areas: ["shared", "agent"],
  types: ["guided", ...parts],
  packages: ["*"],
  node: true,
};

const rules: Record<string, Rule> = {
  // `ipc.ts` says what windows may ask of main, as a contract for both sides.
  shared: { packages: ["zod", "@orpc/contract"] },
  agent: { areas: ["shared"], packages: ["zod"], typesOf: ["@ai-sdk/provider"] },
  guided: {
    areas: ["shared"],
    types: ["agent"],
    // The last three are as pure as the rest of the core: they mend JSON, find the nearest name and read calendars.
    packages: ["zod", "jsonrepair", "fastest-levenshtein", "ical.js"],
    typesOf: ["@ai-sdk/provider"],
  },
  ...Object.fromEntries(parts.map((name) => [name, part])),
  session: conversation,
  bus: conversation,
  ipc: {
    areas: ["shared"],
    types: ["session", "permission", "models", "workspace"],
    packages: ["electron", "@orpc/*", "zod"],
    node: true,
  },
  desktop: { areas: ["shared"], packages: ["electron"], node: true },
  app: { areas: ["shared", "agent", "guided", ...parts, "session", "bus"], packages: ["*"], node: true },
  // Commands that need no session take only the parts that they use, so that they work beside a running Hearth.
  cli: { areas: ["shared", "app", ...parts, "session", "bus"], packages: ["*"], node: true },
  index: { areas: ["shared", "app", "ipc", "desktop"], packages: ["*", "electron"], node: true },
  renderer: { areas: ["shared"], packages: ["*"] },
  preload: { areas: ["shared"], packages: ["electron"] },
};

/** Packages that decide what a part of the program can do, and the only areas that may have them. */
const owned: Record<string, string[]> = {
  electron: ["ipc", "desktop", "index", "preload"],
  "@orpc/contract": ["shared", "ipc", "inference"],
  "@orpc/*": ["ipc", "inference", "renderer"],
  "node-llama-cpp": ["inference"],
  "better-sqlite3": ["store"],
  "@photostructure/sqlite": ["store"],
  "drizzle-orm": ["store"],
  ollama: ["models"],
  undici: ["network"],
};

/** The folders of `guided/guide`, from what a request says up to the steps that the harness takes by itself. */
const guideLayers = ["request", "files", "facts", "turn", "written", "made"];

const root = path.resolve(import.meta.dirname, "..");
const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => path.posix.join("src", file.replaceAll(path.sep, "/")))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
const programs = sources.filter((file) => !/\.test\.tsx?$/.test(file));

// each reads every file
describe("the sources", { timeout: 120_000 }, () => {
  test("import only what the table of the design allows", () => {
    expect(programs.flatMap((file) => breaches(file, read(file)))).toEqual([]);
  });

  test("connect through the network's folder only, which checks and lists every request", () => {
    expect(programs.flatMap((file) => connections(file, read(file)))).toEqual([]);
  });

  test("build the guide in layers: none knows of what stands on it", () => {
    expect(programs.flatMap((file) => upwards(file, read(file)))).toEqual([]);
  });

  test("have no index files, which hide where things are", () => {
    const allowed = ["src/main/index.ts"];
    const found = sources.filter((file) => /^index\.tsx?$/.test(path.basename(file)));
    expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
  });

  test("are files of 400 lines at most: a longer one holds two things", () => {
    const lengths = programs.map((file) => `${read(file).split("\n").length} ${file}`);
    expect(lengths.filter((entry) => Number.parseInt(entry, 10) > 400)).toEqual([]);
  });

  test("leave nothing for later in their comments", () => {
    expect(programs.flatMap((file) => postponed(file, read(file)))).toEqual([]);
  });

  test("are all found", () => {
    expect(programs.length).toBeGreaterThan(20);
  });
});

describe("the check itself", () => {
  test.each([
    ["src/shared/x.ts", 'import { readFile } from "node:fs";'],
    ["src/shared/x.ts", 'import type { Tool } from "../main/agent/tool.ts";'],
    ["src/main/agent/x.ts", 'import { MockLanguageModelV4 } from "@ai-sdk/provider";'],
    ["src/main/agent/x.ts", 'import path from "path";'],
    ["src/main/agent/x.ts", 'type T = import("../guided/masks.ts").MaskPolicy;'],
    ["src/main/guided/x.ts", 'import { runAgent } from "../agent/loop.ts";'],
    ["src/main/guided/x.ts", 'import { type Tool } from "../agent/tool.ts";'],
    ["src/main/tools/x.ts", 'import type { Workspace } from "../workspace/workspace.ts";'],
    ["src/main/tools/x.ts", 'export * from "../workspace/workspace.ts";'],
    ["src/main/tools/x.ts", 'const x = await import("../permission/gate.ts");'],
    ["src/main/tools/x.ts", "const x = await import(`../permission/${name}.ts`);"],
    ["src/main/tools/x.ts", 'const { app } = require("electron");'],
    ["src/main/tools/deep/x.ts", 'import { gate } from "../../permission/gate.ts";'],
    ["src/main/models/x.ts", 'import Database from "better-sqlite3";'],
    ["src/main/session/x.ts", 'import { openStore } from "../store/store.ts";'],
    ["src/main/ipc/x.ts", 'import { createSession } from "../session/session.ts";'],
    ["src/main/desktop/x.ts", 'import { createApp } from "../app.ts";'],
    ["src/main/app.ts", 'import { app } from "electron";'],
    ["src/main/app.ts", 'export { serve } from "./ipc/serve.ts";'],
    ["src/main/cli.ts", 'import { runAgent } from "./agent/loop.ts";'],
    ["src/main/cli/ask.ts", 'import { serve } from "../ipc/serve.ts";'],
    ["src/renderer/chat/x.tsx", 'import { ipcRenderer } from "electron";'],
    ["src/renderer/chat/x.tsx", 'import fs from "node:fs";'],
    ["src/preload/x.ts", 'import { AnswerCard } from "../renderer/approval/card.tsx";'],
    ["src/main/tools/x.ts", 'import { helper } from "../../../test/support/helper.ts";'],
    ["src/main/paths.ts", 'import { app } from "electron";'],
    ["src/stray.ts", "export {};"],
    ["src/main/unknown/x.ts", "export {};"],
  ])("finds what is wrong in %s: %s", (file, line) => {
    expect(breaches(file, line)).toHaveLength(1);
  });

  test.each([
    ["src/shared/x.ts", 'import * as z from "zod"; import { AppError } from "./error.ts";'],
    ["src/main/agent/x.ts", 'import type { LanguageModelV4 } from "@ai-sdk/provider";'],
    [
      "src/main/guided/x.ts",
      'export type { Tool } from "../agent/tool.ts"; import { fold } from "../../shared/fold.ts";',
    ],
    ["src/main/tools/x.ts", 'import { spawn } from "node:child_process"; import { rgPath } from "@vscode/ripgrep";'],
    ["src/main/store/x.ts", 'import Database from "better-sqlite3"; import { eq } from "drizzle-orm/sqlite-core";'],
    [
      "src/main/session/x.ts",
      'import type { Store } from "../store/store.ts"; import { runAgent } from "../agent/loop.ts";',
    ],
    [
      "src/main/index.ts",
      'import { app } from "electron"; import { createApp } from "./app.ts"; await import("./ipc/serve.ts");',
    ],
    ["src/renderer/chat/x.tsx", 'import "../ui/style.css"; import { RPCLink } from "@orpc/client/message-port";'],
    [
      "src/main/tools/x.ts",
      '// import { gate } from "../permission/gate.ts"\nconst text = \'import x from "electron"\';',
    ],
  ])("finds nothing wrong in %s: %s", (file, line) => {
    expect(breaches(file, line)).toEqual([]);
  });

  test("finds a layer of the guide that knows of one above it", () => {
    const line = 'import { madeSteps } from "../made/made-steps.ts";';
    expect(upwards("src/main/guided/guide/facts/x.ts", line)).toHaveLength(1);
    expect(upwards("src/main/guided/guide/made/x.ts", 'import { wordsOf } from "../request/words.ts";')).toEqual([]);
  });

  test.each([
    "await fetch(address);",
    "const get = fetch;",
    "await globalThis.fetch(address);",
    "const { request } = options; new WebSocket(address);",
    'import { request } from "node:https"; request(address);',
    'import net from "node:net"; net.connect(80);',
    'const { connect } = await import("node:tls");',
  ])("finds a way out: %s", (line) => {
    expect(connections("src/main/tools/x.ts", line)).not.toEqual([]);
    expect(connections("src/main/network/x.ts", line)).toEqual([]);
  });

  test.each([
    "export async function load(address: string, fetch: typeof globalThis.fetch) { await fetch(address); }",
    "export function load({ fetch }: Place) { return fetch(address); }",
    "export type Options = { fetch: typeof fetch };",
    "export type Options = { fetch: typeof globalThis.fetch };",
    "export const list = (network: Network) => network.fetch(address);",
    'import type { Socket } from "node:net";',
  ])("finds no way out where one is handed in: %s", (line) => {
    expect(connections("src/main/tools/x.ts", line)).toEqual([]);
  });

  test("finds a comment that postpones work, and lets the same words pass in a text", () => {
    const word = ["TO", "DO"].join("");
    expect(postponed("src/shared/x.ts", `const pattern = "${word}";`)).toEqual([]);
    expect(postponed("src/shared/x.ts", `/* ${word}: the rest */`)).toHaveLength(1);
  });
});

/** One line for each import that the table does not allow. */
function breaches(file: string, source: string): string[] {
  const area = areaOf(file);
  const rule = rules[area];
  if (!rule) return [`${file} belongs to no area of the table`];
  return importsOf(file, source)
    .filter(({ specifier, isTypeOnly }) => !isAllowed(rule, area, target(file, specifier), isTypeOnly))
    .map(({ specifier, line }) => `${file}:${line} may not import ${specifier}`);
}

function upwards(file: string, source: string): string[] {
  const layerOf = (place: string) => {
    const [, folder = ""] = /^src\/main\/guided\/guide\/([^/]+)\//.exec(place) ?? [];
    return guideLayers.indexOf(folder);
  };
  const own = layerOf(file);
  return importsOf(file, source)
    .filter(({ specifier }) => own !== -1 && layerOf(path.posix.join(path.posix.dirname(file), specifier)) > own)
    .map(({ specifier, line }) => `${file}:${line} may not import ${specifier}`);
}

type Target = { area: string } | { package: string } | { node: string };

function target(file: string, specifier: string): Target {
  if (specifier.startsWith(".")) return { area: areaOf(path.posix.join(path.posix.dirname(file), specifier)) };
  if (specifier.startsWith("node:")) return { node: specifier };
  if (specifier === computed) return { area: computed };
  const [scope = "", name = ""] = specifier.split("/");
  return { package: scope.startsWith("@") ? `${scope}/${name}` : scope };
}

/**
 * `src/main/tools/view.ts` is in `tools`, `src/renderer/chat/x.tsx` in `renderer`. Of what lies in `src/main` itself, two
 * files are entries, and the rest are `app`, as is `wiring`: what puts everything together.
 */
function areaOf(file: string): string {
  const [src, process = "", ...rest] = file.split("/");
  if (src !== "src") return "(outside)";
  if (process !== "main") return process;
  const [first = "", ...deeper] = rest;
  if (deeper.length > 0) return first === "wiring" ? "app" : first;
  return /^(cli|index)\.ts$/.exec(first)?.[1] ?? "app";
}

function isAllowed(rule: Rule, area: string, to: Target, isTypeOnly: boolean): boolean {
  if ("node" in to) return rule.node === true;
  if ("area" in to) {
    if (to.area === area || rule.areas?.includes(to.area)) return true;
    return isTypeOnly && rule.types?.includes(to.area) === true;
  }
  const owners = Object.entries(owned).find(([pattern]) => fits(pattern, to.package))?.[1];
  if (owners && !owners.includes(area)) return false;
  if (rule.packages?.some((pattern) => fits(pattern, to.package))) return true;
  return isTypeOnly && rule.typesOf?.includes(to.package) === true;
}

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) && !builtins.test(name) : pattern === name;
}

/** Without `node:`, Node's own modules look like packages. */
const builtins =
  /^(assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|process|stream|url|util|vm|worker_threads|zlib)$/;

/** The modules that open sockets, and the one file that has them to take them away. */
const socketModules = ["node:http", "node:https", "node:http2", "node:net", "node:tls", "node:dgram"];
const withoutSockets = "src/main/inference/forbid-network.ts";

/** One line for each place that could connect by itself: a global `fetch`, or a module with sockets. */
function connections(file: string, source: string): string[] {
  if (!file.startsWith("src/main/") || file.startsWith("src/main/network/") || file === withoutSockets) return [];
  const imports = importsOf(file, source)
    .filter(({ specifier, isTypeOnly }) => !isTypeOnly && socketModules.includes(specifier))
    .map(({ specifier, line }) => `${file}:${line} imports ${specifier}`);
  return [...imports, ...globalsUsed(file, source, globalWays).map((name) => `${file} uses the global ${name}`)];
}

const globalWays = ["fetch", "WebSocket", "EventSource"];

function postponed(file: string, source: string): string[] {
  const word = /\b(TODO|FIXME|XXX|HACK)\b/;
  return parseSync(file, source)
    .comments.filter(({ value }) => word.test(value))
    .map(({ value }) => `${file}: ${value.trim()}`);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
