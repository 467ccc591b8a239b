import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const here = import.meta.dirname;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hearth-process-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program, and gives what it says until `isEnough`. */
async function run(program: string, isEnough: (said: string) => boolean) {
  const file = path.join(folder, "program.mts");
  await writeFile(file, program);
  const child = spawn(process.execPath, ["--import", "tsx", file], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: path.resolve(here, "../../.."),
  });
  let said = "";
  for await (const words of child.stdout.setEncoding("utf8")) {
    said += String(words);
    if (isEnough(said)) break;
  }
  return { child, said };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("the model process", () => {
  it("ends when the process that started it is gone, however that ended", async () => {
    const program = `
      import { fork } from "node:child_process";
      const child = fork(${JSON.stringify(path.join(here, "model-process.ts"))}, [], { execArgv: ["--import", "tsx"], serialization: "advanced" });
      child.on("spawn", () => setTimeout(() => console.log("pid " + child.pid + "."), 1500));
    `;
    const { child, said } = await run(program, (words) => words.includes("."));
    const pid = Number(/\d+/.exec(said)?.[0]);
    expect(isRunning(pid)).toBe(true);
    child.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  it("reaches no network", async () => {
    const server = createServer((socket) => socket.end("hello"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const program = `
      import { forbidNetwork } from ${JSON.stringify(path.join(here, "forbid-network.ts"))};
      import dgram from "node:dgram";
      import http from "node:http";
      import net from "node:net";
      const tries = {
        net: () => new Promise((done, fail) => net.connect(${port}, "127.0.0.1").on("data", done).on("error", fail)),
        http: () => new Promise((done, fail) => http.get("http://127.0.0.1:${port}", done).on("error", fail)),
        fetch: () => fetch("http://127.0.0.1:${port}"),
        listen: () => new Promise((done) => net.createServer().listen(0, done)),
        dgram: () => new Promise((done) => dgram.createSocket("udp4").send("x", ${port}, "127.0.0.1", done)),
      };
      const reached = async (name) => { try { await tries[name](); return [name]; } catch { return []; } };
      const before = await reached("net");
      forbidNetwork();
      const after = (await Promise.all(Object.keys(tries).map(reached))).flat();
      console.log(JSON.stringify({ before, after }));
      process.exit(0);
    `;
    try {
      const { said } = await run(program, (words) => words.includes("}"));
      expect(JSON.parse(said)).toEqual({ before: ["net"], after: [] });
    } finally {
      server.close();
    }
  });
});
