import { describe, expect, test } from "vitest";
import { type Done, tools, after, messagesOf, look, asked } from "../../../../test/support/masks-after.ts";
import type { Message, RequestKind } from "../../../shared/message.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { masksFor } from "./masks.ts";

describe("what is on offer", () => {
  test.each<[string, RequestKind | null, Done[], { stepsLeft?: number; context?: string }, string[]]>([
    ["talk needs no tools", "chat", [], {}, ["answer"]],
    ["a question can't change anything", "look", [look], {}, ["view", "ls", "glob", "grep", "bash", "answer"]],
    ["a question isn't answered before anything was looked at", "look", [], {}, ["view", "ls", "glob", "grep", "bash"]],
    [
      "matching lines are evidence",
      "look",
      [],
      { context: "Matching lines:\na" },
      ["view", "ls", "glob", "grep", "bash", "answer"],
    ],
    [
      "an edit isn't called done before it is",
      "edit",
      [{ ...look, made: true }],
      {},
      ["view", "edit", "fix", "add", "rewrite", "delete", "replace", "grep"],
    ],
    [
      "after a change the answer is on offer",
      "edit",
      [{ tool: "edit" }],
      {},
      ["view", "edit", "fix", "add", "rewrite", "delete", "replace", "grep", "answer"],
    ],
    ["making offers writing, and leaves alone what is there", "make", [], {}, ["view", "write", "bash"]],
    [
      "a failed search isn't tried again at once",
      "look",
      [look, { tool: "grep", text: "No matches." }],
      {},
      ["view", "ls", "glob", "bash", "answer"],
    ],
    ["the last step is an answer", "run", [{ tool: "bash" }], { stepsLeft: 1 }, ["answer"]],
    ["after a refusal there is only the answer", "run", [{ tool: "bash", status: "denied" }], {}, ["answer"]],
    [
      "a dialect that knows no kinds has all tools",
      null,
      [],
      {},
      [
        "view",
        "write",
        "edit",
        "fix",
        "add",
        "rewrite",
        "delete",
        "replace",
        "ls",
        "glob",
        "grep",
        "bash",
        "move",
        "copy",
        "remove",
        "rename",
        "answer",
      ],
    ],
  ])("%s", (_, kind, done, more, allowed) => {
    expect(after(kind, done, more).allowed.toSorted()).toEqual(allowed.toSorted());
  });

  test("a call that was just repeated sits out one step", () => {
    const bash = { tool: "bash", input: { command: "ls" } };
    expect(after("run", [bash, bash]).allowed).not.toContain("bash");
    expect(after("run", [bash, bash, { tool: "view" }]).allowed).toContain("bash");
  });

  test("after three failures every form is on offer, but never for a question", () => {
    const failed = (path: string) => ({ tool: "bash", input: { path }, status: "failed" as const });
    const failures = [failed("a"), failed("b"), failed("c")];
    expect(after("run", failures).allowed).toEqual(expect.arrayContaining(["write", "edit", "grep"]));
    expect(after("look", failures).allowed).not.toContain("write");
  });

  test("the answer isn't held back for ever", () => {
    const failed = Array.from({ length: 5 }, (_, index) => ({
      tool: "view",
      input: { path: `${index}` },
      status: "failed" as const,
    }));
    expect(after("edit", failed).allowed).toContain("answer");
  });

  test("the words of a request decide which shape of an edit is meant", () => {
    const asked = (text: string) => {
      const request: Message = { role: "user", id: "u", text, context: "" };
      return masksFor({ tools, messages: [request], kind: "edit", stepsLeft: 9 }, []).allowed.filter((form) =>
        ["edit", "fix", "add", "rewrite", "delete", "replace"].includes(form),
      );
    };
    expect(asked("Add milk to the list")).toEqual(["add"]);
    expect(asked("call it total everywhere")).toEqual(["replace"]);
    expect(asked("Set the port to 1, and a line for the host")).toHaveLength(6);
  });

  test("a change that is to be tried is tried next, and only then is there an answer", () => {
    const request: Message = { role: "user", id: "u", text: "fix it and run the test", context: "" };
    const allowedAfter = (done: readonly Done[]) =>
      masksFor({ tools, messages: [request, ...messagesOf("edit", done)], kind: "edit", stepsLeft: 9 }, []).allowed;
    expect(allowedAfter([{ tool: "edit" }])).toEqual(["view", "bash"]);
    expect(allowedAfter([{ tool: "edit" }, { tool: "bash" }])).toContain("answer");
    expect(allowedAfter([{ tool: "bash" }, { tool: "edit" }])).toEqual(["view", "bash"]);
  });

  test("four repeated calls leave only the answer", () => {
    const bash = { tool: "bash", input: { command: "ls" } };
    expect(after("run", [bash, bash, bash, bash, bash]).allowed).toEqual(["answer"]);
  });
});

