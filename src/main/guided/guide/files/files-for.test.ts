import { expect, test } from "vitest";
import { filesFor } from "./files-for.ts";
import type { WorkspaceView } from "../../workspace-view.ts";

const listed = [{ path: "a.md", size: 3 }];
const view: WorkspaceView = {
  files: async () => listed,
  entry: async (path) => (path === ".env" ? { path, size: 7 } : null),
  isRepository: async () => false,
  text: async () => null,
  fingerprint: async () => null,
  table: async () => null,
  records: async () => [],
  search: async () => [],
};

test.each([
  [
    "an ignored file can be meant by who names it",
    "What is the token in .env?",
    [...listed, { path: ".env", size: 7 }],
  ],
  ["an ignored file isn't offered unasked", "What is the token?", listed],
  ["what isn't there isn't offered", "Put it into other.md", listed],
])("%s", async (_, request, files) => {
  expect(await filesFor(request, view)).toEqual(files);
});
