import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { madeSteps } from "./made-steps.ts";
import { selectRows } from "../../../store/select-rows.ts";
import { questionsOf } from "./questions-of.ts";

const never = new AbortController().signal;
const tools: ToolSpec[] = [
  { name: "view", description: "show a file", effect: "look", inputSchema: {}, fields: [] },
  { name: "edit", description: "change a file", effect: "change", inputSchema: {}, fields: [] },
  { name: "bash", description: "run", effect: "run", inputSchema: {}, fields: [] },
];
const write: ToolSpec = { name: "write", description: "make a file", effect: "change", inputSchema: {}, fields: [] };
const view = viewOf({ "prices.csv": "item,price\nTea,2.50\nCake,3.50\n", "rota.txt": "Mon  Ann\nTue  Bo\n" });

const state = (text: string, more: Partial<TurnState> = {}): TurnState => ({
  tools,
  messages: [{ role: "user", id: "u", text, context: "" }],
  kind: "edit",
  stepsLeft: 9,
  ...more,
});

/** What is asked about a request, once the harness has made what steps it could. */
async function asked(text: string, more: Partial<TurnState> = {}) {
  const made = await madeSteps(state(text, more), view, never);
  return (await questionsOf(state(text, more), made, { view, select: selectRows }, never)).map(({ about }) => about);
}

describe("what a request wants is asked for in plain words", () => {
  test("where the harness knows nothing to do", async () => {
    expect(await asked("we don't do cake any more, prices.csv doesn't know that yet")).toEqual(["wishes"]);
  });

  test("where what it would do may be only a part", async () => {
    expect(await asked("prices.csv: change 2.50 to 2.80, and cake has become 3.90")).toEqual(["wishes"]);
  });

  test("before it is asked where files are to be: what is put somewhere need not be a file", async () => {
    expect((await asked("can you put the files about ann somewhere", { kind: "run" }))[0]).toBe("wishes");
  });

  test("with the numbers that the files have already", async () => {
    const questions = await questionsOf(
      state("cake was 3.50 and goes up by 0.40"),
      [],
      { view, select: selectRows },
      never,
    );
    expect(questions).toContainEqual({ about: "wishes", request: expect.any(String), there: ["3.50"] });
  });
});

describe("a request is asked for once more, plainly", () => {
  const making = { kind: "make" as const, tools: [...tools, write] };

  test("where a new file is wanted that the harness can't make of it", async () => {
    expect(await asked("all there is, is prices.csv, and our page can only read a prices.json", making)).toEqual([
      "plain",
    ]);
  });

  test("but not for a program", async () => {
    expect(await asked("what I miss is a sum.py that adds up what stands in prices.csv", making)).toEqual([]);
  });

  test("but not where some files are excepted that only the request tells", async () => {
    const sorting = "could you please find a good place for each of the files, except for those of Tom?";
    expect(await asked(sorting, { kind: "run" })).toEqual(["wishes", "places"]);
  });

  test("before each file is gone through", async () => {
    const sorting = "could you please find a good place for each of the files, by what they are about?";
    expect(await asked(sorting, { kind: "run" })).toEqual(["wishes", "plain", "places"]);
  });
});

test("a new file is made as its request is said plainly", async () => {
  const asks = state("all there is, is prices.csv, and our page can only read a prices.json", {
    kind: "make",
    tools: [...tools, write],
    reading: { about: "plain", request: "Make prices.json from prices.csv, one object per row." },
  });
  const tables = viewOf(
    { "prices.csv": "item,price\nTea,2.50\nCake,3.50\n" },
    {
      "prices.csv": {
        columns: ["item", "price"],
        rows: [
          ["Tea", "2.50"],
          ["Cake", "3.50"],
        ],
      },
    },
  );
  const [call] = await madeSteps(asks, tables, never);
  expect(call).toMatchObject({ tool: "write", input: { path: "prices.json" } });
});

describe("files are placed as it is said plainly", () => {
  const notes = viewOf({ "draft a.txt": "a", "draft b.txt": "b", "list.txt": "c" });
  const placed = (request: string) => {
    const reading = { about: "plain" as const, request: "Move all txt files into a new folder Notes." };
    return madeSteps(state(request, { kind: "run", reading }), notes, never);
  };

  test("where nothing is held back", async () => {
    expect(await placed("I'd be so glad if what ends in .txt could lie in a new folder Notes, all of it")).not.toEqual(
      [],
    );
  });

  test("but not where the request holds something back", async () => {
    expect(
      await placed("Tom is still using the drafts. What ends in .txt could lie in a new folder Notes, all of it"),
    ).toEqual([]);
  });
});

test.each<[string, string, Partial<TurnState>]>([
  ["is only to be told", "what does the cake cost?", { kind: "look" }],
  ["makes a new file", "write the prices into menu.txt, and the rota too", {}],
  ["is done as it is said", "replace Cake with Pie in prices.csv", {}],
])("it isn't asked for what %s", async (_, text, more) => {
  expect(await asked(text, more)).not.toContain("wishes");
});

describe("once the wishes are known", () => {
  const request = "prices.csv: change 2.50 to 2.80, and cake has become 3.90";
  const made = (wishes: readonly string[], text = request) =>
    madeSteps(state(text, { reading: { about: "wishes", wishes } }), view, never);

  test("all of them are done", async () => {
    const calls = await made(['Change "2.50" to "2.80"', 'Set "cake" to "3.90"']);
    expect(calls).toMatchObject([{ tool: "edit", input: { new_text: "Tea,2.80\nCake,3.90" } }]);
  });

  test("a part of what is wanted isn't done as if it were all", async () => {
    const calls = await made(['Change "2.50" to "2.80"', 'Set "coffee" to "3.90"']);
    expect(calls.map(({ tool }) => tool)).toEqual(["view"]);
  });

  test("what covers them all stays as it was", async () => {
    const all = "replace Cake with Pie in prices.csv, please";
    expect(await made(['Set "cake" to "Pie"', 'Replace "Cake" by "Pie"'], all)).toEqual(
      await madeSteps(state(all), view, never),
    );
  });
});

test("one half alone isn't done where the other one puts something in", async () => {
  const both = "Cake is sold out, take it out of prices.csv. And add Scones to the list of what is new";
  expect(await madeSteps(state("take Cake out of prices.csv"), view, never)).toContainEqual(
    expect.objectContaining({ tool: "edit" }),
  );
  expect(await madeSteps(state(both), view, never)).not.toContainEqual(expect.objectContaining({ tool: "edit" }));
});
