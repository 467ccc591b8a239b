import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { runTool } from "../../../../test/support/run-tool.ts";
import { tempFolder } from "../../../../test/support/temp-folder.ts";
import { editTool } from "../../tools/edit.ts";
import { openWorkspace } from "../../workspace/open-workspace.ts";
import { endOfFile, formsOf, type Form } from "./form.ts";
import { formInput } from "./form-input.ts";

const spec = (name: string) => ({ name, description: "", effect: "change" as const, inputSchema: {}, fields: [] });
const forms = formsOf([spec("edit"), spec("bash"), spec("write"), spec("view")]);
const form = (name: string): Form => {
  const found = forms.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
};

/** The file after the real tool did what the form says. */
async function after(
  text: string,
  name: string,
  values: Record<string, string>,
  request = "please",
  path = "a.txt",
): Promise<string> {
  const folder = await tempFolder({ [path]: text });
  try {
    const tool = editTool(await openWorkspace(folder.path));
    await runTool(tool, formInput(form(name), { path, ...values }, text, request));
    return await readFile(join(folder.path, path), "utf8");
  } finally {
    await folder.remove();
  }
}

const yard = "gate = blue\nfence = red\nroof = red\n";

describe("a form's effect on the file", () => {
  test.each([
    ["edit", { old: "fence = red", new: "The request was: paint the fence" }],
    ["rewrite", { first: "fence = red", last: "fence = red", text: "Still to do: paint the fence" }],
  ])("is none where %s only says again what was asked for", async (name, values) => {
    await expect(after(yard, name, values, "paint the fence")).rejects.toThrow("nothing would change");
  });

  test("is none where a line is only copied over another one", async () => {
    const quiz = "quiz night\n\nhost: Ines\nquestions about birds: 12\n";
    const copied = { old: "questions about birds: 12", new: "quiz night" };
    const request = "ten bird questions are plenty";
    await expect(after(quiz, "edit", copied, request)).rejects.toThrow("nothing would change");
    expect(await after(quiz, "edit", copied, "swap the title and the birds")).toContain("Ines\nquiz night\n");
    const switches = "[a]\nis on = no\n[b]\nis on = yes\n";
    expect(await after(switches, "edit", { old: "is on = no", new: "is on = yes" })).toBe(
      switches.replace("no", "yes"),
    );
    const program = "if x:\n    return one(x)\nelse:\n    return None\n";
    const mended = { old: "    return None", new: "    return one(x)" };
    expect(await after(program, "edit", mended, "please", "a.py")).toContain("else:\n    return one(x)");
  });

  test("is none where lines from elsewhere in the file are copied over others", async () => {
    const table = "item,price\nRye bread,4.90\nPoppy roll,0.75\nCarrot cake,3.60\n";
    const values = { first: "item,price", last: "item,price", text: "Poppy roll,0.75\nCarrot cake,3.60" };
    await expect(after(table, "rewrite", values)).rejects.toThrow("nothing would change");
    const services = "a:\n  image: node 20\n  restart: always\nb:\n  image: node 20\n  restart: always\n";
    const block = {
      first: "b:",
      last: "  restart: always",
      text: "b:\n  image: node 20\n  restart: always\n  port: 80 81",
    };
    expect(await after(services, "rewrite", block)).toContain("port: 80 81");
    const sorted = {
      first: "Rye bread,4.90",
      last: "Carrot cake,3.60",
      text: "Carrot cake,3.60\nPoppy roll,0.75\nRye bread,4.90",
    };
    expect(await after(table, "rewrite", sorted)).toMatch(/^item,price\nCarrot cake/);
  });

  test("leaves out what reminds of the request, but not a line of that kind that the file has", async () => {
    const values = { first: "fence = red", last: "fence = red", text: "fence = blue\nStill to do: paint it" };
    expect(await after(yard, "rewrite", values, "the fence is red, paint it")).toBe(
      "gate = blue\nfence = blue\nroof = red\n",
    );
    const list = "Still to do: oats\ntea\n";
    const edited = { old: "tea", new: "Still to do: tea" };
    expect(await after(list, "edit", edited)).toBe("Still to do: oats\nStill to do: tea\n");
    const whole = { first: "Still to do: oats", last: "tea", text: "Still to do: oats\nmilk" };
    expect(await after(list, "rewrite", whole, "oats and milk")).toBe("Still to do: oats\nmilk\n");
  });

  test.each<[string, string, string, Record<string, string>, string]>([
    [
      "a line for a line",
      yard,
      "edit",
      { old: "fence = red", new: "fence = white" },
      yard.replace("fence = red", "fence = white"),
    ],
    [
      "what is mended",
      yard,
      "fix",
      { mistake: "red", old: "roof = red", new: "roof = grey" },
      yard.replace("roof = red", "roof = grey"),
    ],
    [
      "an empty new line takes the old one out",
      yard,
      "edit",
      { old: "fence = red", new: " " },
      "gate = blue\nroof = red\n",
    ],
    ["a line goes with its line end", yard, "delete", { line: "gate = blue" }, "fence = red\nroof = red\n"],
    ["the last line goes with the line end before it", "one\ntwo", "delete", { line: "two" }, "one"],
    ["the only line", "one", "delete", { line: "one" }, ""],
    [
      "several lines for others",
      yard,
      "rewrite",
      { first: "gate = blue", last: "fence = red", text: "gate = open\n" },
      "gate = open\nroof = red\n",
    ],
    [
      "a block ends at the nearest line of its kind",
      "{\na\n}\n{\nb\n}\n",
      "rewrite",
      { first: "a", last: "}", text: "c\n}" },
      "{\nc\n}\n{\nb\n}\n",
    ],
    [
      "after a line",
      yard,
      "add",
      { after: "gate = blue", text: "door = oak\n" },
      yard.replace("fence", "door = oak\nfence"),
    ],
    ["at the end", yard, "add", { after: endOfFile, text: "door = oak" }, `${yard}door = oak\n`],
    ["at the end of a file without a last line end", "one", "add", { after: endOfFile, text: "two" }, "one\ntwo"],
    ["into an empty file", "", "add", { after: endOfFile, text: "one" }, "one\n"],
    ["into a file of line ends", "\n\n", "add", { after: endOfFile, text: "one" }, "one\n"],
    ["a word wherever it stands", yard, "replace", { find: "red", with: "brown" }, yard.replaceAll("red", "brown")],
    [
      "a word, but not within others",
      "cat = 1\nconcat = 2\n",
      "replace",
      { find: "cat", with: "dog" },
      "dog = 1\nconcat = 2\n",
    ],
  ])("%s", async (_, text, name, values, expected) => {
    expect(await after(text, name, values)).toBe(expected);
  });

  test("an entry of several lines goes as a whole, with the comma that it leaves", async () => {
    const list = '[\n  {\n    "name": "Bea",\n    "age": 1\n  },\n  {\n    "name": "Tom",\n    "age": 2\n  }\n]\n';
    expect(await after(list, "delete", { line: '    "name": "Tom",' }, "take Tom off", "a.json")).toBe(
      '[\n  {\n    "name": "Bea",\n    "age": 1\n  }\n]\n',
    );
  });

  test("what the model was reminded of doesn't come into it", async () => {
    const values = { first: "one", last: "one", text: "two\nAntworte auf Deutsch." };
    expect(await after("one\nend\n", "rewrite", values)).toBe("two\nend\n");
  });

  test("a heading doesn't take the whole file with it, unless that is asked for", async () => {
    const squad = "# Squad\n\n- Ann\n- Tom\n";
    const heading = { line: "# Squad" };
    expect(await after(squad, "delete", heading, "take Tom off all our lists (squad, phones)", "a.md")).toBe(
      "\n- Ann\n- Tom\n",
    );
    expect(await after(squad, "delete", heading, "get rid of the squad in a.md, of everything", "a.md")).toBe("");
  });

  test("of equal lines the one is meant that the request tells by its section", async () => {
    const rooms = "# Attic\n- mend the lamp\n\n# Cellar\n- mend the lamp\n";
    const request = "the lamp of the cellar is mended, take it out";
    expect(await after(rooms, "delete", { line: "- mend the lamp" }, request)).toBe(
      "# Attic\n- mend the lamp\n\n# Cellar\n",
    );
  });
});

