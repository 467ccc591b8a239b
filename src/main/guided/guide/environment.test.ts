import { describe, expect, test } from "vitest";
import type { Message } from "../../../shared/message.ts";
import { describeEnvironment, readableSize } from "./environment.ts";
import type { RequestKind } from "../../../shared/message.ts";
import type { TurnState } from "../../agent/guide.ts";
import { madeSteps } from "./made/made-steps.ts";
import { viewOf } from "../../../../test/support/view-of.ts";

const { signal } = new AbortController();
const zoo = viewOf({
  "zoo.txt": "lions 4\nbears 2\nthe gate opens at 8\n",
  "plan.ini": "gate = 8\n",
  "big.log": "x".repeat(5_000),
});

describe("what a model is told with a request", () => {
  test("names files with sizes, the lines that match, and what isn't there", async () => {
    expect(await describeEnvironment("how many lions? write it to out.md", [], zoo, [], signal)).toBe(
      "Files: zoo.txt 36 B, plan.ini 9 B, big.log 4.9 KB\nMatching lines:\nzoo.txt:1: lions 4\nNot there yet: out.md",
    );
  });

  test("leaves out the lines of a long file whose entries were counted", async () => {
    const line = (day: number) => `2024-11-${day} 01:00:00 ERROR could not store\n`;
    const log = viewOf({ "a.log": Array.from({ length: 60 }, (_, at) => line(10 + (at % 3))).join("") });
    const context = await describeEnvironment("how many errors are in a.log on 2024-11-11?", [], log, [], signal);
    expect(context).toContain("Counted: 20 ERROR entries of 2024-11-11");
    expect(context).not.toContain("Matching lines");
  });

  test("puts lines with rare words first", async () => {
    const rare = viewOf({ "a.txt": "gate one\ngate two\ngate three with lions\n" });
    const context = await describeEnvironment("lions at the gate", [], rare, [], signal);
    expect(context.split("Matching lines:\n")[1]?.split("\n")[0]).toBe("a.txt:3: gate three with lions");
  });

  test("doesn't say the same files twice in a conversation", async () => {
    const context = await describeEnvironment("hello", [], zoo, [], signal);
    const history: Message[] = [{ role: "user", id: "u", text: "hello", context }];
    expect(await describeEnvironment("hello again", history, zoo, [], signal)).toBe("");
  });

  test("says so when there is nothing", async () => {
    expect(await describeEnvironment("hello", [], viewOf({}), [], signal)).toBe("Files: none, the folder is empty.");
  });

  test("lists no more files than a small model can take in", async () => {
    const many = viewOf(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}.txt`, ""])));
    expect(await describeEnvironment("hello", [], many, [], signal)).toContain(" and 20 more");
  });
});

const startOf = (text: string, kind: RequestKind): TurnState => ({
  tools: [],
  messages: [{ role: "user", id: "u", text, context: "" }],
  kind,
  stepsLeft: 9,
});

describe("steps that need no model", () => {
  test("do nothing that was taken back", async () => {
    const made = (request: string) => madeSteps(startOf(request, "edit"), zoo, signal);
    expect((await made("in zoo.txt lions are 5 instead of 4")).map(({ tool }) => tool)).toContain("edit");
    const back = await made("in zoo.txt lions are 5 instead of 4. no, forget it");
    expect(back.map(({ tool }) => tool)).not.toContain("edit");
  });

  const made = async (request: string, kind: "look" | "edit" | "make" | "chat" | "run") =>
    (await madeSteps(startOf(request, kind), zoo, signal)).map((call) => call.input["path"]);

  test("view the files that are named, unless they are long", async () => {
    expect(await made("what is in zoo.txt and plan.ini?", "look")).toEqual(["zoo.txt", "plan.ini"]);
    expect(await made("what is in big.log?", "look")).toEqual([]);
  });

  test("view of a longer file the parts that fit a question", async () => {
    const months = Array.from(
      { length: 90 },
      (_, index) => `## Week ${index}\n\nNothing of note, the boats lie dry.\n`,
    );
    const diary = months.with(40, "## Week 40\n\nThe jetty was painted green.\n").join("\n");
    const view = viewOf({ "diary.md": diary, "zoo.txt": "lions 4\n" });
    const calls = await madeSteps(startOf("what happened to the jetty?", "look"), view, signal);
    expect(calls).toContainEqual({ tool: "view", input: { path: "diary.md", offset: 161, limit: 3 } });
    expect(await madeSteps(startOf("in diary.md the jetty was painted blue", "edit"), view, signal)).toEqual([]);
    // of what is to be summed up no part says more than another one
    expect(await madeSteps(startOf("summarise the jetty story of diary.md", "look"), view, signal)).toEqual([
      { tool: "view", input: { path: "diary.md" } },
    ]);
  });

  test("view what a longer log says last where nothing of it fits a question", async () => {
    const days = Array.from({ length: 200 }, (_, index) => `2024-03-01 ${index} backup ok, 12 files kept`);
    const view = viewOf({ "backup.log": `${days.join("\n")}\n`, "zoo.txt": "lions 4\n" });
    const [call] = await madeSteps(startOf("最後に成功したのはいつ?backup.log", "look"), view, signal);
    expect(call).toMatchObject({ tool: "view", input: { path: "backup.log" } });
    expect(Number(call?.input["offset"]) + Number(call?.input["limit"])).toBe(201);
  });

  test("view no part of a longer table that was counted", async () => {
    const days = Array.from({ length: 90 }, (_, index) => [`2024-06-${index}`, `${index % 31}`]);
    const table = { columns: ["date", "high"], rows: days };
    const text = [table.columns, ...days].map((row) => `${row.join(",")},quite a warm day by the lake`).join("\n");
    const view = viewOf({ "weather.csv": text, "zoo.txt": "lions 4\n" }, { "weather.csv": table });
    expect(await madeSteps(startOf("highest high in weather.csv?", "look"), view, signal)).toEqual([]);
    expect(await madeSteps(startOf("what was on 2024-06-14 in weather.csv?", "look"), view, signal)).not.toEqual([]);
  });

  test("view the file that matches best last, where none is named and the folder is small", async () => {
    expect(await made("how many lions are there?", "look")).toEqual(["plan.ini", "zoo.txt"]);
    expect(await made("zebras and lions are gone", "edit")).toEqual(["zoo.txt"]);
    expect(await made("write a page about the lions", "make")).toEqual(["plan.ini", "zoo.txt"]);
  });

  test("view the data of the folder for a new program, whichever of it is named", async () => {
    const view = viewOf({
      "cats.csv": "id,name\n1,Mo\n",
      "food packages.csv": "cat,day\n1,mon\n",
      "notes.md": "# Cats\n",
      "package.json": "{}",
    });
    const calls = await madeSteps(
      startOf("write hungry.py: it prints who of cats.csv got nothing", "make"),
      view,
      signal,
    );
    expect(calls.map(({ input }) => input["path"])).toEqual(["food packages.csv", "cats.csv"]);
    const list = await madeSteps(startOf("write hungry.md from cats.csv", "make"), view, signal);
    expect(list.map(({ input }) => input["path"])).toEqual(["cats.csv"]);
  });

  test("are none for a new file whose text is said, or that is a script", async () => {
    expect(await made("make list.txt, one a line: lions, two bears, hay", "make")).toEqual([]);
    expect(await made("write backup.sh that packs the lions", "make")).toEqual([]);
    expect(await made("make list.txt from zoo.txt: lions, bears", "make")).toEqual(["zoo.txt"]);
  });

  test("are none for talk and for commands", async () => {
    expect(await made("zoo.txt", "chat")).toEqual([]);
    expect(await made("run zoo.txt", "run")).toEqual([]);
  });
});

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [5 * 1024 * 1024, "5 MB"],
])("%i bytes read as %s", (bytes, text) => {
  expect(readableSize(bytes)).toBe(text);
});

