import type { Message, RequestKind, UserMessage } from "./message.ts";

/** What has happened since the person last spoke. It follows from the messages alone, so it is the same after a restart. */
export type Turn = {
  request: UserMessage | null;
  kind: RequestKind | null;
  /** True while nothing has answered the request yet. */
  isNew: boolean;
  /** Steps and results since the request. */
  since: readonly Message[];
};

export function turnOf(messages: readonly Message[]): Turn {
  const index = messages.findLastIndex((message) => message.role === "user");
  const request = messages[index];
  const since = messages.slice(index + 1);
  const first = since.find((message) => message.role === "assistant");
  return {
    request: request?.role === "user" ? request : null,
    kind: first?.kind ?? null,
    isNew: first === undefined,
    since,
  };
}
