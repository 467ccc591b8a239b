import type { BasicGroup } from "./basic-group.ts";
import { all, fileIs } from "../task.ts";

const packageJson = '{\n  "name": "barn",\n  "version": "1.2.4",\n  "main": "index.js"\n}\n';

export const severalSteps: BasicGroup = {
  name: "several steps",
  tasks: [
    {
      id: "mend-test",
      prompt: "The test in test.js fails. Fix sum.js so that it passes.",
      files: {
        "sum.js": "exports.sum = (numbers) => numbers.reduce((total, number) => total - number, 0);\n",
        "test.js":
          'const { sum } = require("./sum.js");\nif (sum([1, 2, 3]) !== 6) throw new Error(`sum is ${sum([1, 2, 3])}, not 6`);\nconsole.log("passed");\n',
      },
      mayChange: ["sum.js"],
      check: ({ run }) => (run("node test.js").status === 0 ? null : "the test still fails"),
    },
    {
      id: "winner",
      prompt: "Look into prices.csv and write the name of the most expensive item into winner.txt",
      files: { "prices.csv": "item,price\nlamp,35\ncarpet,240\nchair,85\nmirror,110\n" },
      mayChange: ["winner.txt"],
      check: ({ read }) =>
        /^carpet$/i.test(read("winner.txt")?.trim() ?? "")
          ? null
          : `winner.txt reads ${JSON.stringify(read("winner.txt"))}`,
    },
    {
      id: "open-tasks",
      prompt: "Create open.md with the tasks from tasks.txt that are not done yet",
      files: { "tasks.txt": "[x] order seeds\n[ ] paint the fence\n[x] mend the gate\n[ ] call the vet\n" },
      mayChange: ["open.md"],
      check: ({ read }) => {
        const text = read("open.md") ?? "";
        return /paint the fence/.test(text) && /call the vet/.test(text) && !/seeds|gate/.test(text)
          ? null
          : `open.md reads ${JSON.stringify(text)}`;
      },
    },
    {
      id: "release",
      prompt:
        "Set the version in package.json to 1.3.0 and add the line '- 1.3.0: faster start' at the end of CHANGELOG.md",
      files: { "package.json": packageJson, "CHANGELOG.md": "# Changes\n\n- 1.2.3: first\n- 1.2.4: fixes\n" },
      mayChange: ["package.json", "CHANGELOG.md"],
      check: all(
        fileIs("package.json", packageJson.replace("1.2.4", "1.3.0")),
        fileIs("CHANGELOG.md", "# Changes\n\n- 1.2.3: first\n- 1.2.4: fixes\n- 1.3.0: faster start\n"),
      ),
    },
  ],
};
