import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { madeSteps } from "./made-steps.ts";
import { replacementQuestion } from "./replacement-question.ts";

const edit: ToolSpec = { name: "edit", description: "change a file", effect: "change", inputSchema: {}, fields: [] };
const never = new AbortController().signal;
const view = viewOf({
  "flyer.md": "# The Old Mill\nTea at 15:00 in The Old Mill\n",
  "page.html": "<title>The Old Mill</title>\n<p>Tea: 15:00</p>\n",
  "archive/2019.md": "The Old Mill opened, tea at 15:00.\n",
  "staff.csv": "name,day\nMo Lee,Mon\n",
});

const state = (request: string, more: Partial<TurnState> = {}): TurnState => ({
  tools: [edit],
  messages: [{ role: "user", id: "u", text: request, context: "" }],
  kind: "edit",
  stepsLeft: 9,
  ...more,
});

describe("what may be to be replaced", () => {
  test("is what a request says and the files have, in whatever letters", async () => {
    const question = await replacementQuestion(state("Blue Barn it is, no longer the old mill"), view, never);
    expect(question?.finds).toContain("the old mill");
    expect(question?.finds).not.toContain("Blue Barn");
  });

  test("is a value that the files write otherwise", async () => {
    const question = await replacementQuestion(state("tea is at half past, 15:30, no more at 3 pm"), view, never);
    expect(question?.finds).toContain("3 pm");
    expect(question?.putsFor("3 pm")).toContain("15:30");
  });

  test("has nothing in its place that is only a part of what is quoted", async () => {
    const question = await replacementQuestion(state('"The Old Mill" is to read "Our Dear Barn" now'), view, never);
    expect(question?.putsFor("The Old Mill")).toContain("Our Dear Barn");
    expect(question?.putsFor("The Old Mill")).not.toContain("Dear Barn");
  });

  test.each([
    "Blue Barn it is, no longer The Old Mill. Words like The Old Miller, in which it is only a part, should stay as they are",
    "Blue Barn it is, no longer The Old Mill; The Old Miller remains as it is",
  ])("is neither that nor its like what only is to stay: %s", async (request) => {
    const question = await replacementQuestion(state(request), view, never);
    expect(question?.putsFor("The Old Mill")).toContain("Blue Barn");
    expect(question?.putsFor("The Old Mill")).not.toContain("The Old Miller");
  });

  test("becomes what is made of it, right behind it", async () => {
    const request = "Könntest du in allen Blättern aus The Old Mill Blue Barn machen?";
    expect((await replacementQuestion(state(request), view, never))?.putsFor("The Old Mill")).toContain("Blue Barn");
  });

  test("never becomes a sentence", async () => {
    const request = "Our Guests Will Never Find That Mill Again. It is Blue Barn now instead of The Old Mill";
    const puts = (await replacementQuestion(state(request), view, never))?.putsFor("The Old Mill");
    expect(puts).toContain("Blue Barn");
    expect(puts).not.toContain("Our Guests Will Never Find That Mill");
  });

  test("never becomes what is said not to be", async () => {
    const request = "We don't want any Red Tea, so make it Blue Barn instead of The Old Mill. No Red Tea please";
    const question = await replacementQuestion(state(request), view, never);
    expect(question?.putsFor("The Old Mill")).toContain("Blue Barn");
    expect(question?.putsFor("The Old Mill")).not.toContain("Red Tea");
  });

  test("isn't what it is to be from now on", async () => {
    const question = await replacementQuestion(state("tea is 15:00 now, it was moved from The Old Mill"), view, never);
    expect(question?.finds).toContain("The Old Mill");
    expect(question?.finds.filter((find) => find.includes("15:00"))).toEqual([]);
  });

  test("can't become what is listed with it, or a part of itself", async () => {
    const question = await replacementQuestion(
      state("put Mo Lee, Kim Ray and The Old Mill on all of them"),
      view,
      never,
    );
    expect(question?.putsFor("Mo Lee")).toEqual(expect.not.arrayContaining(["Kim Ray", "Mo", "Lee"]));
  });

  test.each([
    ["is only looked at", state("is it still The Old Mill?", { kind: "look" })],
    ["is about one file", state("flyer.md should say Blue Barn instead of The Old Mill")],
    ["says what stands there only as the new", state("the talk got moved to 15:00, please change it")],
    ["says nothing that stands there", state("we are Blue Barn now, no longer Red Roof")],
    ["swaps two things", state("swap The Old Mill and Mo Lee everywhere")],
    ["has no tool to change files", state("Blue Barn, not The Old Mill, everywhere", { tools: [] })],
  ])("isn't asked where a request %s", async (_, one) => {
    expect(await replacementQuestion(one, view, never)).toBeNull();
  });
});

describe("what the model read out of a request", () => {
  const madeWith = async (request: string, find: string, put: string) => {
    const calls = await madeSteps(
      state(request, { reading: { about: "replacement", replacement: { find, put } } }),
      view,
      never,
    );
    return calls.map(({ input }) => ({ path: input["path"], put: input["new_text"] }));
  };

  test("is done in all files but those that tell of the past", async () => {
    const request = "Blue Barn it is, no longer the old mill. put that right please";
    expect(await madeWith(request, "the old mill", "blue barn")).toEqual([
      { path: "flyer.md", put: "Blue Barn" },
      { path: "page.html", put: "Blue Barn" },
    ]);
  });

  test("is done in the past, too, where all files are meant", async () => {
    const request = "Blue Barn it is in all files, no longer The Old Mill";
    expect(await madeWith(request, "The Old Mill", "Blue Barn")).toHaveLength(3);
  });

  test("is done as each line writes its values", async () => {
    const request = "we have tea at 15:30 from now on, 3 pm was too early";
    expect(await madeWith(request, "3 pm", "15:30")).toEqual([
      { path: "flyer.md", put: "Tea at 15:30 in The Old Mill" },
      { path: "page.html", put: "<p>Tea: 15:30</p>" },
    ]);
  });

  test("isn't done where the files don't have it", async () => {
    const calls = await madeWith("Blue Barn it is, no longer Red Roof", "Red Roof", "Blue Barn");
    expect(calls.filter(({ put }) => put === "Blue Barn")).toEqual([]);
  });
});
