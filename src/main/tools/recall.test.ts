import { expect, test } from "vitest";
import { answered, asked, stepped } from "../../../test/support/long-talk.ts";
import { recallSource } from "../wiring/search/recall-source.ts";
import { AppError } from "../../shared/error.ts";
import { emptyView, type SessionView } from "../../shared/fold.ts";
import { defaultProfile } from "../agent/profile.ts";
import { runTool } from "../../../test/support/run-tool.ts";
import { searchMessages } from "./search-messages.ts";

const messages = [
  asked("u1", "The boat is called Möwe, and it leaves on Friday."),
  answered("a1", "I wrote that down."),
  ...stepped("s1", "view", "crew.md", "Captain: Ann. Cook: Bo."),
  asked("u2", "船の名前は何ですか"),
  asked("u3", "Go on."),
];

test.each([
  ["what is the boat called?", "user", "Möwe"],
  ["COOK", "result", "Cook: Bo"],
  ["船の名前", "user", "船の名前"],
])("what was said earlier is found by its words: %s", (query, who, text) => {
  expect(searchMessages(messages, query)[0]).toMatchObject({ who, text: expect.stringContaining(text) });
});

test("nothing is made up where nothing was said", () => {
  expect(searchMessages(messages, "zebra")).toEqual([]);
});

test("recall looks in what the model doesn't see of its session, then in others", async () => {
  const digest = { messages: 4, rules: [], open: [], files: [], summaries: [] };
  const tokens = { before: 0, after: 0 };
  const compaction = { id: "c", fromId: "u3", digest, cut: null, atId: "u3", tokens };
  const views: Record<string, SessionView> = { old: { ...emptyView, messages, compaction }, new: emptyView };
  const source = recallSource(
    (id) => {
      const view = views[id];
      if (!view) throw new AppError("not-found", "There is no such session.");
      return view;
    },
    async (words, sessionId) => {
      const session = { title: "Harbour", atMs: Date.UTC(2026, 4, 1) };
      return words === "boat" ? [{ who: "user", text: `A boat, not in ${sessionId}.`, session }] : [];
    },
  );
  const place = { workspace: "/w", profile: defaultProfile, scope: "all" as const };
  const elsewhere = (sessionId: string) => `In "Harbour" of 2026-05-01: The user said: A boat, not in ${sessionId}.`;
  for (const sessionId of ["new", "none"]) {
    const [tool] = await source({ ...place, sessionId });
    expect(tool && (await runTool(tool, { words: "boat" })).text).toBe(elsewhere(sessionId));
  }
  const [tool] = await source({ ...place, sessionId: "old" });
  if (!tool) throw new Error("There is no recall.");
  expect(tool.spec.cues).toContain("you earlier");
  const { text } = await runTool(tool, { words: "boat" });
  expect(text).toMatch(/^The user said: The boat is called Möwe[^]*\nIn "Harbour" of/);
  expect((await runTool(tool, { words: "zebra" })).text).toContain("Nothing was said earlier");
  await expect(runTool(tool, { words: " " })).rejects.toThrow("Say a few words");
});
