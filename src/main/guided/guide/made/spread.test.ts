import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { replaceScope } from "../files/replace-scope.ts";
import { replacementOf } from "../turn/replacement.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { spreadCalls } from "./spread.ts";

const texts: Readonly<Record<string, string>> = {
  "site/index.html": "<p>Call 0555 201 448</p>\n",
  "site/kids.md": "Kids\nSign up (0555-201448)\n",
  "site/old.md": "0555 201 4480\n",
  "letters/may.txt": "Call 0555 201 448\n",
  "CHANGELOG.md": "Tea is new\n",
  "menu.md": "Tea 3\nTeapot 9\n",
};
const view = viewOf(texts);
const files = await view.files();

const replaced = (find: string, put: string, more: Partial<StepRecord> = {}): StepRecord => ({
  form: "replace",
  tool: "edit",
  effect: "change",
  input: { path: "x.md", old_text: find, new_text: put, replace_all: true },
  status: "ok",
  text: "",
  note: "",
  isMade: false,
  ...more,
});

const spread = async (request: string, record: StepRecord) => {
  const calls = await spreadCalls([record], request, files, view);
  return calls.map(({ input }) => [input["path"], input["new_text"]]);
};

describe("a replacement that the model made once", () => {
  const phone = "please write 0555 201 884 instead of 0555 201 448 everywhere in the site folder";

  test("is made in the other places that are meant, however the number is written there", async () => {
    expect(await spread(phone, replaced("0555 201 448", "0555 201 884"))).toEqual([
      ["site/index.html", "0555 201 884"],
      ["site/kids.md", "Sign up (0555-201884)"],
    ]);
  });

  test("of a time is made only in lines that the request is about", async () => {
    const own = viewOf({ "a.md": "# Pilates and others\n\nPilates 18:00\nYoga 18:00\n", "b.md": "Yoga 18:00\n" });
    const request = "Pilates is at 18:30 instead of 18:00, in all files";
    const calls = await spreadCalls([replaced("18:00", "18:30")], request, await own.files(), own);
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["Pilates 18:30"]);
    const line = { path: "b.md", old_text: "On Tuesday 18:00", new_text: "On Tuesday 18:30" };
    const after = await spreadCalls([replaced("", "", { input: line })], request, await own.files(), own);
    expect(after.map(({ input }) => input["new_text"])).toEqual(["Pilates 18:30"]);
  });

  test("of a phone number is made behind the code of a country, too", async () => {
    const own = viewOf({
      "a.html": '<a href="tel:+49431552018">+49 (0)431 55 20 18, 0431 55 20 18</a> +49 431 55 20 19\n',
    });
    const request = "0431 60 77 41 statt 0431 55 20 18, überall";
    const calls = await spreadCalls([replaced("0431 55 20 18", "0431 60 77 41")], request, await own.files(), own);
    expect(calls.map(({ input }) => input["new_text"])).toEqual([
      '<a href="tel:+49431607741">+49 (0)431 60 77 41, 0431 60 77 41</a> +49 431 55 20 19',
    ]);
  });

  test("is made in a script without blanks between words", async () => {
    const own = viewOf({ "a.md": "講師は佐々木ゆきです\n" });
    const calls = await spreadCalls(
      [replaced("佐々木ゆき", "高橋ゆき")],
      "すべてのファイルで佐々木ゆきを高橋ゆきに置き換えて",
      await own.files(),
      own,
    );
    expect(calls).toHaveLength(1);
  });

  test("leaves longer words alone, and files that are ruled out", async () => {
    const request = "replace Tea with Mate everywhere, not in the changelog";
    expect(await spread(request, replaced("Tea", "Mate"))).toEqual([["menu.md", "Mate"]]);
  });

  test("of a name is made in capital letters, too, where it stands so", async () => {
    const own = viewOf({ "map.txt": "HALL B  toys\nlift to Hall B\nHALL BC\n" });
    const calls = await spreadCalls(
      [replaced("Hall B", "Lindgren Hall")],
      "replace Hall B by Lindgren Hall everywhere",
      await own.files(),
      own,
    );
    expect(calls.map(({ input }) => input["new_text"])).toEqual(["LINDGREN HALL  toys", "lift to Lindgren Hall"]);
  });

  test("of a name leaves constants and short names in capital letters alone", async () => {
    const own = viewOf({ "a.py": "MARTIN = 5\n", "b.md": "JAN FEB MAR\nJan\n" });
    const martin = await spreadCalls(
      [replaced("Martin", "Moritz")],
      "replace Martin by Moritz everywhere",
      await own.files(),
      own,
    );
    expect(martin).toEqual([]);
    const jan = await spreadCalls([replaced("Jan", "Tom")], "replace Jan by Tom everywhere", await own.files(), own);
    expect(jan.map(({ input }) => input["new_text"])).toEqual(["Tom"]);
  });

  test("isn't made again where the new text has the old one in it", async () => {
    const own = viewOf({ "a.md": "web-app and web\n", "b.md": "web\n" });
    const input = { path: "a.md", old_text: "web", new_text: "web-app", replace_all: true };
    const calls = await spreadCalls(
      [replaced("", "", { input })],
      "replace web by web-app everywhere",
      await own.files(),
      own,
    );
    expect(calls.map((call) => call.input["path"])).toEqual(["b.md"]);
  });

  test("is one step for each file, however many places and files there are", async () => {
    const own = viewOf(
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}.md`, "Tea\nTea\nTeapot\n"])),
    );
    const calls = await spreadCalls(
      [replaced("Tea", "Mate")],
      "replace Tea by Mate everywhere",
      await own.files(),
      own,
    );
    expect(calls).toHaveLength(60);
    expect(calls[0]?.input).toEqual({
      path: "0.md",
      old_text: "Tea",
      new_text: "Mate",
      replace_all: true,
      whole_words: true,
    });
  });

  test("is left to the model in a folder with more files than can be looked into", async () => {
    const own = viewOf(Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`${index}.md`, "Tea\n"])));
    const request = "replace Tea by Mate everywhere";
    expect(await spreadCalls([replaced("Tea", "Mate")], request, await own.files(), own)).toEqual([]);
    expect(replaceScope(request, await own.files())).toBeNull();
  });

  test("of a short number is made only where the line is about the same", async () => {
    const ports = { "a.ini": "port = 3000\ntimeout = 3000\n", "b.sh": "listen 3000\n" };
    const own = viewOf(ports);
    const request = "the port is 4100 instead of 3000, everywhere";
    const calls = await spreadCalls([replaced("3000", "4100")], request, await own.files(), own);
    expect(calls.map(({ input }) => input)).toEqual([
      { path: "a.ini", old_text: "port = 3000", new_text: "port = 4100", line: 1 },
    ]);
  });

  test.each<[string, string, StepRecord]>([
    ["where only one place is meant", "Tea is called Mate now, replace it", replaced("Tea", "Mate")],
    ["where it isn't what was asked for", "replace Tea with Mate everywhere", replaced("Tea", "Coffee")],
    ["where it failed", "replace Tea with Mate everywhere", replaced("Tea", "Mate", { status: "failed" })],
    ["of a replacement of its own", "replace Tea with Mate everywhere", replaced("Tea", "Mate", { isMade: true })],
    ["of another change", "add Mate to the list everywhere", replaced("Tea", "Mate")],
  ])("isn't repeated %s", async (_, request, record) => {
    expect(await spread(request, record)).toEqual([]);
  });
});

test("a line that was changed in one word says what was replaced", () => {
  const line = { path: "x.md", old_text: "- Anna Holm (chair)", new_text: "- Anna Lind (chair)", line: 1 };
  const record = replaced("", "", { input: line });
  expect(replacementOf(record, "Anna Holm is called Lind now")).toEqual({ find: "Holm", put: "Lind" });
  expect(replacementOf(record, "correct the name")).toBeNull();
});

describe("the files in which a replacement is meant", () => {
  const scope = (request: string) => replaceScope(request, files)?.map(({ path }) => path) ?? null;
  test.each<[string, string[] | null]>([
    ["Tea is Mate now in menu.md", ["menu.md"]],
    ["change the number in the letters folder", ["letters/may.txt"]],
    ["Tea is Mate now, change it everywhere in the site folder", ["site/index.html", "site/kids.md", "site/old.md"]],
    ["Tea is Mate now", null],
  ])("of %s", (request, paths) => {
    expect(scope(request)).toEqual(paths);
  });
});
