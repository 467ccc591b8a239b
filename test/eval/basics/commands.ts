import type { BasicGroup } from "./basic-group.ts";
import { all, answers, fileIs } from "../task.ts";

export const commands: BasicGroup = {
  name: "commands",
  tasks: [
    {
      id: "run-script",
      prompt: "Run check.sh and tell me what it prints",
      files: { "check.sh": 'echo "checksum $((59 * 131 + 2))"\n', "data.txt": "a\nb\n" },
      mayChange: [],
      check: answers(/7731/),
    },
    {
      id: "count-lines",
      prompt: "Use wc to count the lines of log.txt",
      files: {
        "log.txt": Array.from(
          { length: 137 },
          (_, index) => `12:${String(index % 60).padStart(2, "0")} tick ${index}\n`,
        ).join(""),
      },
      mayChange: [],
      check: answers(/\b137\b/),
    },
    {
      id: "run-tests",
      prompt: "run `node test.js` - which test fails?",
      files: {
        "test.js":
          'const checks = { add: 1 + 1 === 2, multiply: 3 * 3 === 9, divide: 8 / 2 === 3 };\nfor (const [name, ok] of Object.entries(checks)) console.log(ok ? "ok" : "FAILED", name);\nprocess.exit(Object.values(checks).every(Boolean) ? 0 : 1);\n',
      },
      mayChange: [],
      check: answers(/divide/i),
    },
    {
      id: "backup",
      prompt: "Make a folder backup and copy notes.txt into it",
      files: { "notes.txt": "The attic key hangs behind the door.\n", "other.txt": "x\n" },
      mayChange: ["backup/notes.txt"],
      check: all(
        fileIs("backup/notes.txt", "The attic key hangs behind the door.\n"),
        fileIs("notes.txt", "The attic key hangs behind the door.\n"),
      ),
    },
  ],
};
