import { expect, test } from "vitest";
import { defaultProfile } from "../agent/profile.ts";
import { agentText, newAgentText } from "./agent-text.ts";
import { parseAgent } from "./parse-agent.ts";
import { shippedAgents } from "./shipped.ts";

const read = (text: string, { name = "tester", isTrusted = true } = {}) =>
  parseAgent({ name, file: `${name}.md`, text, isTrusted });

const complaint = (text: string, options?: Parameters<typeof read>[1]): string => {
  try {
    read(text, options);
    return "none";
  } catch (cause) {
    return cause instanceof Error ? cause.message : "";
  }
};

test("the options stand above, the prompt below; what isn't said keeps its default", () => {
  const text =
    "---\ndescription: Tests things.\nprefix: 🧪\ntools: [files, bash]\nmodel: small\nmax_iterations: 5\n---\n\nTest it.\n---\nAll of it.\n";
  expect(read(text)).toEqual({
    ...defaultProfile,
    name: "tester",
    description: "Tests things.",
    prefix: "🧪",
    instructions: "Test it.\n---\nAll of it.",
    tools: ["files", "bash"],
    role: "small",
    maxIterations: 5,
  });
});

test("line ends of Windows, and the mark that some editors write first, change nothing", () => {
  expect(read("\uFEFF---\r\ndescription: A.\r\n---\r\nDo it.\r\n")).toMatchObject({
    description: "A.",
    instructions: "Do it.",
  });
});

test.each([
  [
    "an unknown key",
    "---\ndescription: A.\ntoolz: [view]\n---\n",
    'tester.md:3:1: there is no key "toolz". There are:',
  ],
  [
    "an unknown tool",
    "---\ndescription: A.\ntools:\n  - view\n  - sudo\n---\n",
    'tester.md:5:5: tools.1: there is no tool and no group of tools "sudo". There are: files (view, ls',
  ],
  ["a value of a wrong kind", "---\ndescription: A.\nmax_iterations: many\n---\n", "tester.md:3:1: max_iterations: "],
  [
    "a wrong key in an effect",
    "---\ndescription: A.\neffects:\n  - kind: compact\n    parms: {}\n---\n",
    'tester.md:5:5: there is no key "effects.0.parms"',
  ],
  [
    "a sign that can't be seen",
    "---\ndescription: A.\u202E.\nprefix: ⚙️\n---\n",
    "tester.md:2:1: description: This is one line of letters and signs that can be seen.",
  ],
  ["a missing description", "---\nprefix: x\n---\n", "tester.md:2:1: description: "],
  ["options that don't parse", "---\ndescription: A.\ntools: [view\n---\n", "tester.md:"],
  ["the same key twice", "---\ndescription: A.\ndescription: B.\n---\n", "tester.md:3:1: "],
  [
    "a prompt among the options",
    "---\ndescription: A.\ninstructions: B.\n---\n",
    "tester.md:3:1: the prompt isn't a key",
  ],
  ["no options at all", "You are a tester.\n", 'tester.md:1:1: The file begins with "---"'],
  ["nothing in it", "", "tester.md:1:1: "],
  ["aliases", "---\ndescription: &a A.\nprefix: *a\n---\n", "tester.md:1:1: Anchors and aliases"],
  [
    "a prompt that is too long",
    `---\ndescription: A.\n---\n\n${"word ".repeat(6_000)}`,
    "tester.md:4:1: The prompt has 29999 letters.",
  ],
])("%s is told with file, line and key", (_, text, expected) => {
  expect(complaint(text)).toContain(expected);
  expect(complaint(text)).not.toContain("\n    at ");
});

test("all mistakes are told at once, in their order", () => {
  const told = complaint("---\ntools: [sudo]\nfoo: 1\n---\n").split("\n");
  expect(told.map((line) => line.split(" ", 1)[0])).toEqual(["tester.md:2:1:", "tester.md:2:9:", "tester.md:3:1:"]);
});

test("an agent of a folder can't be granted what the person didn't grant", () => {
  const text = "---\ndescription: A.\ninherit_tools: true\neffects: []\n---\n";
  expect(complaint(text)).toBe("none");
  const told = complaint(text, { isTrusted: false }).split("\n");
  expect(told.map((line) => line.split(" ", 2).join(" "))).toEqual([
    "tester.md:3:1: inherit_tools:",
    "tester.md:4:1: effects:",
  ]);
});

test.each(["Tester", "two words", "a/b", "..", "x".repeat(60)])("%j is no name for an agent", (name) => {
  expect(complaint("---\ndescription: A.\n---\n", { name })).toContain("An agent's name is small letters");
});

test("what is shown of an agent can be read back as one, for all that ship", () => {
  for (const profile of shippedAgents) expect(read(agentText(profile), { name: profile.name })).toEqual(profile);
});

test("a new file works as it is", () => {
  expect(read(newAgentText("tester"))).toMatchObject({ name: "tester", tools: ["files"], reply: "text" });
});
