import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TempFolder, tempFolder } from "../../../test/support/temp-folder.ts";
import { appendLedger } from "../network/ledger.ts";
import { pathsFor } from "../paths.ts";
import { network } from "./network.ts";

let folder: TempFolder;

beforeEach(async () => {
  folder = await tempFolder();
});

afterEach(() => folder.remove());

async function run(isJson: boolean): Promise<string> {
  let text = "";
  const terminal = {
    out: (more: string) => (text += more),
    err: () => {},
    ask: null,
    askSecret: null,
    hasColours: false,
    canRedraw: false,
  };
  expect(await network(isJson, { terminal, paths: place() })).toBe(0);
  return text;
}

const place = () => pathsFor({ HEARTH_HOME: folder.path }, "linux", path.sep);

function connect(id: string, at: number, host: string, local: boolean) {
  const file = place().connections;
  appendLedger(file, { event: "begin", id, at, why: "Ollama: chat", run: "run-1", host, local, method: "POST" });
  const end = { type: "answered", status: 200 } as const;
  appendLedger(file, { event: "end", id, sent: 2_000, received: 30, end });
}

test("where nothing went out, it says so", async () => {
  expect(await run(false)).toBe("Hearth has connected to nothing yet.\n");
  expect(await run(true)).toBe("");
});

test("connections are listed newest first, with what each host came to", async () => {
  connect("1", Date.UTC(2026, 0, 2, 3, 4, 5), "127.0.0.1:11434", true);
  connect("2", Date.UTC(2026, 0, 2, 3, 5, 5), "box.lan:11434", false);
  expect((await run(false)).split("\n")).toEqual([
    "2026-01-02 03:05:05  box.lan:11434                    POST  2.00 kB out, 30 bytes in  Ollama: chat  done",
    "2026-01-02 03:04:05  127.0.0.1:11434 (this computer)  POST  2.00 kB out, 30 bytes in  Ollama: chat  done",
    "",
    "In total",
    "box.lan:11434                    once  2.00 kB out  30 bytes in",
    "127.0.0.1:11434 (this computer)  once  2.00 kB out  30 bytes in",
    "",
  ]);
});

test("as JSON each is a line", async () => {
  connect("1", 5, "box.lan:11434", false);
  expect(
    (await run(true))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ id: "1", atMs: 5, host: "box.lan:11434", sentBytes: 2_000, runId: "run-1" }]);
});
