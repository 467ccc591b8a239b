import type { TouchedFile } from "../../../shared/compaction.ts";
import type { Message } from "../../../shared/message.ts";
import type { ToolSpec } from "../tool.ts";

/** More are no help to who reads them. */
const most = 40;

/** The files that steps have looked at or changed, the last ones last. What failed touched nothing. */
export function touchedFiles(messages: readonly Message[], tools: readonly ToolSpec[]): TouchedFile[] {
  const done = new Set(
    messages.flatMap((message) => (message.role === "tool" && message.status === "ok" ? [message.callId] : [])),
  );
  const effects = new Map(tools.map(({ name, effect }) => [name, effect]));
  const files = new Map<string, TouchedFile>();
  for (const message of messages) {
    if (message.role !== "assistant") continue;
    for (const part of message.parts) {
      if (part.type !== "tool-call" || !done.has(part.callId)) continue;
      const path = part.input["path"];
      if (typeof path !== "string" || path === "" || path === ".") continue;
      const wasChanged = files.get(path)?.isChanged ?? false;
      // what is touched again moves to the end
      files.delete(path);
      files.set(path, { path, isChanged: wasChanged || effects.get(part.tool) === "change" });
    }
  }
  const all = [...files.values()];
  const changed = all.filter(({ isChanged }) => isChanged).slice(-most);
  const room = most - changed.length;
  return room === 0 ? changed : [...all.filter(({ isChanged }) => !isChanged).slice(-room), ...changed];
}
