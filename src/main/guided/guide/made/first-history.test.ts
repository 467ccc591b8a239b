import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { firstHistory } from "./first-history.ts";

const files = { "prices.md": "Large cake: 32 EUR\nSmall cake: 21 EUR\n", "orders.txt": "Sat: large cake\n" };
const view = { ...viewOf(files), isRepository: async () => true };
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hearth-history-"));
  const write = (texts: Record<string, string>) =>
    Promise.all(Object.entries(texts).map(([name, text]) => writeFile(path.join(folder, name), text)));
  await write({ ...files, "prices.md": "Large cake: 29 EUR\nSmall cake: 19 EUR\n" });
  const commit = "git add -A && git -c user.name=a -c user.email=a@b.example commit -q -m";
  shell(`git init -q -b main && ${commit} one && git tag spring-2024`);
  await write(files);
  shell(`${commit} two`);
});

afterEach(() => rm(folder, { recursive: true }));

function shell(command: string): string {
  return spawnSync("bash", ["-c", command], { cwd: folder, encoding: "utf8" }).stdout;
}

async function told(request: string): Promise<string> {
  const calls = await firstHistory(request, await view.files(), view);
  const commands = calls.map(({ input }) => input["command"]).filter((command) => typeof command === "string");
  return commands.map(shell).join("\n");
}

test("what stood in a tag is told as it was then", async () => {
  const all = await told("what did the large cake cost in spring-2024? theres a git tag with that name");
  expect(all).toContain("As it is in spring-2024:\n");
  expect(all).toContain("Large cake: 29 EUR");
  expect(all).not.toContain("32 EUR");
  expect(await told("How much was the small cake in prices.md at tag spring-2024?")).toBe(
    "As it is in spring-2024:\nLarge cake: 29 EUR\nSmall cake: 19 EUR\n",
  );
});

test("that there is no such branch is told", async () => {
  expect(await told("how much is the small cake on the winter branch?")).toBe("git has no winter.\n");
});

test("nothing is looked for in git where what is there now is meant", async () => {
  expect(await told("what does the large cake cost?")).toBe("");
});
