import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidValueCalls } from "./said-values.ts";

describe("the version of one's own program", () => {
  test.each([
    "releasing 2.5.0 today, please bump our own version from 2.4.1 everywhere",
    "bump our version from 2.4.1 to 2.5.0 in all files that have it",
    "Unsere eigene Version ist ab heute überall 2.5.0 statt 2.4.1",
  ])("is that of a release as well: %s", async (request) => {
    const app = viewOf({
      "package.json": '{\n  "name": "planner",\n  "version": "2.4.1",\n  "dependencies": { "chartlet": "2.4.1" }\n}\n',
      "docs.toml": '[site]\nrelease = "2.4.1"\nchartlet = "2.4.1"\nsince_release = "2.4.1"\n',
    });
    const calls = await saidValueCalls(request, await app.files(), app);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(['  "version": "2.5.0",', 'release = "2.5.0"']);
  });

  test("is put in settings that git leaves out, too, where they may be read", async () => {
    const app = viewOf({ "package.json": '{\n  "name": "planner",\n  "version": "2.4.1"\n}\n' });
    const env = { path: ".env", size: 40 };
    const view = {
      ...app,
      entry: async (path: string) => (path === env.path ? env : null),
      text: async (path: string) => (path === env.path ? "APP_VERSION=2.4.1\nPORT=2410\n" : app.text(path)),
    };
    const request = "bump our own version from 2.4.1 to 2.5.0 in every file that has it";
    const calls = await saidValueCalls(request, await app.files(), view);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(['  "version": "2.5.0"', "APP_VERSION=2.5.0"]);
  });

  test.each([
    ["releasing 2.5.0 today, bump our own version from 2.4.1 in every file that has it", 0],
    ["erhöhe unsere Version von 2.4.1 auf 2.5.0 in allen Dateien, die sie haben", 0],
    ["bump our version from 2.4.1 to 2.5.0 everywhere", 1],
  ])("isn't put in half of all files where one of them may not be read: %s", async (request, count) => {
    const app = viewOf({ "package.json": '{\n  "name": "planner",\n  "version": "2.4.1"\n}\n' });
    const hidden = { ...app, entry: async (path: string) => (path === ".env" ? { path, size: 9 } : null) };
    const view = { ...hidden, text: async (path: string) => (path === ".env" ? null : app.text(path)) };
    expect(await saidValueCalls(request, await app.files(), view)).toHaveLength(count);
  });
});