/** What is on offer in a turn that began with these words. */
describe("a request with several parts", () => {
  const text = "Add oats to a.md, delete the tea line in shop.csv and commit it";
  const added = { tool: "edit", input: { path: "a.md" } };
  const deleted = { tool: "edit", input: { path: "shop.csv" } };
  const committed = { tool: "bash", input: { command: "git commit -am oats" }, text: "exit 0" };
  const after = (...done: Done[]) => asked(text, "edit", done, ["a.md", "shop.csv"]);

  test("is done part by part, in its order, and isn't answered before", () => {
    expect([after(), after(added), after(added, deleted)].map(({ focus, allowed }) => [focus, allowed])).toEqual([
      ["Add oats to a.md", ["add", "view"]],
      ["delete the tea line in shop.csv", ["delete", "view"]],
      ["commit it", ["bash", "view"]],
    ]);
  });

  test("goes on with what is left, where a later part was done first", () => {
    expect(after(deleted)).toMatchObject({ focus: "Add oats to a.md", allowed: ["add", "view"] });
    expect(after(deleted, added)).toMatchObject({ focus: "commit it", allowed: ["bash", "view"] });
  });

  test("leaves only the answer, once all is done", () => {
    expect(after(added, deleted, committed)).toEqual({ allowed: ["answer"], exclude: [] });
  });

  test("isn't done by what failed, nor by what the harness ran before any change", () => {
    expect(after({ ...added, status: "failed" }).focus).toBe("Add oats to a.md");
    expect(after({ ...committed, made: true }, added, deleted).focus).toBe("commit it");
    expect(after(added, deleted, { ...committed, text: "exit 1" }).focus).toBe("commit it");
  });

  test("is done where the harness found what mends a program, and ran it again", () => {
    const wish = "The test in a.test.js fails. Find the mistake in a.js and mend it, then run node a.test.js.";
    const ran = (text: string): Done => ({ tool: "bash", input: { command: "node a.test.js" }, text, made: true });
    const mended: Done = { tool: "edit", input: { path: "a.js" }, made: true };
    const allowed = (...done: Done[]) => asked(wish, "edit", done, ["a.js", "a.test.js"]).allowed;
    expect(allowed(ran("exit 1"), mended, ran("exit 0"))).toEqual(["answer"]);
    expect(allowed(ran("exit 1"), mended, ran("exit 1"))).not.toEqual(["answer"]);
  });

  test("has other steps on offer, where one part fails again and again", () => {
    const failures = ["1", "2"].map((line): Done => ({ ...added, input: { path: "a.md", line }, status: "failed" }));
    expect(after(...failures).allowed).toEqual(expect.arrayContaining(["add", "edit", "replace"]));
  });

  test("goes on from a file that it has made, although that is there now", () => {
    const wish = "Create list.md with three teas and add oats to a.md";
    const made: Done = { tool: "write", input: { path: "list.md" }, text: "Created list.md (3 lines)." };
    expect(asked(wish, "make", [], ["a.md"]).focus).toBe("Create list.md with three teas");
    expect(asked(wish, "make", [made], ["a.md", "list.md"])).toMatchObject({ focus: "add oats to a.md" });
    expect(asked(wish, "make", [made, added], ["a.md", "list.md"]).allowed).toEqual(["answer"]);
  });

  test("can be answered in the end, whatever isn't done", () => {
    const failures = Array.from({ length: 9 }, (_, line): Done => {
      return { ...added, input: { path: "a.md", line: `${line}` }, status: "failed" };
    });
    expect(after(...failures).allowed).toContain("answer");
  });
});

