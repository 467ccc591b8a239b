import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import type { ChatFormat, PromptPart } from "../../guided/field-engine.ts";
import { canonicalText } from "../canonical-text.ts";
import { cutAtMarks, marks } from "../cut-at-marks.ts";

/** A llama-server, as far as fields need it. */
export type FieldServer = {
  /** The id of its model, for messages. */
  id: string;
  /** Tokens of one conversation. */
  contextSize: number;
  /**
   * Sends a request, and gives the answer that the server agreed to. Throws `internal` where it refused the request itself, such
   * as a grammar that it can't read.
   */
  post(path: "/tokenize" | "/completion" | "/apply-template", body: object, signal: AbortSignal): Promise<Response>;
};

const tokensReply = z.object({ tokens: z.array(z.int()) });
const templateReply = z.object({ prompt: z.string() });

/** What stands between the turns in the template of the server's model; null where it can't be taken apart. */
export async function chatFormatOf(server: FieldServer, signal: AbortSignal): Promise<ChatFormat | null> {
  const { system, user, answer, next } = marks;
  const opening = [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
  const goneOn = [...opening, { role: "assistant", content: answer }, { role: "user", content: next }];
  const write = async (messages: object[]): Promise<string> => {
    const body = { messages, chat_template_kwargs: { enable_thinking: false } };
    return read(templateReply, await server.post("/apply-template", body, signal)).then(({ prompt }) => prompt);
  };
  try {
    return cutAtMarks(await write(opening), await write(goneOn));
  } catch (cause) {
    // a template that takes no system role, or wants its turns otherwise, is refused
    if (cause instanceof AppError && cause.code === "internal") return null;
    throw cause;
  }
}

/** Turns prompts into the tokens of a server's model. */
export type ServerTokenizer = {
  /** Of a whole conversation, with the token that begins one. */
  ofPrompt(parts: readonly PromptPart[], signal: AbortSignal): Promise<number[]>;
  /** Of something that comes in the middle of one. */
  ofText(text: string, signal: AbortSignal): Promise<number[]>;
};

/** Most of a conversation stays as it was, so it is asked for once. */
const mostKnown = 2_000;

export function createServerTokenizer(server: FieldServer): ServerTokenizer {
  const known = new Map<string, Promise<number[]>>();
  let first: Promise<number[]> | null = null;

  function tokens(kind: PromptPart["type"], text: string, signal: AbortSignal): Promise<number[]> {
    const key = `${kind} ${text}`;
    const there = known.get(key);
    if (there) return there;
    // what is text may say what it likes: only the template has special tokens
    const body = { content: text, add_special: false, parse_special: kind === "control" };
    const asking = ask(body, signal);
    if (known.size >= mostKnown) known.clear();
    known.set(key, asking);
    asking.catch(() => known.delete(key));
    return asking;
  }

  async function ask(body: object, signal: AbortSignal): Promise<number[]> {
    return (await read(tokensReply, await server.post("/tokenize", body, signal))).tokens;
  }

  function begin(signal: AbortSignal): Promise<number[]> {
    const asking = (first ??= ask({ content: "", add_special: true }, signal));
    asking.catch(() => (first = null));
    return asking;
  }

  return {
    async ofPrompt(parts, signal) {
      const { runs } = canonicalText(parts);
      const [[beginning], ...rest] = await Promise.all([
        begin(signal),
        ...runs.map(({ kind, text }) => tokens(kind, text, signal)),
      ]);
      const all = rest.flat();
      // some templates write it themselves
      return beginning === undefined || all[0] === beginning ? all : [beginning, ...all];
    },
    ofText: (text, signal) => tokens("text", text, signal),
  };
}

/** Reads an answer. Throws where it is something else. */
export async function read<T>(schema: z.ZodType<T>, response: Response): Promise<T> {
  const read = schema.safeParse(await response.json().catch(() => null));
  if (read.success) return read.data;
  const message =
    "What the server of this model says can't be understood. Give the model another dialect in the settings.";
  throw new AppError("model-unavailable", message, { cause: read.error });
}
