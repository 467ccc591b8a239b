import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findGpuMemory } from "./gpu-memory.ts";

let root: string;
const gib = 1024 ** 3;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "gpu-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function driver(script: string): Promise<string> {
  const file = path.join(root, "nvidia-smi");
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o700);
  return file;
}

async function card(name: string, bytes: string): Promise<void> {
  await mkdir(path.join(root, "drm", name, "device"), { recursive: true });
  await writeFile(path.join(root, "drm", name, "device/mem_info_vram_total"), bytes);
}

const find = (nvidia = path.join(root, "none")) => findGpuMemory({ nvidia, linuxCards: path.join(root, "drm") });

test("without a card of its own there is no such memory", async () => {
  expect(await find()).toBeNull();
  await card("card0", String(gib / 2)); // a part of the computer's memory
  await mkdir(path.join(root, "drm", "renderD128"), { recursive: true });
  expect(await find()).toBeNull();
});

test("a card that Linux lists is counted", async () => {
  await card("card1", `${8 * gib}\n`);
  expect(await find()).toBe(8 * gib);
});

test.skipIf(process.platform === "win32")("the cards of NVIDIA's driver are counted, together", async () => {
  expect(await find(await driver('[ "$1" = --query-gpu=memory.total ] && printf "24576\\n12288\\n"'))).toBe(36 * gib);
});

test.skipIf(process.platform === "win32")(
  "a driver that fails, or says something else, is as good as none",
  async () => {
    expect(await find(await driver('echo "No devices were found"; exit 6'))).toBeNull();
    expect(await find(await driver('echo "[N/A]"'))).toBeNull();
  },
);
