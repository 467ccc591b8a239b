import { maskEnvFile, maskSecrets, namesEnvFile } from "../../shared/mask-secrets.ts";
import type { Message, UserMessage } from "../../shared/message.ts";

/** A conversation without what looks like a secret: how much was hidden, and the files whose text is in it. */
export type MaskedMessages = { messages: readonly Message[]; files: ReadonlySet<string>; hidden: number };

/** Makes a conversation ready to leave Hearth. */
export function maskMessages(messages: readonly Message[]): MaskedMessages {
  const files = new Set<string>();
  let hidden = 0;
  const calls = new Map<string, { path: string; isEnv: boolean }>();
  const mask = (text: string, isEnv = false): string => {
    const masked = isEnv ? maskEnvFile(text) : maskSecrets(text);
    hidden += masked.hidden;
    return masked.text;
  };
  const masked = messages.map((message): Message => {
    switch (message.role) {
      case "user":
        for (const { name } of message.attachments ?? []) files.add(name);
        return { ...message, text: mask(message.text), context: mask(message.context), ...maskedAttachments(message) };
      case "tool": {
        const { path = "", isEnv = false } = calls.get(message.callId) ?? {};
        if (path !== "" && message.status === "ok") files.add(path);
        const { forUser } = message;
        // the same once more in other words: it isn't counted twice
        const shown = forUser === undefined ? {} : { forUser: (isEnv ? maskEnvFile : maskSecrets)(forUser).text };
        return { ...message, text: mask(message.text, isEnv), note: mask(message.note, isEnv), ...shown };
      }
      case "assistant":
        return {
          ...message,
          parts: message.parts.map((part) => {
            if (part.type !== "tool-call") return { ...part, text: mask(part.text) };
            const path = part.input["path"];
            const isEnv = namesEnvFile(JSON.stringify(part.input));
            calls.set(part.callId, { path: typeof path === "string" ? path : "", isEnv });
            // a call to the letter is for the model that wrote it
            return { ...part, input: maskTexts(part.input, mask), written: null };
          }),
        };
      default:
        return message satisfies never;
    }
  });
  return { messages: masked, files, hidden };
}

/** What of their text a model gets is in the context, where it was counted. */
function maskedAttachments({ attachments }: UserMessage): Pick<UserMessage, "attachments"> {
  if (!attachments) return {};
  return {
    attachments: attachments.map((each) =>
      each.type === "file" ? { ...each, text: maskSecrets(each.text).text } : each,
    ),
  };
}

/** The same value with every text in it masked. */
export function maskTexts<Value>(value: Value, mask: (text: string) => string): Value {
  const masked = (inner: unknown): unknown => {
    if (typeof inner === "string") return mask(inner);
    if (Array.isArray(inner)) return inner.map(masked);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, masked(each)]));
  };
  return masked(value) as Value; // only texts in it are others
}
