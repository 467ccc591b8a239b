import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { decodeText } from "../workspace/text-format.ts";
import { attachmentShelf } from "./attachment-shelf.ts";

const month = 31 * 24 * 60 * 60 * 1000;
const { signal } = new AbortController();

function openShelf(now = Date.now) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "shelf-")), "attachments");
  return { folder, shelf: attachmentShelf(folder, decodeText, now) };
}

test("what was added is there after a restart, for its owner alone, until it is removed", async () => {
  const { folder, shelf } = openShelf();
  const { id, ...info } = await shelf.add({ name: "a.txt", bytes: Buffer.from("words") }, signal);
  expect(info).toEqual({ type: "file", name: "a.txt", bytes: 5, what: "text", notice: null });
  const again = attachmentShelf(folder, decodeText, Date.now);
  expect(await again.get([id])).toEqual([{ type: "file", name: "a.txt", bytes: 5, what: "text", text: "words" }]);
  expect(statSync(path.join(folder, `${id}.json`)).mode & 0o077).toBe(0);
  await again.remove([id, "not-there"]);
  await expect(shelf.get([id])).rejects.toThrow("An attached file isn't here any more.");
});

test("what nobody sent for a month is forgotten", async () => {
  const { folder, shelf } = openShelf();
  await shelf.add({ name: "a.txt", bytes: Buffer.from("words") }, signal);
  await shelf.tidy();
  expect(readdirSync(folder)).toHaveLength(1);
  await attachmentShelf(folder, decodeText, () => Date.now() + month).tidy();
  expect(readdirSync(folder)).toEqual([]);
});
