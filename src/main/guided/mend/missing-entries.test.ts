import { expect, test } from "vitest";
import { missingEntries } from "./missing-entries.ts";

const program = `lines = []
for member in members:
    lines.append(f"{member['name']} <{member['email']}>")
print(total["email"])`;

function fresh(at: number, request: string): string[] {
  return missingEntries({
    lines: program.split("\n"),
    language: "python",
    failing: new Set([at]),
    failure: "exit 1\nKeyError: 'email'\n",
    request,
  }).map((change) => change.fresh);
}

test("an entry without the key is passed over where it is to be left out", () => {
  expect(fresh(3, "some have no mail address, those should be left out of the list")).toEqual([
    `    if not member.get('email'):\n        continue\n    lines.append(f"{member['name']} <{member['email']}>")`,
  ]);
});

test.each([
  ["nothing is to be left out", 3, "it ends in a KeyError, please mend it"],
  ["it is no entry of a loop", 4, "those without one should be left out"],
])("no line is changed where %s", (_, at, request) => expect(fresh(at, request)).toEqual([]));
