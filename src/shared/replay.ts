import type { TaggedEvent } from "./event.ts";
import { type CallView, emptyView, fold, type SessionView } from "./fold.ts";
import type { Message } from "./message.ts";

/** What many events mean, one after another: the same as to fold each, but in a time that grows with their number alone. */
export function replay(events: Iterable<TaggedEvent>): SessionView {
  const messages: Message[] = [];
  const calls: Record<string, CallView> = {};
  let view = emptyView;
  for (const event of events) {
    // only what an event adds to is copied by `fold`, so only that has to be kept short, where it is long
    const isMessage = event.type === "message";
    view = fold({ ...view, messages: isMessage ? [] : messages, calls: {} }, event);
    if (isMessage) messages.push(...view.messages);
    Object.assign(calls, view.calls);
  }
  return { ...view, messages, calls };
}
