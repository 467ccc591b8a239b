import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { groundIn } from "./grounding.ts";

const edit: ToolSpec = { name: "edit", effect: "change", description: "", inputSchema: {}, fields: [] };
const texts: Readonly<Record<string, string>> = {
  "menu.md": "tea 3\ncake 4\n",
  "old/menu.md": "tea 3\n",
  "shop/prices.csv": "tea,3\n",
};
const view = viewOf(texts);

async function filesFor(form: string, request: string): Promise<readonly string[]> {
  const choices = await groundIn(view, [edit]).choices({ form, field: "path", soFar: {}, request });
  return choices.kind === "one-of" ? choices.values : [];
}

describe("the files that can be changed", () => {
  test.each([
    ["those that are named", "edit", "make the tea 4 in shop/prices.csv", ["shop/prices.csv"]],
    [
      "those that are named, of a replacement too",
      "replace",
      "4 instead of tea 3 in shop/prices.csv",
      ["shop/prices.csv"],
    ],
    ["those of the folder that is named", "edit", "the tea in the shop folder is 4", ["shop/prices.csv"]],
    ["those that have what is replaced", "replace", "rename cake to pie everywhere", ["menu.md"]],
    ["all of them, where nothing narrows it", "edit", "the tea is 4", Object.keys(texts)],
  ])("are %s", async (_, form, request, paths) => {
    expect(await filesFor(form, request)).toEqual(paths);
  });
});

test("a copy that was put aside can't be changed, unless it is spoken of or is no copy", async () => {
  const own = viewOf({ "a.toml": "", "a.toml.bak": "", "notes.old": "", "b.md": "", "b.md~": "" });
  const paths = async (request: string) => {
    const choices = await groundIn(own, [edit]).choices({ form: "edit", field: "path", soFar: {}, request });
    return choices.kind === "one-of" ? choices.values : [];
  };
  expect(await paths("open the vents at 24 degrees")).toEqual(["a.toml", "notes.old", "b.md"]);
  expect(await paths("open the vents at 24 degrees, in the backup too")).toContain("a.toml.bak");
  expect(await paths("set it to 24 in a.toml.bak")).toEqual(["a.toml.bak"]);
});

test("sounds and pictures aren't written as if they were texts", async () => {
  const own = viewOf({ "a.md": "", "take.wav": "" });
  const paths = async (request: string) => {
    const choices = await groundIn(own, [edit]).choices({ form: "edit", field: "path", soFar: {}, request });
    return choices.kind === "one-of" ? choices.values : null;
  };
  expect(await paths("name the take after the tune")).toEqual(["a.md"]);
  expect(await paths("put the tune's name into take.wav")).toEqual([]);
});

test("what is deleted is a pattern only where the request speaks of it", async () => {
  const own = viewOf({ "a.txt": "", "b.txt": "", "x.bak": "", "y.bak": "", "log1.md": "", "log2.md": "" });
  const place = { form: "remove", field: "files", soFar: {} };
  const bash: ToolSpec = { name: "bash", effect: "run", description: "", inputSchema: {}, fields: [] };
  const patterns = async (request: string) => {
    const choices = await groundIn(own, [bash]).choices({ ...place, request });
    return choices.kind === "one-of" ? choices.values.filter((value) => value.includes("*")) : [];
  };
  expect(await patterns("delete what is twice, but only if it is the same")).toEqual([]);
  expect(await patterns("delete the old backups")).toEqual(["*.bak"]);
  expect(await patterns("delete the log notes")).toEqual(["log*", "log*.md"]);
});

test("of names that begin alike only the line of the one that is to go can be deleted", async () => {
  const own = viewOf({ "flags.toml": "[new_search]\nshare = 100\n\n[new_search_ui]\nshare = 15\n" });
  const place = { form: "delete", field: "line", soFar: { path: "flags.toml" } };
  const request = "new_search is on for everyone, so take it out of flags.toml";
  const choices = await groundIn(own, [edit]).choices({ ...place, request });
  expect(choices).toEqual({ kind: "one-of", values: ["[new_search]"] });
});

test("no line of somebody who is said to stay can be deleted", async () => {
  const own = viewOf({ "team.txt": "Gia, kitchen\nGianna, bar\nLou, bar\n" });
  const place = { form: "delete", field: "line", soFar: { path: "team.txt" } };
  const request = "gia doesn't work here any more, take her out of team.txt. Gianna stays obviously";
  const choices = await groundIn(own, [edit]).choices({ ...place, request });
  expect(choices).toEqual({ kind: "one-of", values: ["Gia, kitchen"] });
});

test("what goes into the front matter of a page goes behind its last line", async () => {
  const own = viewOf({ "a.md": "---\ntitle: A\ntags: x\n---\nText\n\n---\n", "b.md": "Text\n" });
  const place = { form: "add", field: "after", request: "add 'lang: en' to the front matter" };
  const choices = (path: string) => groundIn(own, [edit]).choices({ ...place, soFar: { path } });
  expect(await choices("a.md")).toEqual({ kind: "one-of", values: ["tags: x"] });
  expect(await choices("b.md")).toEqual({ kind: "one-of", values: ["(end)", "(start)", "Text"] });
});

test("names are written as the request says", async () => {
  const own = viewOf({ "pics/Old Mill.JPG": "", "pics/gate.png": "", "pics/New Gate.png": "" });
  const files = "pics/Old Mill.JPG // pics/gate.png // pics/New Gate.png";
  const request = "rename the pictures to lower case, with a - instead of the blanks";
  const bash: ToolSpec = { name: "bash", effect: "run", description: "", inputSchema: {}, fields: [] };
  expect(await groundIn(own, [bash]).choices({ form: "rename", field: "names", soFar: { files }, request })).toEqual({
    kind: "one-of",
    values: ["pics/New Gate.png -> pics/new-gate.png\npics/Old Mill.JPG -> pics/old-mill.jpg"],
  });
});
