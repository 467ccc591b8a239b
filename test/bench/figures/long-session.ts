import type { PromptPart } from "../../../src/main/guided/field-engine.ts";
import { finish, never } from "../engine-runs.ts";
import { atMost, type Figure } from "../figure.ts";
import type { World } from "../world.ts";

const steps = 20;

/** Tokens that a session of 20 steps evaluates, against those that are new in it: a call is written, its result is read. */
export async function longSession({ fields }: World): Promise<Figure[]> {
  const { beforeSystem, systemToUser, userToAssistant, assistantToUser } = fields.facts.chat;
  const text = (words: string): PromptPart => ({ type: "text", text: words });
  const prompt: PromptPart[] = [
    ...beforeSystem,
    text("You help in a harbour."),
    ...systemToUser,
    text("What came in today?"),
  ];
  let evaluated = 0;
  let fresh = 0;
  let before = 0;
  for (let step = 0; step < steps; step++) {
    prompt.push(...userToAssistant);
    await finish(fields.read(prompt, never));
    const { text: said } = await finish(fields.free({ end: "turn", grammar: null, maxTokens: 12 }, never));
    const usage = fields.usage();
    const size = await fields.countTokens(prompt);
    evaluated += usage.evaluated;
    fresh += size - before;
    before = usage.contextUsed;
    prompt.push(
      text(said),
      ...assistantToUser,
      text(`Result ${step}: a ship with ${step * 7} crates of tea and ${step} of salt.`),
    );
  }
  return [atMost("20-step session: tokens evaluated / new tokens", 1.05, evaluated / fresh, "")];
}
