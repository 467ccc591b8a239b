import { fork } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TempFolder, tempFolder } from "../../../test/support/temp-folder.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { appendLedger, readLedger } from "./ledger.ts";

let folder: TempFolder;
let file: string;

beforeEach(async () => {
  folder = await tempFolder();
  file = path.join(folder.path, "network.jsonl");
});

afterEach(() => folder.remove());

const line = (id: string): LedgerLine => ({ event: "program", id, at: 1, why: "A test", run: null, program: "pip" });
const ids = async () => (await readLedger(file)).map(({ id }) => id);

test("the newest is read first, and where there is no list there is nothing", async () => {
  expect(await readLedger(file)).toEqual([]);
  for (const id of ["one", "two"]) appendLedger(file, line(id));
  expect(await ids()).toEqual(["two", "one"]);
});

test("a spoiled line costs no other", async () => {
  appendLedger(file, line("one"));
  appendFileSync(file, '{"event":"begin","id":\n\u0000\u0000\n[]\n{"event":"end","id":"gone","sent":1,"received":1}\n');
  appendLedger(file, line("two"));
  expect(await ids()).toEqual(["two", "one"]);
});

test("a list that grew long is put aside once, and still read", async () => {
  for (const id of ["1", "2", "3", "4"]) appendLedger(file, line(id), 200);
  expect(await ids()).toEqual(["4", "3", "2", "1"]);
  expect(readFileSync(path.join(folder.path, "network.old.jsonl"), "utf8").split("\n")).toHaveLength(4);
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test("who was killed while putting it aside holds up nobody for long", async () => {
  writeFileSync(`${file}.lock`, "");
  utimesSync(`${file}.lock`, 0, 0);
  for (const id of ["1", "2", "3", "4"]) appendLedger(file, line(id), 200);
  expect(existsSync(path.join(folder.path, "network.old.jsonl"))).toBe(true);
});

test("several processes write at once, and no line is lost", async () => {
  const program = path.join(import.meta.dirname, "..", "..", "..", "test", "support", "write-ledger.ts");
  const children = ["a", "b", "c"].map((name) =>
    fork(program, [file, name, "200"], { execArgv: ["--import", "tsx"], stdio: "inherit" }),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, "exit"))[0]));
  expect(codes).toEqual([0, 0, 0]);
  const found = await ids();
  expect(found).toHaveLength(600);
  expect(new Set(found).size).toBe(600);
});