describe("what is added to a list", () => {
  test.each<[string, string, Record<string, string>, string]>([
    ["gets the list's mark", "- tea\n- rice\n", { after: "- tea", text: "oats" }, "- tea\n- oats\n- rice\n"],
    [
      "is open where others are ticked",
      "- [x] tea\n- [x] rice\n",
      { after: "- [x] rice", text: "oats" },
      "- [x] tea\n- [x] rice\n- [ ] oats\n",
    ],
    ["keeps its own mark", "- tea\n- rice\n", { after: "- rice", text: "- oats" }, "- tea\n- rice\n- oats\n"],
    [
      "under a heading goes to the end",
      "# Buy\n- tea\n- rice\n\n# Sell\n",
      { after: "# Buy", text: "oats" },
      "# Buy\n- tea\n- rice\n- oats\n\n# Sell\n",
    ],
    ["in plain text stays as it is", "tea\nrice\n", { after: "tea", text: "oats" }, "tea\noats\nrice\n"],
  ])("%s", async (_, text, values, expected) => {
    expect(await after(text, "add", values)).toBe(expected);
  });
});

describe("an entry of several lines", () => {
  const calendar = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Yoga\nEND:VEVENT\nEND:VCALENDAR\n";
  const hosts = "Host web\n\tUser ann\n\nHost pi\n\tUser bo\n";
  const people = "board:\n  - name: Ann\n    phone: 1\n  - name: Bo\n    phone: 2\nothers: []\n";
  test.each<[string, string, Record<string, string>, string]>([
    [
      "stays inside what encloses the others",
      calendar,
      { after: endOfFile, text: "BEGIN:VEVENT\nSUMMARY:Choir\nEND:VEVENT" },
      calendar.replace("END:VCALENDAR", "BEGIN:VEVENT\nSUMMARY:Choir\nEND:VEVENT\nEND:VCALENDAR"),
    ],
    [
      "goes behind a whole one, with as much room as between the others",
      hosts,
      { after: "Host web", text: "Host nas\n\tUser cy" },
      "Host web\n\tUser ann\n\nHost nas\n\tUser cy\n\nHost pi\n\tUser bo\n",
    ],
    [
      "is indented as the others",
      people,
      { after: "  - name: Ann", text: "- name: Cy\n  phone: 3" },
      people.replace("  - name: Bo", "  - name: Cy\n    phone: 3\n  - name: Bo"),
    ],
    [
      "is a section too",
      "# Trips\n\n## Oslo\n\nRain.\n\n## Moss\n\nSun.\n",
      { after: "## Oslo", text: "## Hamar\n\nSnow." },
      "# Trips\n\n## Oslo\n\nRain.\n\n## Hamar\n\nSnow.\n\n## Moss\n\nSun.\n",
    ],
    [
      "of one line stays where it was put",
      "Tea: 1\nRice: 2\n",
      { after: "Tea: 1", text: "Oats: 3" },
      "Tea: 1\nOats: 3\nRice: 2\n",
    ],
  ])("%s", async (_, text, values, expected) => {
    expect(await after(text, "add", values)).toBe(expected);
  });
});

