import { expect, test } from "vitest";
import { spelledOtherwise } from "./spelled-otherwise.ts";

const program = {
  path: "seats.py",
  text: 'for row in rows:\n    if row["class"] == "child":\n        total += 1\n    names.append(row["name"])\n',
};
const data = { path: "seats.csv", text: "name,class\nMo,child\nIda,Child \nCHILD,adult\n" };

test("a value of a column is taken as the program spells it, whatever its capitals and blanks", () => {
  const found = spelledOtherwise("some of the children aren't counted as a child", { program, data });
  expect(found?.twins).toEqual([
    { given: null, taken: "name,class\nMo,child\nIda,child\nCHILD,adult\n" },
    {
      given: "name,class\nMo, CHILD\nIda,Child \nCHILD,adult\n",
      taken: "name,class\nMo,child\nIda,child\nCHILD,adult\n",
    },
  ]);
  expect(found?.changes[0]?.input["new_text"]).toBe('    if row["class"].strip().lower() == "child":');
});

test("a request may speak of spelling alone, and a program be written in JavaScript", () => {
  const script = { path: "seats.js", text: "const kids = rows.filter((row) => row.class === 'child');\n" };
  const found = spelledOtherwise("the capital letters in the csv confuse it", { program: script, data });
  expect(found?.changes[0]?.input["new_text"]).toBe(
    "const kids = rows.filter((row) => row.class.trim().toLowerCase() === 'child');",
  );
});

test("the least change comes first, and what is only written elsewhere stays", () => {
  const text = '# "Child" pays half\nlabels = ["Child"]\nif row["class"] == "Child":\n    print(row["class"])\n';
  const odd = { ...data, text: "name,class\nMo,Child\nIda,child\n" };
  const found = spelledOtherwise("some aren't counted as a child", {
    program: { path: "seats.py", text },
    data: odd,
  });
  expect(found?.changes[0]?.input).toMatchObject({ new_text: 'if row["class"].strip().lower() == "child":', line: 3 });
});

test.each<[string, string, string]>([
  ["nobody speaks of it", "the sum is wrong", data.text],
  ["it isn't said what is lost of them", "the child price has to be 4 instead of 3", data.text],
  ["a case is none of letters", "in that case it prints the wrong sum, blank lines too", data.text],
  ["all are spelled as in the program", "the child is wrong", "name,class\nMo,child\n"],
])("nothing is meant where %s", (_, request, text) => {
  expect(spelledOtherwise(request, { program, data: { ...data, text } })).toBeNull();
});
