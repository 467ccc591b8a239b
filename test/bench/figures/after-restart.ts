import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { staticPrompt } from "../../../src/main/guided/dialects/guided-text.ts";
import type { FieldEngine, PromptPart } from "../../../src/main/guided/field-engine.ts";
import type { LoadedModel } from "../../../src/main/inference/engine-client.ts";
import { finish, never, talk, timed, withEngine } from "../engine-runs.ts";
import { atMost, type Figure } from "../figure.ts";
import type { World } from "../world.ts";

/**
 * From the request to the first token, where the model's process was started anew: in a new conversation, and in one that another
 * conversation has handed its work to, against reading all of it.
 */
export async function afterRestart(world: World): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "hearth-bench-snapshots-"));
  const rooms = { snapshots: folder, tuning: null };
  const tools = [...world.folder.tools.values()].map((tool) => tool.spec);
  const beginning = staticPrompt(world.fields, tools);
  const asks = (text: string): PromptPart[] => [
    ...beginning,
    { type: "text", text },
    ...world.fields.facts.chat.userToAssistant,
  ];
  const toFirstToken = (fields: FieldEngine, text: string) =>
    timed(async () => {
      await finish(fields.read(asks(text), never, beginning.length));
      await finish(fields.free({ end: "turn", grammar: null, maxTokens: 1 }, never));
    });
  try {
    const cold = await withEngine(world, rooms, (model) => toFirstToken(talk(model), "Hello."));
    const measure = async (model: LoadedModel) => {
      const first = await toFirstToken(talk(model, "one"), "Hello.");
      const second = await toFirstToken(talk(model, "two"), "Sort the photos by year.");
      return { first, second };
    };
    const warm = await withEngine(world, rooms, measure);
    return [
      atMost(
        "first token of a new conversation after a restart / reading the prefix",
        1 / 20,
        warm.first.ms / cold.ms,
        "",
      ),
      atMost(
        "another conversation beside it: call to first token / reading from nothing",
        1 / 15,
        warm.second.ms / cold.ms,
        "",
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
