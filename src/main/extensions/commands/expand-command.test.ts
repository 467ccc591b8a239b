import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { expandCommand } from "./expand-command.ts";

const command = (name: string, body: string, agent: string | null = null): Command => {
  return { name, description: "", agent, body, of: "home" };
};
const commands = [command("review", "Review $ARGUMENTS. Be kind to $ARGUMENTS.", "scout"), command("tidy", "Tidy up.")];

test.each([
  ["/review a.ts b.ts", { text: "Review a.ts b.ts. Be kind to a.ts b.ts.", agent: "scout" }],
  ["/review $& $1", { text: "Review $& $1. Be kind to $& $1.", agent: "scout" }],
  ["/tidy", { text: "Tidy up.", agent: null }],
  ["/tidy the shed\nand the loft", { text: "Tidy up.\n\nthe shed\nand the loft", agent: null }],
  ["/etc/hosts: what is it?", { text: "/etc/hosts: what is it?", agent: null }],
  ["what does /tidy do?", { text: "what does /tidy do?", agent: null }],
])("%j is asked as it is meant", (text, meant) => {
  expect(expandCommand(text, commands)).toEqual(meant);
});

test("a command that isn't there is refused, with those that are", () => {
  expect(() => expandCommand("/reveiw x", commands)).toThrow("There is no command /reveiw. There are: /review, /tidy.");
  expect(() => expandCommand("/x", [])).toThrow("There are none here yet.");
});
