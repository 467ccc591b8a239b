import { formsOf } from "../../../src/main/guided/forms/form.ts";
import { staticPrompt } from "../../../src/main/guided/dialects/guided-text.ts";
import { instructions } from "../../../src/main/guided/dialects/static-prompt.ts";
import { atMost, type Figure } from "../figure.ts";
import type { World } from "../world.ts";

/** What every conversation begins with, in the model's own tokens. */
export async function promptSize({ fields, folder }: World): Promise<Figure[]> {
  const tools = [...folder.tools.values()].map((tool) => tool.spec);
  const bare = await fields.countTokens([{ type: "text", text: instructions(formsOf(tools)) }]);
  const whole = await fields.countTokens(staticPrompt(fields, tools));
  return [
    atMost("static prompt, seven tools: identity, instructions, tools", 800, bare, " tokens"),
    atMost("static prompt with the examples of guided steps", 1600, whole, " tokens"),
  ];
}
