import { expect, test } from "vitest";
import { readArguments, UsageError } from "./arguments.ts";

const defaults = {
  workspace: ".",
  model: null,
  permission: null,
  session: { type: "new" },
  json: false,
  maxSteps: null,
  timeoutSeconds: null,
  history: true,
};

test("a request may be typed with or without quotes", () => {
  expect(readArguments(["ask", "what", "is", "here?"])).toEqual({
    name: "ask",
    prompt: "what is here?",
    options: defaults,
  });
  expect(readArguments(["ask"])).toEqual({ name: "ask", prompt: null, options: defaults });
});

test("options may stand before and after the prompt", () => {
  const command = readArguments([
    "ask",
    "--workspace",
    "/w",
    "do",
    "it",
    "--permission",
    "allow",
    "--continue",
    "--json",
    "--max-steps",
    "3",
    "--timeout",
    "60",
  ]);
  expect(command).toMatchObject({
    prompt: "do it",
    options: {
      workspace: "/w",
      permission: "allow",
      session: { type: "last" },
      json: true,
      maxSteps: 3,
      timeoutSeconds: 60,
    },
  });
});

test.each([
  [["ask", "--permission", "maybe", "x"], /ask, deny or allow/],
  [["ask", "--max-steps", "0", "x"], /whole number/],
  [["ask", "--timeout", "soon", "x"], /whole number/],
  [["ask", "--session", "1", "--continue", "x"], /exclude each other/],
  [["ask", "--no-history", "--continue", "x"], /no session to go on with/],
  [["ask", "--nonsense"], /nonsense/],
  [["chat", "hello"], /hearth ask "hello"/],
  [["models", "eat"], /list, pull, add, remove and test/],
  [["models", "test"], /hearth models test ID/],
  [["models", "pull"], /hearth models pull ID/],
  [["sessions", "show"], /hearth sessions show ID/],
  [["doctor", "please"], /takes nothing more/],
  [["what", "is", "this"], /hearth ask "what is this"/],
])("wrong use says what is wrong: %j", (args, message) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(message);
});