describe("what is said to fail is run", () => {
  const view = viewOf({
    "count.py": "import sys\nprint(len(open(sys.argv[1]).read()))\n",
    "plain.py": "print(1)\n",
    "test_plain.py": "import plain\n",
    "march.csv": "a,b\n",
    "README.md": "# Counting\n",
  });
  const bash = { name: "bash", effect: "run" as const, description: "", inputSchema: {}, fields: [] };
  test.each([
    ["count.py crashes with march.csv, see README.md", "python3 count.py march.csv"],
    ["plain.py is broken with march.csv, fix it", "python3 test_plain.py"],
    ["`python3 count.py march.csv` crashes, fix it", "python3 count.py march.csv"],
  ])("%s: %s", async (request, command) => {
    const calls = await madeSteps({ ...startOf(request, "edit"), tools: [bash] }, view, signal);
    expect(calls.filter(({ tool }) => tool === "bash").map(({ input }) => input["command"])).toEqual([command]);
  });
});

test.each([
  [
    "who changed the yearly fee in fees.md last?",
    "echo 'Commits that changed line 3 (Yearly fee: 52 EUR), the last one first:'; git log -s -n 3 --date=short --format='%h %ad %an: %s' -L 3,3:fees.md",
  ],
  [
    "who changed fees.md last?",
    "git status --short --branch; git log -n 8 --date=short --format='%h %ad %an: %s' -- fees.md",
  ],
  [
    "what did I change in fees.md between the tags v1 and v2?",
    "echo 'Changed between v1 and v2 (- before, + after):'; git diff -U0 v1 v2 -- fees.md",
  ],
])("%s: %s", async (request, command) => {
  const view = {
    ...viewOf({ "fees.md": "# Fees\n\nYearly fee: 52 EUR\nRoom: 15 EUR per evening\n" }),
    isRepository: async () => true,
  };
  const bash = { name: "bash", effect: "run" as const, description: "", inputSchema: {}, fields: [] };
  const calls = await madeSteps({ ...startOf(request, "look"), tools: [bash] }, view, signal);
  expect(calls.flatMap(({ input }) => input["command"] ?? [])).toEqual([command]);
});

describe("a branch that is to be there first", () => {
  const view = { ...viewOf({ "hours.html": "Sat 10 - 16\n" }), isRepository: async () => true };
  const bash = { name: "bash", effect: "run" as const, description: "", inputSchema: {}, fields: [] };
  test.each([
    ["make a branch winter-1, change saturday in hours.html there and commit it", ["git checkout -b winter-1"]],
    ["change saturday in hours.html and commit it, then make a branch winter-1", []],
    ["commit what is there first, make a branch winter-1 and change saturday in hours.html", []],
    ["make a branch winter-1", ["git checkout -b winter-1"]],
  ])("%s: %j", async (request, commands) => {
    const calls = await madeSteps({ ...startOf(request, "edit"), tools: [bash] }, view, signal);
    const run = calls.map(({ input }) => input["command"]);
    expect(run.filter((command) => typeof command === "string" && command.startsWith("git checkout"))).toEqual(
      commands,
    );
  });
});
