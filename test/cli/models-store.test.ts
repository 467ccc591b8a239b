import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fakeGguf } from "../support/fake-gguf.ts";
import { type HubServer, startHubServer } from "../support/hub-server.ts";
import { type CliPlace, makePlace, runHearth } from "../support/run-hearth.ts";

const content = fakeGguf({ tensorBytes: 400_000, fill: 3 });
const id = "hf:ada/tiny-GGUF:Q4_K_M";

async function openHub(): Promise<HubServer> {
  const hub = await startHubServer({
    "ada/tiny-GGUF": {
      downloads: 1234,
      tags: ["license:mit"],
      files: { "tiny-Q4_K_M.gguf": content, "tiny-Q8_0.gguf": content },
    },
  });
  onTestFinished(() => hub.close());
  return hub;
}

function run(args: string[], place: CliPlace, hub: HubServer, onStart?: (stop: () => void, kill: () => void) => void) {
  const HOME = place.root; // so that no other program's models are found
  return runHearth(["models", ...args], place, {
    env: { HF_ENDPOINT: hub.url, HOME, XDG_CACHE_HOME: path.join(HOME, "cache") },
    ...(onStart ? { onStart } : {}),
  });
}

/** The first file that is being fetched has bytes that are on the disk. */
async function begun({ models }: CliPlace): Promise<void> {
  const partial = path.join(models, "tiny-Q4_K_M.gguf.partial");
  const hasBytes = () => existsSync(partial) && readFileSync(partial).subarray(0, 4).toString() === "GGUF";
  await expect.poll(hasBytes, { timeout: 20_000 }).toBe(true);
}

function expectWhole({ models }: CliPlace) {
  expect(readdirSync(models)).toEqual(["tiny-Q4_K_M.gguf"]);
  expect(Buffer.compare(readFileSync(path.join(models, "tiny-Q4_K_M.gguf")), content)).toBe(0);
}

test("a model is searched for by name, fetched, listed and removed", async () => {
  const [place, hub] = [makePlace(), await openHub()];
  const found = await run(["search", "tiny"], place, hub);
  expect(found).toMatchObject({ status: 0 });
  expect(found.out).toMatch(/ada\/tiny-GGUF {2}mit, 1,234 downloads\n.*tiny-Q4_K_M\.gguf +Q4_K_M +0\.4 MB +fits/);
  const file = path.join(place.models, "tiny-Q4_K_M.gguf");
  expect(await run(["pull", id], place, hub)).toEqual({
    status: 0,
    out: `${file}\n`,
    err: `${new URL(hub.url).host}: 0.4 MB are to come …\ntiny-Q4_K_M is ready: hearth ask --model tiny-Q4_K_M.gguf …\n`,
  });
  expect((await run(["list"], place, hub)).out).toMatch(/^tiny-Q4_K_M\.gguf +here +0\.4 MB +fits/);
  expect((await run(["remove", "tiny-Q4_K_M.gguf"], place, hub)).out).toContain("0.4 MB are free again");
  expect(readdirSync(place.models)).toEqual([]);
});

test("Ctrl+C keeps what is here, says so, and the next one goes on from there", async () => {
  const [place, hub] = [makePlace(), await openHub()];
  hub.stall();
  const stopped = await run(["pull", id], place, hub, (stop) => void begun(place).then(stop));
  expect(stopped.status).toBe(130);
  expect(stopped.err).toContain(
    `Stopped; 0.2 MB are kept. Go on: hearth models pull ${id}. Free them: hearth models remove ${id}\n`,
  );
  expect((await run(["list"], place, hub)).out).toContain(`${id}  0.2 MB here`);
  hub.goOn();
  expect((await run(["pull", id], place, hub)).status).toBe(0);
  expectWhole(place);
});

test("what a stopped download has left can be freed", async () => {
  const [place, hub] = [makePlace(), await openHub()];
  hub.stall();
  await run(["pull", id], place, hub, (stop) => void begun(place).then(stop));
  expect((await run(["remove", id], place, hub)).out).toContain("0.2 MB are free again");
  expect(readdirSync(place.models)).toEqual([]);
});

test("a process that is killed is no hindrance for the next", async () => {
  const [place, hub] = [makePlace(), await openHub()];
  hub.stall();
  const killed = await run(["pull", id], place, hub, (_stop, kill) => void begun(place).then(kill));
  expect(killed.status).not.toBe(0);
  hub.goOn();
  expect((await run(["pull", id], place, hub)).status).toBe(0);
  expectWhole(place);
});

test("of two processes that fetch the same model one does, and the other says so", async () => {
  const [place, hub] = [makePlace(), await openHub()];
  hub.stall();
  const first = run(["pull", id], place, hub);
  await begun(place);
  const second = await run(["pull", id], place, hub);
  expect(second.status).toBe(1);
  expect(second.err).toMatch(/This model is being fetched already, by process \d+/);
  hub.goOn();
  expect((await first).status).toBe(0);
  expectWhole(place);
});
