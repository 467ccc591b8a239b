import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ModelProcess } from "./engine-port.ts";
import { forkModelProcess } from "./fork-model-process.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hearth-fork-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

async function start(program: string): Promise<ModelProcess> {
  const file = path.join(folder, "program.mjs");
  await writeFile(file, program);
  return forkModelProcess(file)();
}

const firstMessage = (child: ModelProcess) => new Promise<unknown>((resolve) => child.onMessage(resolve));
const exit = (child: ModelProcess) => new Promise<string>((resolve) => child.onExit(resolve));

describe("forkModelProcess", () => {
  it("hands on no keys", async () => {
    vi.stubEnv("ANTHROPIC_API_KEY", "canary");
    vi.stubEnv("HEARTH_HOME", "/canary");
    const child = await start("process.send(process.env); process.disconnect();");
    const environment = await firstMessage(child);
    expect(JSON.stringify(environment)).not.toContain("canary");
    expect(environment).toHaveProperty("PATH");
    await exit(child);
  });

  it("passes messages on both ways, bytes too", async () => {
    const child = await start(
      `process.on("message", (data) => process.send({ got: data })); setInterval(() => {}, 1e6);`,
    );
    child.postMessage(new Uint8Array([1, 2]));
    expect(await firstMessage(child)).toEqual({ got: new Uint8Array([1, 2]) });
    const gone = exit(child);
    child.kill();
    expect(await gone).toBe("signal SIGKILL");
    child.postMessage("nobody reads this");
  });

  it("tells how it ended, with its last words", async () => {
    const child = await start(`console.error("first\\nnot enough memory"); process.exit(3);`);
    expect(await exit(child)).toBe("status 3: not enough memory");
  });

  it("tells of a program that isn't there", async () => {
    const child = forkModelProcess(path.join(folder, "none.mjs"))();
    expect(await exit(child)).toMatch(/^status 1/);
  });
});
