import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";

/** What the model says to one request: a text, in pieces as given, or the failure of the request. */
export type ScriptedReply = {
  text?: string | readonly string[];
  reasoning?: string;
  finish?: LanguageModelV4FinishReason["unified"];
  /** Without it the stream just ends, as when a server breaks off. */
  isBrokenOff?: boolean;
  fails?: Error;
};

/** Each reply costs the same, so that sums are easy to check. */
const replyUsage = {
  inputTokens: { total: 40, noCache: 10, cacheRead: 30, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};

/**
 * A language model that plays its replies in order and writes down what it was asked. Running out of replies is a failure that
 * names the number of the request.
 */
export function scriptedLanguageModel(replies: readonly (string | ScriptedReply)[]) {
  const calls: LanguageModelV4CallOptions[] = [];
  let letGo = 0;
  const model: Pick<LanguageModelV4, "doStream"> = {
    async doStream(options) {
      const reply = replies[calls.length];
      calls.push(options);
      if (reply === undefined) throw new Error(`The script has no reply number ${calls.length}.`);
      const played = typeof reply === "string" ? { text: reply } : reply;
      if (played.fails) throw played.fails;
      const parts = partsOf(played);
      return {
        stream: new ReadableStream<LanguageModelV4StreamPart>({
          pull(controller) {
            const part = parts.shift();
            if (part) controller.enqueue(part);
            else controller.close();
          },
          cancel() {
            letGo += 1;
          },
        }),
      };
    },
  };
  return { model, calls, letGo: () => letGo };
}

/** What was said in a request, each with who said it. */
export function saidIn(call: LanguageModelV4CallOptions | undefined): { role: string; text: string }[] {
  return (call?.prompt ?? []).map(({ role, content }) => {
    const parts =
      typeof content === "string" ? [content] : content.map((part) => (part.type === "text" ? part.text : ""));
    return { role, text: parts.join("") };
  });
}

function partsOf({ text = "", reasoning, finish = "stop", isBrokenOff }: ScriptedReply): LanguageModelV4StreamPart[] {
  const pieces = typeof text === "string" ? [text] : text;
  return [
    { type: "stream-start", warnings: [] },
    ...(reasoning === undefined ? [] : [{ type: "reasoning-delta" as const, id: "r", delta: reasoning }]),
    ...pieces.map((delta) => ({ type: "text-delta" as const, id: "t", delta })),
    ...(isBrokenOff
      ? []
      : [{ type: "finish" as const, finishReason: { unified: finish, raw: finish }, usage: replyUsage }]),
  ];
}
