import { expect, test } from "vitest";
import { messagesOf, tools } from "../../../../../test/support/masks-after.ts";
import { answerWhenPrinted } from "./when-printed.ts";

const answered = (request: string, ...commands: string[]) =>
  answerWhenPrinted({
    tools,
    messages: [
      { role: "user", id: "u", text: request, context: "" },
      ...messagesOf(
        "run",
        commands.map((command) => ({ tool: "bash", input: { command } })),
      ),
    ],
    kind: "run",
    stepsLeft: 5,
  });

test.each([
  ["sort plants.csv by height", "sort -t, -k2 plants.csv", "I have only printed it"],
  ["Bitte die Pflanzen in plants.csv nach der Höhe ordnen", "sort plants.csv", "Ich habe es nur sortiert ausgegeben"],
])("what was only printed isn't told as done: %s, %s", (request, command, told) => {
  expect(answered(request, command)).toContain(told);
});

test.each([
  ["sort plants.csv by height", "sort -o plants.csv plants.csv"],
  ["sort plants.csv by height", "sort plants.csv > new.csv && mv new.csv plants.csv"],
  ["sort plants.csv by height", "python3 sort.py"],
  ["show me plants.csv sorted by height", "sort plants.csv"],
  ["which is the highest in plants.csv?", "sort plants.csv"],
])("the model answers where it was kept, or was to be seen: %s, %s", (request, command) => {
  expect(answered(request, command)).toBeNull();
  expect(answered(request)).toBeNull();
});
