import { expect, test } from "vitest";
import { choosingWriter } from "../../../../../test/support/choosing-writer.ts";
import { drained } from "../../../../../test/support/real-engine.ts";
import { readLikelyFiles } from "./read-likely-files.ts";
import type { Writer } from "./writer.ts";

const files = [
  { path: "todo.txt", text: "paint the hall\nrouter: move it\nbuy lamps\n" },
  { path: "wifi 2022.md", text: "# Wifi\n\n- name: Meadow\n- password: heron\n" },
  { path: "router 2025.md", text: "# Router\n\n- name: Meadow\n- password: plover\n" },
];
const question = "what's the password of the router?";

async function chosen(words: readonly string[] | null, asks = question, more: Partial<Writer> = {}) {
  const asked: string[] = [];
  const writer = choosingWriter(words, asked, more);
  const reading = readLikelyFiles(writer, { question: asks, files, messages: [] }, new AbortController().signal);
  const { result } = await drained(reading);
  return { asked, result };
}

test("the file is chosen whose line answers, of all lines of all files", async () => {
  const { asked, result } = await chosen(["router: move", "password:", "lamps"]);
  expect(result?.paths).toEqual(["todo.txt"]);
  expect(asked.filter((request) => request.includes("yes or no"))).toHaveLength(6);
  expect(asked[0]).toContain(question);
  expect(asked[0]).toContain("todo.txt");
});

test("the lines are told with it, the likeliest first", async () => {
  const { result } = await chosen(["router: move", "password:", "lamps"]);
  expect(result?.found.lines[0]?.line.text).toBe("router: move it");
  expect(result?.found.lines).toHaveLength(5);
});

test("of files that say the same thing the newest is chosen", async () => {
  expect((await chosen(["password:"])).result?.paths).toEqual(["router 2025.md"]);
  expect((await chosen(["heron", "plover"], "what was the password in 2022?")).result?.paths).toEqual(["wifi 2022.md"]);
});

test("none is chosen where nobody can say how likely they are, or there is no room to ask", async () => {
  expect((await chosen(null)).result).toBeNull();
  const { asked, result } = await chosen(["password:"], question, { hasRoom: async () => false });
  expect(result).toBeNull();
  expect(asked).toEqual([]);
});
