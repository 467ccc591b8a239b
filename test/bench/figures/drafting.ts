import type { FieldEngine, PromptPart } from "../../../src/main/guided/field-engine.ts";
import { finish, never, timed } from "../engine-runs.ts";
import { atLeast, type Figure } from "../figure.ts";
import type { World } from "../world.ts";

const lines = Array.from(
  { length: 60 },
  (_, index) =>
    `export const port${index} = ${8_000 + index * 13}; // berth ${index % 7}, depth ${(index * 37) % 19} m\n`,
);
/** With a grammar that allows everything, no token is guessed. */
const anything = String.raw`root ::= [^\x00]*`;
const written = 500;

/** How quickly a file is written anew with a few changes, with guesses from what was read, against without. */
export async function drafting({ fields }: World): Promise<Figure[]> {
  const rewrite = async (grammar: string | null) => (await writeAnew(fields, grammar)).perSecond;
  const plain: number[] = [];
  const drafted: number[] = [];
  for (let run = 0; run < 2; run++) {
    plain.push(await rewrite(anything));
    drafted.push(await rewrite(null));
  }
  const story = async (grammar: string | null) => (await tellStory(fields, grammar)).perSecond;
  const [plainStory, draftedStory] = [await story(anything), await story(null)];
  return [
    atLeast(
      "writing a file anew with 5 changes, with guesses / without",
      1.3,
      Math.max(...drafted) / Math.max(...plain),
      "",
    ),
    atLeast("writing what can't be guessed, with guesses / without", 0.97, draftedStory / plainStory, ""),
  ];
}

function writeAnew(fields: FieldEngine, grammar: string | null) {
  const ask = `Write this file again from its first line to port59, and change the names of port7, port19, port31, port43 and port55 from port to quay. Nothing else changes.`;
  return write(fields, `${ask}\n\n${lines.join("")}`, grammar);
}

function tellStory(fields: FieldEngine, grammar: string | null) {
  return write(fields, "Tell a story about a lighthouse, with many different words.", grammar, 200);
}

async function write(fields: FieldEngine, request: string, grammar: string | null, maxTokens = written) {
  const { systemToUser, beforeSystem, userToAssistant } = fields.facts.chat;
  const text = (words: string): PromptPart => ({ type: "text", text: words });
  await finish(
    fields.read([...beforeSystem, text("You help."), ...systemToUser, text(request), ...userToAssistant], never),
  );
  const before = fields.usage().sampled;
  const { ms } = await timed(() => finish(fields.free({ end: "turn", grammar, maxTokens }, never)));
  return { perSecond: ((fields.usage().sampled - before) * 1_000) / ms };
}
