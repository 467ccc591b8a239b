import type { Aside, SessionView } from "../../../shared/fold.ts";
import type { TodoItem } from "../../../shared/event.ts";
import { maskSecrets, namesEnvFile } from "../../../shared/mask-secrets.ts";
import type { Message } from "../../../shared/message.ts";
import type { Preview } from "../../../shared/permission.ts";
import type { OpenedSession } from "../../../shared/session.ts";
import { maskMessages, maskTexts } from "../../agent/mask-messages.ts";

/** A conversation as it leaves Hearth. */
export type Exported = ExportedTalk & {
  title: string;
  workspace: string;
  createdAtMs: number;
  todo: readonly TodoItem[];
  /** Why the last run failed; null where it didn't. */
  failure: string | null;
  helpers: readonly ExportedHelper[];
};

/** What an agent did for a call of another. */
export type ExportedHelper = ExportedTalk & { name: string; prefix: string; callId: string | null };

/** What was said and done, with what stands between the messages. */
export type ExportedTalk = {
  messages: readonly Message[];
  asides: readonly Aside[];
  calls: Readonly<Record<string, ExportedCall>>;
};

/** What a call was going to do, as the person saw it. */
export type ExportedCall = { title: string; preview: Preview | null };

/** What of a session is for others. What looks like a secret is hidden, unless it is wanted. */
export function exported({ summary, view }: OpenedSession, withSecrets: boolean): Exported {
  const { title, workspace, createdAtMs } = summary;
  const { todo, run, helpers } = view;
  const hide = <Value>(value: Value) => (withSecrets ? value : maskTexts(value, (text) => maskSecrets(text).text));
  const talk = (part: Pick<SessionView, "messages" | "asides" | "calls">): ExportedTalk => ({
    messages: withSecrets ? part.messages : maskMessages(part.messages).messages,
    asides: hide(part.asides),
    calls: hide(
      Object.fromEntries(
        Object.entries(part.calls).map(([id, call]) => [
          id,
          { title: call.title, preview: shown(call.preview, withSecrets) },
        ]),
      ),
    ),
  });
  return {
    title: hide(title),
    workspace,
    createdAtMs,
    ...talk(view),
    todo: hide(todo),
    failure: run.status === "failed" ? hide(run.error.message) : null,
    helpers: Object.values(helpers).map(({ agent: { name, prefix }, callId, view: own }) => ({
      name,
      prefix,
      callId,
      ...talk(own),
    })),
  };
}

/** A copy of the conversation that was to be sent is the conversation once more. */
function shown(preview: Preview | null, withSecrets: boolean): Preview | null {
  if (preview?.type === "conversation") return null;
  // the lines of a patch don't look like those of the file, so its values wouldn't be found
  return preview?.type === "diff" && namesEnvFile(preview.path) && !withSecrets ? null : preview;
}
