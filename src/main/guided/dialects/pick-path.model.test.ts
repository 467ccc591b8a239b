import { afterAll, beforeAll, expect, it } from "vitest";
import {
  drained,
  loaded,
  realEngine,
  type RealEngine,
  smallModel,
  talkWith,
  testModel,
} from "../../../../test/support/real-engine.ts";
import type { PromptPart } from "../field-engine.ts";
import type { LoadedModel } from "../../inference/engine-client.ts";
import { pickPath } from "./pick-path.ts";

/** A choice by folders, in the tokens of a real model. */

const never = new AbortController().signal;
let engine: RealEngine;
let model: LoadedModel;

beforeAll(async () => {
  engine = realEngine();
  model = await loaded(engine, testModel(smallModel));
});
afterAll(() => engine.close());

const folders = ["src", "src old", "写真", "🎉 party", 'say "hi"', "-rf"];
const paths = [
  ...folders.flatMap((folder) => Array.from({ length: 120 }, (_, index) => `${folder}/note ${index}.md`)),
  "src.txt",
  "srca",
  `${"deep/".repeat(40)}end.md`,
];

function prompt(wanted: string): PromptPart[] {
  const { beforeSystem, systemToUser, userToAssistant } = model.facts.chat;
  const say = (text: string): PromptPart => ({ type: "text", text });
  return [...beforeSystem, say("You are helpful."), ...systemToUser, say(`Say: path: ${wanted}`), ...userToAssistant];
}

it.each(["src/note 7.md", "src.txt", "写真/note 3.md", "🎉 party/note 99.md", "-rf/note 0.md"])(
  "gives one of the paths where %s is meant, and the state holds just that",
  async (wanted) => {
    const fields = talkWith(model);
    await drained(fields.read(prompt(wanted), never));
    fields.force("path:");
    const path = await pickPath(fields, paths, { before: " ", end: "\n" }, never);
    expect(paths).toContain(path);
    await drained(fields.read([...prompt(wanted), { type: "text", text: `path: ${path}\nnext` }], never));
    // only what is new, and the tokens at its border
    expect(fields.usage().evaluated).toBeLessThanOrEqual(8);
  },
);
