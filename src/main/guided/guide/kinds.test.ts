import { expect, test } from "vitest";
import type { WorkspaceView } from "../workspace-view.ts";
import { kindsFor } from "./kinds.ts";

const view: WorkspaceView = {
  files: async () => [{ path: "prices.csv", size: 10 }],
  entry: async () => null,
  isRepository: async () => false,
  text: async () => null,
  table: async () => null,
  search: async (words) => (words.includes("lamp") ? [{ path: "prices.csv", line: 2, text: "lamp,3" }] : []),
};

test.each([
  ["How are you?", ["chat"]],
  ["what does chmod 640 do again?", ["chat"]],
  ["Schreib mir bitte eine Nachricht an Jonas", ["chat"]],
  ["What is in prices.csv?", ["look"]],
  ["what did the lamp cost", ["chat", "look"]],
  ["can you tell me what the lamp cost?", ["chat", "look"]],
  ["Set the lamp to 4 in prices.csv", ["edit", "run"]],
  ["the lamp is 4 now", ["chat", "look", "edit", "run"]],
  ["Write the dearest of prices.csv into winner.txt", ["make", "run"]],
  ["Schreibe das Teuerste aus prices.csv in sieger.txt", ["make", "run"]],
  ["rename prices.csv to old.csv", ["run"]],
  ["delete the leftover backup files", ["run"]],
])("%s", async (request, kinds) => {
  expect(await kindsFor(request, view)).toEqual(kinds);
});
