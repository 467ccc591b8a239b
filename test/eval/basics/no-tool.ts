import type { BasicGroup } from "./basic-group.ts";
import { type Task, all, answers } from "../task.ts";

const files = { "diary.txt": "Today it rained.\n", "budget.csv": "month,spent\nMay,410\n" };

/** Nothing in the folder has anything to do with it. */
const withoutTools: Task["check"] = ({ calls }) => (calls.length === 0 ? null : `it called ${calls.join(", ")}`);

export const noTool: BasicGroup = {
  name: "no tool needed",
  tasks: [
    { id: "hello", prompt: "Hello! Who are you?", files, mayChange: [], check: all(answers(/hearth/i), withoutTools) },
    { id: "sum", prompt: "what's 17 + 25?", files, mayChange: [], check: all(answers(/\b42\b/), withoutTools) },
    {
      id: "csv",
      prompt: "Explain in one sentence what a CSV file is.",
      files,
      mayChange: [],
      check: all(answers(/comma/i), withoutTools),
    },
  ],
};