describe("the comment behind a value", () => {
  const old = "port: 80 # for guests";
  test.each([
    ["stays where the model drops it", "port: 81", "set it to 81", "port: 81 # for guests"],
    ["stays where the model changes it", "port: 81 # new port", "set it to 81", "port: 81 # for guests"],
    ["changes where the request is about it", "port: 80 # for all", "the comment is wrong", "port: 80 # for all"],
    ["changes where nothing else does", "port: 80 # for all", "it is for all", "port: 80 # for all"],
    ["stays where the line is commented out", "# port: 80", "comment out", "# port: 80"],
  ])("%s", async (_, replacement, request, expected) => {
    expect(await after(`a: 1\n${old}\n`, "edit", { old, new: replacement }, request)).toBe(`a: 1\n${expected}\n`);
  });
});

describe("the other forms", () => {
  test("for files are commands", () => {
    expect(formInput(form("move"), { files: "a.md", to: "old/" }, null, "")).toEqual({
      command: "mkdir -p -- old && mv -nv -- a.md old/",
    });
    expect(formInput(form("move"), { files: "img/a.png", to: "b.png" }, null, "rename a.png to b.png")).toEqual({
      command: "mkdir -p -- img && mv -nv -- img/a.png img/b.png",
    });
    expect(formInput(form("remove"), { files: "a b.md" }, null, "")).toEqual({ command: "rm -rv -- 'a b.md'" });
  });

  test.each([
    ["ends in a line end", "a.js", "go()", "go()\n"],
    ["loses the fence around it", "a.js", "```js\ngo()\n```\n", "go()\n"],
    ["keeps a fence of its own", "a.md", "```js\ngo()\n```\n", "```js\ngo()\n```\n"],
    ["may be empty", "a.js", "", ""],
  ])("a whole file %s", (_, file, content, expected) => {
    expect(formInput(form("write"), { path: file, content }, null, "")).toEqual({ path: file, content: expected });
  });

  test("are the input of their tool", () => {
    expect(formInput(form("view"), { path: "a.md" }, null, "")).toEqual({ path: "a.md" });
  });
});

