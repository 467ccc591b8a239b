import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makePlace, runHearth } from "../support/run-hearth.ts";

test("the user sees, searches, changes, undoes and erases what is remembered", async () => {
  const place = makePlace();
  const file = path.join(place.home, "MEMORY.md");
  const hearth = async (args: string[], input?: string) =>
    runHearth(["memory", ...args], place, input === undefined ? {} : { input });
  expect((await hearth([])).out).toBe("Nothing is remembered yet.\n");
  expect(await hearth(["edit"], "- I like tea.")).toMatchObject({ status: 0, out: "MEMORY.md is written.\n" });
  await hearth(["edit", "memory/202611/20261122.md"], "- It rained.\n");
  expect((await hearth([])).out).toBe("MEMORY.md\n- I like tea.\n\nmemory/202611/20261122.md\n- It rained.\n");
  expect((await hearth(["search", "TEA"])).out).toBe("MEMORY.md:1: - I like tea.\n");
  expect(await hearth(["undo"])).toMatchObject({ status: 0, out: expect.stringContaining("20261122.md") });
  expect(existsSync(path.join(place.home, "memory/202611/20261122.md"))).toBe(false);
  expect(await hearth(["erase"])).toMatchObject({ status: 1, err: expect.stringContaining("--yes") });
  expect(readFileSync(file, "utf8")).toBe("- I like tea.\n");
  expect((await hearth(["erase", "--yes"])).status).toBe(0);
  expect(existsSync(file)).toBe(false);
  expect(await hearth(["undo"])).toMatchObject({ status: 1, err: expect.stringContaining("Nothing in the memory") });
});

test("wrong use of the memory is told", async () => {
  const place = makePlace();
  const hearth = (...args: string[]) => runHearth(["memory", ...args], place);
  expect((await hearth("burn")).status).toBe(2);
  expect((await hearth("search")).status).toBe(2);
  expect(await hearth("show", "../config.toml")).toMatchObject({ status: 1, err: expect.stringContaining("no file") });
  expect((await hearth("edit")).err).toContain("EDITOR");
});
