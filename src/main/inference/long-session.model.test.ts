import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drained, loaded, realEngine, smallModel, talkWith, testModel } from "../../../test/support/real-engine.ts";
import { type Family, tinyModel } from "../../../test/support/tiny-model.ts";
import type { PromptPart } from "../guided/field-engine.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hearth-families-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const steps = 20;
const text = (words: string): PromptPart => ({ type: "text", text: words });

/** A session in which a model writes a call in each step and is told its result; says what was evaluated of what was new. */
async function session(file: string, kept: string | null) {
  const engine = realEngine(kept);
  try {
    const model = await loaded(engine, { id: "it", path: file, settings: { context_size: 4096 } });
    const { beforeSystem, systemToUser, userToAssistant, assistantToUser } = model.facts.chat;
    const prompt = [
      ...beforeSystem,
      text("You help in a harbour. ".repeat(60)),
      ...systemToUser,
      text("What came in?"),
    ];
    let evaluated = 0;
    let before = 0;
    let fresh = 0;
    for (let step = 0; step < steps; step++) {
      // each step talks anew, as each run of a session does
      const fields = talkWith(model, "a session");
      prompt.push(...userToAssistant);
      await drained(fields.read(prompt, signal, beforeSystem.length + 1));
      const read = fields.usage();
      fresh += read.contextUsed - before;
      evaluated += read.evaluated;
      fields.force("tool: ");
      const tool = await fields.pick(["view", "edit"], { end: "\n" }, signal);
      const { result } = await drained(fields.free({ end: "turn", grammar: "root ::= [a-z ]+", maxTokens: 8 }, signal));
      before = fields.usage().contextUsed;
      prompt.push(
        text(`tool: ${tool}\n${result.text}`),
        ...assistantToUser,
        text(`Result ${step}: ${step * 7} crates of tea.`),
      );
    }
    return { evaluated, fresh };
  } finally {
    await engine.close();
  }
}

describe("in a session of 20 steps nothing is read twice", () => {
  test.each<Family>(["attention", "window", "recurrent"])("by a model with %s", async (family) => {
    const file = path.join(folder, `${family}.gguf`);
    await writeFile(file, await tinyModel(family, testModel(smallModel).path));
    const { evaluated, fresh } = await session(file, null);
    expect(fresh).toBeGreaterThan(400);
    expect(evaluated / fresh).toBeLessThanOrEqual(1.05);
    // and what all conversations begin with is read by the first process alone
    const kept = path.join(folder, `${family} kept`);
    const first = await session(file, kept);
    const second = await session(file, kept);
    expect(first.evaluated).toBe(evaluated);
    expect(second.evaluated).toBeLessThan(evaluated - 200);
  });
});