describe("a question for a number", () => {
  const counted = "Files: a.md 1 B\nIn all 12 files: 12 .md";
  const allowedFor = (text: string, context: string, note = "") => {
    const request: Message = { role: "user", id: "u", text, context };
    const messages = [request, ...messagesOf("look", note ? [{ ...look, made: true }] : [])].map((message) =>
      message.role === "tool" ? { ...message, note } : message,
    );
    return masksFor({ tools, messages, kind: "look", stepsLeft: 9 }, [{ path: "a.md", size: 1 }]).allowed;
  };

  test("is answered from what was counted in the file that it names", () => {
    expect(allowedFor("How many teas are in a.md?", "a.md: Counted: 12 rows.")).toEqual(["answer"]);
    expect(allowedFor("How many teas are in a.md?", "", "Counted: 12 rows.")).toEqual(["answer"]);
  });

  test("is answered from the count of files where it is about files", () => {
    expect(allowedFor("How many files are there?", counted)).toEqual(["answer"]);
    expect(allowedFor("How much is the rent?", counted)).not.toEqual(["answer"]);
  });

  test("goes on looking where no file is named, whatever was counted in one", () => {
    expect(allowedFor("How much is the rent?", "", "Counted: 12 list items.")).not.toEqual(["answer"]);
  });
});

describe("steps for whole files", () => {
  const ofFiles = (allowed: readonly string[]) => allowed.filter((form) => ["move", "copy", "remove"].includes(form));

  test.each([
    ["Rename a.md to b.md", ["move"]],
    ["Copy a.md to b.md", ["copy"]],
    ["Delete a.md", ["remove"]],
  ])("are what is asked for: %s", (text, forms) => {
    expect(ofFiles(asked(text, "run", [], ["a.md"]).allowed)).toEqual(forms);
  });

  test.each<[string, RequestKind]>([
    ["Delete the tea line in a.md", "edit"],
    ["Write a poem to b.md", "make"],
    ["What is in a.md?", "look"],
  ])("aren't on offer for who asks for something else: %s", (text, kind) => {
    expect(ofFiles(asked(text, kind, [], ["a.md"]).allowed)).toEqual([]);
  });

  test.each<[string, RequestKind]>([
    ["Change the tea line in a.md", "edit"],
    ["Write a poem to b.md", "make"],
    ["Run build.sh", "run"],
  ])("don't come on offer by failures either: %s", (text, kind) => {
    const failures = ["1", "2", "3"].map((command): Done => ({ tool: "bash", input: { command }, status: "failed" }));
    const { allowed } = asked(text, kind, failures, ["a.md", "build.sh"]);
    expect(allowed).toContain("write");
    expect(ofFiles(allowed)).toEqual([]);
  });
});

describe("a new file that is named", () => {
  const failed: Done = { tool: "write", input: { path: "sums.csv" }, status: "failed" };
  test.each<[string, string, Done[], boolean]>([
    ["is written, where it is a text", "put the sums of may.csv into sums.csv", [], false],
    ["may be made by a command where writing it failed", "put the sums of may.csv into sums.csv", [failed], true],
    ["may be made by a command where something is to run", "run sum.py and save what it prints in sums.csv", [], true],
    ["may be made by a command where it is no text", "make a backup of all in may.zip", [], true],
  ])("%s", (_, request, done, hasCommands) => {
    expect(asked(request, "make", done, ["may.csv", "sum.py"]).allowed.includes("bash")).toBe(hasCommands);
  });
});

