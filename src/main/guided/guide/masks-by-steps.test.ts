import { describe, expect, test } from "vitest";
import { type Done, after, look, asked } from "../../../../test/support/masks-after.ts";

describe("what the harness ran", () => {
  const ran = (text: string): Done => ({ tool: "bash", input: { command: "python3 test.py" }, text, made: true });
  const changed: Done = { tool: "edit", input: { path: "sum.py" } };
  const after = (...done: Done[]) => asked("sum.py is wrong", "edit", done).allowed;

  test("doesn't count as something that the model did", () => {
    expect(after(ran("exit 0"))).not.toContain("answer");
    expect(asked("please", "make", [ran("exit 0")]).allowed).not.toContain("answer");
  });

  test("holds the answer back while it fails", () => {
    expect(after(ran("exit 1\n3 is not 4"), changed, ran("exit 1\n5 is not 4"))).not.toContain("answer");
    expect(after(ran("exit 1\n3 is not 4"), changed, ran("exit 0"))).toContain("answer");
  });

  test("only to look doesn't hold it back, whatever the request says that should be", () => {
    const looked = (command: string): Done => ({ ...ran("exit 0\n## main"), input: { command } });
    const request = "the title of a.md should be 'News', then commit it? see git";
    const done = [looked("git status --short --branch"), changed];
    expect(asked(request, "make", done).allowed).toContain("answer");
    expect(asked("the letters should be 'sorted'", "make", [looked("head -n 4 -- a.md"), changed]).allowed).toContain(
      "answer",
    );
  });

  test("leaves only the answer, once what failed before a change does no longer", () => {
    const wish = (...done: Done[]) => asked("python3 sum.py fails, mend it", "edit", done).allowed;
    expect(wish(ran("exit 1"), changed, ran("exit 0\n7"))).toEqual(["answer"]);
    expect(wish(ran("exit 1"), changed, ran("exit 1"))).not.toEqual(["answer"]);
    expect(wish(ran("exit 0\n7"), changed, ran("exit 0\n7"))).not.toEqual(["answer"]);
  });

  test("doesn't hold it back for ever", () => {
    const attempts = Array.from({ length: 5 }, (_, line): Done[] => [
      { tool: "edit", input: { path: "sum.py", line: `${line}` } },
      ran("exit 1"),
    ]);
    expect(after(ran("exit 1"), ...attempts.flat())).toContain("answer");
  });

  test("doesn't end the turn where the person didn't allow it", () => {
    expect(after({ ...ran(""), status: "denied" })).not.toEqual(["answer"]);
  });
});

describe("what the harness did for the model", () => {
  const replaced = (path: string, more: Partial<Done> = {}): Done => ({
    tool: "edit",
    input: { path, old_text: "tea", new_text: "mate", replace_all: true },
    ...more,
  });
  const wish = "replace tea by mate everywhere";
  const folder = ["a.md", "b.md"];

  test("leaves only the answer, where it replaced the same in the other files", () => {
    expect(asked(wish, "edit", [replaced("a.md"), replaced("b.md", { made: true })], folder).allowed).toEqual([
      "answer",
    ]);
    const failed = [replaced("a.md"), replaced("b.md", { made: true, status: "failed" })] as const;
    expect(asked(wish, "edit", failed, folder).allowed).not.toEqual(["answer"]);
  });

  test("isn't all where more numbers are named than were replaced", () => {
    const more = `${wish}, and 12 by 13`;
    expect(asked(more, "edit", [replaced("a.md")], folder).allowed).not.toEqual(["answer"]);
  });

  test("leaves only the answer, where it put a line into the other files", () => {
    const line = (path: string, made?: true): Done => ({ tool: "edit", input: { path }, ...(made ? { made } : {}) });
    expect(asked("each file needs the line 'x'", "edit", [line("a.md"), line("b.md", true)], folder).allowed).toEqual([
      "answer",
    ]);
    expect(asked("each file needs the line 'x'", "edit", [line("a.md")], folder).allowed).not.toEqual(["answer"]);
  });
});

describe("files that were seen", () => {
  const seen = (done: readonly Done[]) => after("edit", done).exclude[0]?.values;

  test("aren't viewed again until they change", () => {
    expect(seen([look])).toEqual(["a.md"]);
    expect(seen([look, { tool: "edit", input: { path: "a.md" } }])).toEqual([]);
    expect(seen([look, { tool: "edit", input: { path: "b.md" } }])).toEqual(["a.md"]);
  });

  test("count as new after a command, which may have changed anything", () => {
    expect(seen([look, { tool: "bash", input: { command: "make" } }])).toEqual([]);
  });
});

describe("where only something new is wanted", () => {
  const folder = ["letters/ladder.txt", "jam.txt"];
  const closedIn = (request: string, paths = folder) =>
    asked(request, "make", [], paths).exclude.find(({ tool, field }) => tool === "edit" && field === "path")?.values;

  test("what is there and isn't named is closed", () => {
    expect(closedIn("write a note to Mrs Calloway and save it as thanks.txt")).toEqual(folder);
    expect(closedIn("write a note and save it as thanks.txt. Her name is in jam.txt, put it in")).toEqual(folder);
    expect(closedIn("take the plums out of jam.txt and save them as plums.txt")).toEqual(["letters/ladder.txt"]);
  });

  test("what is to be changed besides isn't", () => {
    expect(closedIn("write a note as thanks.txt and mention it in the ladder letter")).toEqual([]);
    expect(closedIn("change the greeting of the ladder letter")).toEqual([]);
  });

  test("what was just made isn't", () => {
    const request = "write a note to Mrs Calloway and save it as thanks.txt";
    const done: Done = { tool: "write", input: { path: "thanks.txt" }, text: "Created thanks.txt (1 line)." };
    const { exclude } = asked(request, "make", [done], [...folder, "thanks.txt"]);
    expect(exclude.find(({ tool }) => tool === "edit")?.values ?? folder).toEqual(folder);
  });
});

test.each([
  ["take the link out of the pages. on contact.html it should stay", "contact.html"],
  ["take him out of all lists, only in honours.md he stays", "honours.md"],
])("a place that a request leaves out is on offer for no change: %s", (request, path) => {
  const folder = ["index.html", "contact.html", "honours.md", "cars.md"];
  const closed = asked(request, "edit", [], folder).exclude.filter(({ field }) => field === "path");
  expect(closed.find(({ tool }) => tool === "edit")?.values).toContain(path);
  expect(closed.find(({ tool }) => tool === "edit")?.values).not.toContain("index.html");
});
