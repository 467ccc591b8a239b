import { expect, test } from "vitest";
import { chat } from "../../src/main/cli/chat.ts";
import { readArguments } from "../../src/main/cli/arguments.ts";
import type { CliWorld } from "../../src/main/cli/run-command.ts";
import { missionRuntime } from "../support/mission-runtime.ts";
import { says } from "../support/ollama-server.ts";

const plan = "1. Water the fern";

/** A chat in which a person types these lines. */
async function talk(...typed: string[]) {
  const { runtime, server, place } = await missionRuntime([says(plan), says("Watered.")]);
  const questions: string[] = [];
  const told: string[] = [];
  const terminal = {
    out: () => {},
    err: (text: string) => void told.push(text),
    async ask(question: string) {
      questions.push(question.trim());
      return typed.shift() ?? null;
    },
    askSecret: null,
    hasColours: false,
    canRedraw: false,
  };
  const world = {
    terminal,
    signal: new AbortController().signal,
    // the test closes it when it has looked at it
    startRuntime: async () => ({ ...runtime, close: async () => {} }),
  } as unknown as CliWorld; // no more of it is used in a chat
  const command = readArguments(["chat", "--workspace", place.workspace]);
  if (command.name !== "chat") throw new Error("That was no chat.");
  await chat(command.options, world);
  const sessions = runtime.sessions.list();
  const plans = sessions.flatMap(({ id }) => Object.values(runtime.sessions.open(id).view.plans));
  return { questions, told: told.join(""), chats: server.chats, plans, sessions };
}

test("in a chat a plan is done after a yes", async () => {
  const { questions, chats, plans } = await talk("/plan water the plants", "y", "");
  expect(questions).toEqual(["›", "Do this plan? [y]es or [N]o?", "›"]);
  expect(chats.at(-1)?.messages.findLast(({ role }) => role === "user")?.content).toContain(`Do this plan:\n\n${plan}`);
  expect(plans).toMatchObject([{ state: "accepted" }]);
});

test("and dropped after anything else", async () => {
  const { chats, plans } = await talk("/plan water the plants", "", "");
  expect(chats).toHaveLength(1);
  expect(plans).toMatchObject([{ state: "dropped" }]);
});

test("a command that isn't there is told, and the chat goes on", async () => {
  const { told, chats } = await talk("/plant water", "water the plants", "");
  expect(told).toContain("hearth: There is no command /plant");
  expect(chats).toHaveLength(1);
});

test("a chat in which nothing was said leaves nothing behind", async () => {
  expect((await talk("")).sessions).toEqual([]);
});
