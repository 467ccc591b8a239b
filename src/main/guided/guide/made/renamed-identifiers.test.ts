import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { renamedIdentifierCalls } from "./renamed-identifiers.ts";

const files = {
  "README.md": "The programs show what I saw.\n",
  "table.py": 'def show(rows):\n    """show the rows"""\n    print(rows)  # show\n',
  "main.py": 'from table import show\nimport table\n\nprint("nothing to show")\nshow([1])\ntable.show([2])\n',
  "plot.py": 'import plt\n\nplt.show()\nplt.draw(show=True)\nprint(f"{show(3)} show")\n',
};

async function renamed(request: string) {
  const view = viewOf(files);
  const calls = await renamedIdentifierCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["line"], input["new_text"]]);
}

test("a function whose name is a plain word gets its new name where it is code", async () => {
  expect(await renamed("rename the function show to print_table in all of the program")).toEqual([
    ["table.py", 1, "def print_table(rows):"],
    ["main.py", 1, "from table import print_table"],
    ["main.py", 5, "print_table([1])"],
    ["main.py", 6, "table.print_table([2])"],
    ["plot.py", 5, 'print(f"{print_table(3)} show")'],
  ]);
});

test.each([
  "rename the function show to draw",
  "rename the column show to print_table",
  "rename the function show_all to print_table",
  "what does the function show do?",
  "change the function show to use tabs in table.py",
  "don't rename the function show to print_table, just add a comment",
])("%s: nothing", async (request) => {
  expect(await renamed(request)).toEqual([]);
});
