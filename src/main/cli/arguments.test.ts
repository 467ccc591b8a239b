import { expect, test } from "vitest";
import { readArguments, UsageError } from "./arguments.ts";

const defaults = {
  workspace: ".",
  model: null,
  profile: null,
  permission: null,
  cloud: null,
  session: { type: "new" },
  json: false,
  maxSteps: null,
  timeoutSeconds: null,
  attach: [],
  plan: false,
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

test("several files may go with a request, and a plan be all that is wanted", () => {
  const command = readArguments(["ask", "--attach", "a.png", "--attach", "b.pdf", "--plan", "sum", "it", "up"]);
  expect(command).toMatchObject({ prompt: "sum it up", options: { attach: ["a.png", "b.pdf"], plan: true } });
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
  ["model=box/large", { what: "model", id: "box/large" }],
  ["profile=scout", { what: "profile", name: "scout" }],
  ["temperature=0.7", { what: "temperature", value: 0.7 }],
])("a step can be made again with %s", (wish, change) => {
  const command = readArguments(["trace", "s1", "--step", "2", "--what-if", wish]);
  expect(command).toEqual({ name: "what-if", session: "s1", step: 2, change, json: false });
});

test.each([
  [["ask", "--permission", "maybe", "x"], /ask, deny or allow/],
  [["ask", "--cloud", "yes", "x"], /--cloud is ask, deny or allow/],
  [["keys", "show"], /list, set and remove/],
  [["keys", "set", "mine", "sk-secret"], /hearth keys set PROVIDER/],
  [["ask", "--max-steps", "0", "x"], /whole number/],
  [["ask", "--timeout", "soon", "x"], /whole number/],
  [["ask", "--session", "1", "--continue", "x"], /exclude each other/],
  [["ask", "--no-history", "--continue", "x"], /no session to go on with/],
  [["ask", "--nonsense"], /nonsense/],
  [["chat", "hello"], /hearth ask "hello"/],
  [["agents", "eat"], /list, running, show and new/],
  [["agents", "running", "fast"], /takes nothing more/],
  [["schedule", "eat"], /list and run/],
  [["schedule", "run"], /hearth schedule run NAME/],
  [["chat", "--attach", "a.png"], /hearth ask --attach/],
  [["chat", "--plan"], /\/plan/],
  [["sessions", "import"], /hearth sessions import FILE/],
  [["sessions", "import", "a.json", "--workspace"], /hearth sessions import FILE/],
  [["models", "eat"], /list, search, pull, add, remove and test/],
  [["models", "test"], /hearth models test ID/],
  [["models", "pull"], /hearth models pull ID/],
  [["models", "pull", "good", "--all"], /hearth models pull ID/],
  [["sessions", "show"], /hearth sessions show ID/],
  [["trace"], /hearth trace SESSION/],
  [["trace", "s", "--step", "1"], /--step and --what-if belong together/],
  [["trace", "s", "--step", "1", "--what-if", "mood=good"], /model=ID, profile=NAME or temperature=T, not "mood=good"/],
  [["trace", "s", "--step", "1", "--what-if", "temperature=hot"], /from 0 to 2, not "hot"/],
  [["usage", "now"], /takes nothing more/],
  [["network", "--all"], /takes nothing more/],
  [["doctor", "please"], /takes nothing more/],
  [["what", "is", "this"], /hearth ask "what is this"/],
])("wrong use says what is wrong: %j", (args, message) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(message);
});
