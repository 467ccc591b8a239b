import * as z from "zod";
import { isRefusal, serverFetch, type ServerPatience } from "./server-fetch.ts";
import type { ServerPlace } from "./server-place.ts";

/** What a server's model can be held to. */
export type ServerAbilities = {
  /** It takes descriptions of tools. */
  tools: boolean;
  /** Its answers keep to a JSON schema. */
  schema: boolean;
  /** Its answers keep to a grammar; only llama-server has a way to ask for that. */
  grammar: boolean;
};

const reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1) });

/** Nobody says this unasked: who does was held to it. */
const word = "zebra-41";

/**
 * Finds out with three tiny requests what a server does, as opposed to what it accepts: some take a schema and pay it no heed.
 * Throws where it can't be reached at all, or doesn't let us in.
 */
export async function probeServer(
  place: ServerPlace,
  model: string,
  signal: AbortSignal,
  patience: ServerPatience = {},
): Promise<ServerAbilities> {
  const fetch = serverFetch(place, patience);

  /** Null where it refused: then it can't. */
  async function ask(more: object): Promise<string | null> {
    const messages = [{ role: "user", content: "Say hello." }];
    const body = JSON.stringify({ model, messages, max_tokens: 40, temperature: 0, ...more });
    try {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(`${place.api}/chat/completions`, { method: "POST", headers, body, signal });
      const read = reply.safeParse(await response.json().catch(() => null));
      return read.success ? (read.data.choices[0]?.message.content ?? "") : null;
    } catch (cause) {
      if (isRefusal(cause)) return null;
      throw cause;
    }
  }

  const schema = {
    type: "object",
    properties: { word: { type: "string", enum: [word] } },
    required: ["word"],
    additionalProperties: false,
  };
  const json = await ask({
    response_format: { type: "json_schema", json_schema: { name: "probe", strict: true, schema } },
  });
  const tool = { name: "look", description: "Looks.", parameters: { type: "object", properties: {} } };
  const tools = await ask({ tools: [{ type: "function", function: tool }], tool_choice: "auto" });
  const held = place.kind === "llama-server" ? await ask({ grammar: `root ::= "${word}"` }) : null;
  return { tools: tools !== null, schema: isHeld(json), grammar: held?.trim() === word };
}

function isHeld(json: string | null): boolean {
  try {
    return z.object({ word: z.literal(word) }).safeParse(JSON.parse(json ?? "")).success;
  } catch {
    return false;
  }
}