const line = fc.constantFrom("a", "ab", "  a", "b", "", "- a", "# a", "写真", "a; b", "}");
const lines = fc.array(line, { minLength: 1, maxLength: 6 }).filter((some) => some.some((text) => text.trim() !== ""));
const file = fc.record({ lines, isOpen: fc.boolean(), place: fc.nat(5) });

/** A line that can be chosen, because it says something. */
function chosenOf({ lines: all, place }: { lines: readonly string[]; place: number }): string {
  const some = all.filter((text) => text.trim() !== "");
  return some[place % some.length] ?? "";
}

/** All texts in which one of the lines that are like this has become others. */
function withOneOf(all: readonly string[], chosen: string, others: readonly string[], end: string): string[] {
  return all.flatMap((text, index) => (text === chosen ? [all.toSpliced(index, 1, ...others).join("\n") + end] : []));
}

describe("in any file", () => {
  property.prop([file], { numRuns: 30 })("only the chosen line changes", async (any) => {
    const end = any.isOpen ? "" : "\n";
    const chosen = chosenOf(any);
    const changed = await after(any.lines.join("\n") + end, "edit", { old: chosen, new: "new" });
    expect(withOneOf(any.lines, chosen, ["new"], end)).toContain(changed);
  });

  property.prop([file], { numRuns: 30 })("only the chosen line goes", async (any) => {
    const end = any.isOpen ? "" : "\n";
    const chosen = chosenOf(any);
    const changed = await after(any.lines.join("\n") + end, "delete", { line: chosen });
    // without other lines there is no line end either
    expect(withOneOf(any.lines, chosen, [], any.lines.length > 1 ? end : "")).toContain(changed);
  });

  property.prop([file], { numRuns: 30 })("what is added changes nothing else", async (any) => {
    const end = any.isOpen ? "" : "\n";
    const text = any.lines.join("\n") + end;
    const changed = await after(text, "add", { after: chosenOf(any), text: "new\nlines\n" });
    const added = changed.split("\n");
    const at = added.findIndex((one) => one.endsWith("new"));
    expect(added.toSpliced(at, 2).join("\n")).toBe(text);
  });
});

test("a command that takes away what nobody spoke of says so, instead of doing it", () => {
  const values = { command: "rm a.txt" };
  expect(formInput(form("bash"), values, null, "write a test for a.txt")).toEqual({
    command: "echo 'Nothing was deleted: nobody has asked for that.' >&2; exit 1",
  });
  expect(formInput(form("bash"), values, null, "delete a.txt")).toEqual(values);
});

test("a program that takes something away and that nobody wants run isn't started", () => {
  expect(formInput(form("bash"), { command: "bash tidy.sh box" }, null, "fix tidy.sh", "tidy.sh")).toEqual({
    command:
      "echo 'tidy.sh was not started: it takes something away, and nobody has asked for it to be run.' >&2; exit 1",
  });
});
