import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readWindowState, writeWindowState } from "./window-state.ts";

const screen = { x: 0, y: 0, width: 1920, height: 1080 };
const state = { bounds: { x: 100, y: 50, width: 1200, height: 800 }, isMaximized: true };
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "window-"));
  file = path.join(folder, "deeper", "window.json");
});
afterEach(() => rm(folder, { recursive: true }));

test("a window comes back where it was", () => {
  writeWindowState(file, state);
  expect(readWindowState(file, [screen])).toEqual(state);
});

test.each([
  ["beside every screen", { x: 5000, y: 50 }],
  ["above the screen, with its title out of reach", { x: 100, y: -300 }],
  ["below the screen", { x: 100, y: 1070 }],
  ["but for a sliver", { x: -1190, y: 50 }],
])("a window that would be %s opens where windows open", (_name, place) => {
  writeWindowState(file, { ...state, bounds: { ...state.bounds, ...place } });
  expect(readWindowState(file, [screen])).toBeNull();
});

test("on a second screen it is found again", () => {
  const second = { x: 1920, y: 0, width: 1280, height: 1024 };
  writeWindowState(file, { ...state, bounds: { ...state.bounds, x: 2000 } });
  expect(readWindowState(file, [screen])).toBeNull();
  expect(readWindowState(file, [screen, second])).not.toBeNull();
});

test.each(["", "{", "null", "[]", '{"bounds":{"x":"1"}}', '{"bounds":{"x":1e99,"y":0,"width":1,"height":1}}'])(
  "a file that says %j is as good as none",
  async (text) => {
    const odd = path.join(folder, "odd.json");
    await writeFile(odd, text);
    expect(readWindowState(odd, [screen])).toBeNull();
  },
);

test("a place that can't be written is no error", async () => {
  const taken = path.join(folder, "taken");
  await writeFile(taken, "a file");
  expect(() => writeWindowState(path.join(taken, "window.json"), state)).not.toThrow();
  expect(readWindowState(path.join(taken, "window.json"), [screen])).toBeNull();
});
