import { expect, test } from "vitest";
import { comparedAsText } from "./compared-as-text.ts";

const data = { path: "boats.csv", text: "boat,length\nTern,9\nGull,11\n" };
const python = (line: string) => ({ path: "boats.py", text: `import csv\n${line}\n` });
const linesOf = (program: { path: string; text: string }, table = data, command = "python3 boats.py") =>
  comparedAsText("", { program, data: table, command }).flatMap(({ changes }) =>
    changes.map(({ input }) => input["new_text"]),
  );

test.each([
  ['best = max(rows, key=lambda r: r["length"])', 'best = max(rows, key=lambda r: int(r["length"]))'],
  ['rows.sort(key=lambda r: (r["length"], r["boat"]))', 'rows.sort(key=lambda r: (int(r["length"]), r["boat"]))'],
  ['long = [r for r in rows if r["length"] > limit]', 'long = [r for r in rows if int(r["length"]) > int(limit)]'],
])("%s is read as numbers", (line, fresh) => {
  expect(linesOf(python(line))[0]).toBe(fresh);
});

test("so is what a comparator of JavaScript compares", () => {
  const program = { path: "boats.js", text: "boats.sort((a, b) => (a.length_m < b.length_m ? 1 : -1));\n" };
  const table = { ...data, text: data.text.replace("length", "length_m") };
  expect(linesOf(program, table)[0]).toBe("boats.sort((a, b) => (Number(a.length_m) < Number(b.length_m) ? 1 : -1));");
});

test("the data and the command get texts in the order of the values", () => {
  const [reading] = comparedAsText("", {
    program: python('print([r for r in rows if r["length"] > sys.argv[1]])'),
    data,
    command: "python3 boats.py 8",
  });
  expect(reading?.command).toBe("python3 boats.py 08");
  expect(reading?.twins).toEqual([
    { given: null, taken: "boat,length\nTern,09\nGull,11\n" },
    { given: "boat,length\nGull,11\nTern,9\n", taken: "boat,length\nGull,11\nTern,09\n" },
  ]);
  expect(reading?.inPrint?.("exit 0\nTern 09\n")).toBe("exit 0\nTern 9\n");
});

test("nothing is read so where there are no numbers", () => {
  const table = { ...data, text: "boat,kind\nTern,sail\nGull,motor\n" };
  expect(comparedAsText("", { program: python("x = 1"), data: table, command: "python3 boats.py" })).toEqual([]);
});
