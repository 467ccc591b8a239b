import { describe, expect, it } from "vitest";
import { expectedOutput } from "./expected-output.ts";
import { toldLiteral } from "./told-literals.ts";

describe("a list that is to be printed", () => {
  it.each([
    ["till.py prints Ben: ['bread', 'milk'], should be just ['milk'] (and Anna only bread)", "Ben: ['milk']"],
    ["python3 tags.py should print ['a', 'b']", "['a', 'b']"],
    ["node uniq.js prints [ 1, 1, 2 ] instead of [ 1, 2 ]", "[ 1, 2 ]"],
    ["it must be Team A: [3, 4], mend teams.py", "Team A: [3, 4]"],
    ["python3 zahl.py druckt [3, 1], es sollte [1, 3] sein", "[1, 3]"],
    ["count.py gives {'a': 1}, it should give {'a': 2}", "{'a': 2}"],
  ])("is told in %s", (request, list) => {
    expect(toldLiteral(request)).toBe(list);
    expect(expectedOutput(request)).toEqual([list]);
  });

  it.each([
    "till.py prints ['bread', 'milk'], why?",
    "use ['milk'] instead of ['bread'] in till.py",
    "the function should be faster than a[0]",
    "it should print [1] for a and it should print [2] for b",
    "please tick [x] all that should be done",
  ])("isn't in %s", (request) => {
    expect(toldLiteral(request)).toBeNull();
  });
});
