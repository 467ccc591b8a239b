import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidRemovalCalls } from "./said-removals.ts";

const lists = {
  "squad.md": "# Squad\n\n- Ann Lee\n- Tom Reed\n- Tom Reeder\n",
  "phones.csv": 'name,phone\n"Lee, Ann",12\n"Reed, Tom",34\n',
  "mail.json": '{\n  "to": [\n    "ann.lee@example.org",\n    "tom.reed@example.org"\n  ]\n}\n',
  "cars.yaml": "- driver: Kim\n  children: [Ann Lee, Tom Reed, Bo Ray]\n",
  "results-2023.csv": "name,goals\nTom Reed,2\n",
};

async function made(request: string, files: Record<string, string> = lists) {
  const view = viewOf(files);
  const calls = await saidRemovalCalls(request, await view.files(), view);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return calls.map(({ input }) => [text(input["path"]), text(input["old_text"]), text(input["new_text"])]);
}

describe("who is to go from all lists", () => {
  test("is taken out of each, as the list has it", async () => {
    expect(await made("tom reed left the team, take him off all our lists pls. old results stay")).toEqual([
      ["squad.md", "- Tom Reed\n", ""],
      ["phones.csv", '"Reed, Tom",34\n', ""],
      ["mail.json", '    "ann.lee@example.org",\n    "tom.reed@example.org"', '    "ann.lee@example.org"'],
      ["cars.yaml", "  children: [Ann Lee, Tom Reed, Bo Ray]", "  children: [Ann Lee, Bo Ray]"],
    ]);
  });

  test.each<[string, string, Record<string, string>]>([
    ["the name stands in a sentence", "remove Tom Reed everywhere", { "a.md": "Tom Reed has the key.\n- Tom Reed\n" }],
    ["another stands beside it", "remove Tom Reed everywhere", { "a.md": "- Tom Reed and Ann Lee\n" }],
    ["two are named", "remove Tom Reed and Ann Lee everywhere", lists],
    ["not all lists are meant", "take Tom Reed off the squad", lists],
    ["nobody is to go", "write Tom Reed everywhere", lists],
  ])("is left to the model where %s", async (_, request, files) => {
    expect(await made(request, files)).toEqual([]);
  });
});

property.prop([fc.subarray(["Ann Lee", "Tom Reed", "Bo Ray", "Tom Reeder", "Ann Leeds"], { minLength: 1 })])(
  "all others stay in a list of any length",
  async (names) => {
    const text = names.map((name) => `- ${name}\n`).join("");
    const calls = await made("take Tom Reed off all lists", { "a.md": text });
    const left = calls.reduce((rest, [, old = "", fresh = ""]) => rest.replace(old, fresh), text);
    expect(left).toBe(names.flatMap((name) => (name === "Tom Reed" ? [] : [`- ${name}\n`])).join(""));
  },
);
