import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { dot, makePdf } from "../support/attached-files.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

function placeWith(files: Readonly<Record<string, Buffer>>) {
  const place = makePlace();
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(place.root, name), bytes);
  return { place, at: (name: string) => path.join(place.root, name) };
}

describe("hearth ask --attach", () => {
  test("gives files with the request, says what the model can't have, and answers", async () => {
    const { place, at } = placeWith({ "zoo.pdf": makePdf(["Four lions"]), "cat.png": dot });
    const server = await scriptOllama(place, [says("Four.")]);
    const run = await runHearth(["ask", "--attach", at("zoo.pdf"), "--attach", at("cat.png"), "How many?"], place);
    expect(run).toMatchObject({ status: 0, out: "Four.\n" });
    expect(server.chats[0]?.messages.at(-1)?.content).toContain("[page 1]\nFour lions");
    expect(run.err).toContain("cat.png was left out: ollama/scripted can't see images.");
    const shown = await runHearth(["sessions", "show", (await listed(place)) ?? ""], place);
    expect(shown.out).toContain("with zoo.pdf, cat.png");
  });

  test.each([
    ["nowhere.txt", "nowhere.txt is not there."],
    ["folder", "folder is a folder. Attach files out of it, or work in it: --workspace "],
    ["empty.txt", "empty.txt is empty: it has 0 bytes."],
    ["half.png", "half.png is broken: a PNG image that is cut off."],
    ["photo.pdf", "photo.pdf is named like a PDF document, but it is a PNG image."],
    ["scan.pdf", "There is no text in scan.pdf"],
    ["huge.txt", "has 21 MB, and 20 MB are the most that can be attached."],
  ])("with %s says what is wrong, and asks nothing", async (name, message) => {
    const { place, at } = placeWith({
      "empty.txt": Buffer.alloc(0),
      "half.png": dot.subarray(0, 30),
      "photo.pdf": dot,
      "scan.pdf": makePdf([""]),
      "huge.txt": Buffer.alloc(21 * 1024 * 1024, "a"),
    });
    mkdirSync(at("folder"));
    const server = await scriptOllama(place, [says("Hi.")]);
    const run = await runHearth(["ask", "--attach", at(name), "What is this?"], place);
    expect(run).toMatchObject({ status: 1, out: "" });
    expect(run.err).toContain(message);
    expect(run.err).not.toMatch(/\n\s+at /);
    expect(server.chats).toEqual([]);
  });

  test("takes ten files at most", async () => {
    const { place, at } = placeWith({ "a.txt": Buffer.from("a") });
    const files = Array.from({ length: 11 }, () => ["--attach", at("a.txt")]).flat();
    const run = await runHearth(["ask", ...files, "hello"], place);
    expect(run.err).toContain("11 files are attached, and 10 are the most.");
  });
});

test("hearth ask --plan prints a plan, and changes nothing", async () => {
  const place = makePlace({ "notes.md": "lions\n" });
  const plan = "1. Add the bears to notes.md";
  await scriptOllama(place, [callsTool("write", { path: "notes.md", content: "bears" }), says(plan)]);
  const run = await runHearth(["ask", "--plan", "--permission", "allow", "Add the bears to notes.md"], place);
  expect(run).toMatchObject({ status: 0, out: `${plan}\n` });
  expect(readFileSync(path.join(place.workspace, "notes.md"), "utf8")).toBe("lions\n");
});

async function listed(place: Parameters<typeof runHearth>[1]) {
  const { out } = await runHearth(["sessions", "list"], place);
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(out)?.[0];
}
