import { expect, describe, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidValueCalls } from "./said-values.ts";

describe("a value in all files", () => {
  test.each([
    ["the app listens on port 4100 now instead of 3000, change it in all files", [".env", "run.md"]],
    ["Port 3000 -> 4100 in allen Dateien", [".env", "run.md"]],
    ["the app listens on port 4100 now instead of 3000, change it in all files, .env stays", ["run.md"]],
    ["the app listens on port 4100 now instead of 3000, change it everywhere in run.md", ["run.md"]],
  ])("may be a port in settings that git leaves out, where all files are meant: %s", async (request, paths) => {
    const app = viewOf({ "run.md": "Open http://localhost:3000/ for up to 3000 songs.\n" });
    const env = { path: ".env", size: 40 };
    const view = {
      ...app,
      entry: async (path: string) => (path === env.path ? env : null),
      text: async (path: string) => (path === env.path ? "PORT=3000\nTIMEOUT=3000\n" : app.text(path)),
    };
    const calls = await saidValueCalls(request, await app.files(), view);
    expect(new Set(calls.map(({ input }) => input["path"]))).toEqual(new Set(paths));
    expect(calls.some(({ input }) => input["new_text"] === "TIMEOUT=4100")).toBe(false);
  });
});