describe("a model that is to change something", () => {
  const unchanged = (line: string): Done => ({
    tool: "edit",
    input: { path: "a.md", old_text: line },
    status: "failed",
    text: "a.md already is like that: nothing would change.",
  });
  const lost = [unchanged("one"), unchanged("two"), unchanged("three")];

  test("must answer when it writes lines as they were, again and again", () => {
    expect(asked("It is wrong", "edit", lost).allowed).toEqual(["answer"]);
    expect(asked("It is wrong", "edit", lost.slice(1)).allowed).not.toEqual(["answer"]);
  });

  test("goes on where it has changed something already", () => {
    const { allowed } = asked("It is wrong", "edit", [{ tool: "edit", input: { path: "a.md" } }, ...lost]);
    expect(allowed).not.toEqual(["answer"]);
  });

  const looks = ["a.md", "b.md"].map((path): Done => ({ tool: "view", input: { path } }));

  test.each<RequestKind>(["edit", "make"])("has looked enough after two looks: %s", (kind) => {
    expect(asked("please", kind, looks).allowed).not.toContain("view");
    expect(asked("please", kind, looks).allowed).not.toContain("grep");
    expect(asked("please", kind, looks.slice(1)).allowed).toContain("view");
  });

  test("may look at more than the harness showed it, and again after a change", () => {
    const made = looks.map((done): Done => ({ ...done, made: true }));
    expect(asked("please", "edit", made).allowed).toContain("view");
    expect(asked("please", "edit", [...looks, { tool: "edit", input: { path: "a.md" } }]).allowed).toContain("view");
  });

  test("has looked enough where all that a new file is to be made of is named, and was seen", () => {
    const request = "insert everything from records.txt into a new records.sql";
    const seen: Done = { tool: "view", input: { path: "records.txt" }, made: true };
    const files = ["records.txt", "wishes.txt"];
    expect(asked(request, "make", [seen], files).allowed).not.toContain("view");
    expect(asked("make a records.sql of the records", "make", [seen], files).allowed).toContain("view");
  });

  test("may look as often as it likes where it is only asked", () => {
    expect(asked("please", "look", looks).allowed).toContain("view");
  });
});

test("a change that talk asks for by its words comes before the answer, and a question gets none", () => {
  const remember: ToolSpec = {
    name: "remember",
    description: "keep a note",
    effect: "change",
    fields: [{ name: "note", source: "one-line", optional: false }],
    inputSchema: { type: "object", properties: { note: { type: "string" } }, required: ["note"] },
    cues: ["remember"],
  };
  const allowed = (text: string) => {
    const messages = [{ role: "user" as const, id: "1", text, context: "" }];
    return masksFor({ tools: [...tools, remember], messages, kind: "chat", stepsLeft: 9 }, []).allowed;
  };
  expect(allowed("Remember that I like tea.")).toEqual(["remember"]);
  expect(allowed("Do you remember what I like?")).toEqual(["answer"]);
});

test("a request that begins with an agent's name is handed to that agent, and nothing else is on offer", () => {
  const delegate: ToolSpec = {
    name: "delegate_to_agent",
    description: "hands work on",
    effect: "run",
    fields: [],
    inputSchema: { type: "object", properties: { agent: { enum: ["Scout", "builder"] } }, required: ["agent"] },
    cues: ["agent", "scout"],
  };
  const allowedFor = (text: string) => {
    const messages: Message[] = [{ role: "user", id: "u", text, context: "" }];
    return masksFor({ tools: [...tools, delegate], messages, kind: "edit", stepsLeft: 9 }, []).allowed;
  };
  expect(allowedFor("Ask the scout how many things are in shopping.txt")).toEqual(["delegate_to_agent"]);
  const result: Message[] = [
    { role: "user", id: "u", text: "Ask the scout how many things are in shopping.txt", context: "" },
    {
      role: "assistant",
      id: "a",
      parts: [{ type: "tool-call", callId: "c", tool: "delegate_to_agent", input: { agent: "Scout" }, written: null }],
      stop: "tool-calls",
      origin: "harness",
      kind: "look",
      usage: null,
    },
    {
      role: "tool",
      id: "t",
      callId: "c",
      tool: "delegate_to_agent",
      status: "ok",
      text: "There are 7.",
      note: "",
      durationMs: 1,
    },
  ];
  const after = masksFor({ tools: [...tools, delegate], messages: result, kind: "look", stepsLeft: 8 }, []);
  expect(after.allowed).toEqual(["answer"]);
  expect(allowedFor("Ask an agent of the bank to call")).not.toEqual(["delegate_to_agent"]);
  expect(allowedFor("Change the scout in team.txt")).not.toEqual(["delegate_to_agent"]);
});
