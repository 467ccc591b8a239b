import { AppError } from "../../shared/error.ts";
import type { AgentTag } from "../../shared/event.ts";
import type { SessionView } from "../../shared/fold.ts";
import { replay } from "../../shared/replay.ts";
import type { StoredDraft } from "../store/draft-table.ts";
import type { StoreReader } from "../store/open-store.ts";
import { closingEvents } from "./closing-events.ts";
import type { Sessions } from "./sessions.ts";
import { summaryOf } from "./summary.ts";

/** Sessions as another process may see them: as they are stored now, with nothing mended in the store itself. */
export function sessionReader(
  store: StoreReader,
  { agent, newId }: { agent: AgentTag; newId(): string },
): Pick<Sessions, "list" | "open"> {
  return {
    list() {
      const isOwned = store.isOwned();
      return store.sessions.list().map((row) => summaryOf(row, isOwned));
    },
    open(id) {
      const row = store.sessions.get(id);
      if (!row) throw new AppError("not-found", `There is no session ${id}.`);
      const isOwned = store.isOwned();
      const { events } = store.events.list(id);
      const draft = store.drafts.get(id);
      const prompts = store.prompts.list(id).map(({ id: _, delivery: __, ...said }) => said);
      const rest = isOwned ? [] : closingEvents({ events, draft, prompts }, { reason: "interrupted" }, agent, newId);
      const view = replay([...events, ...rest]);
      const shown = isOwned && draft ? withDraft(view, draft) : view;
      return { summary: summaryOf(row, isOwned), view: shown, order: events.length };
    },
  };
}

function withDraft(view: SessionView, { message }: StoredDraft): SessionView {
  const textOf = (type: "text" | "reasoning") =>
    message.parts.flatMap((part) => (part.type === type && "text" in part ? [part.text] : [])).join("");
  return {
    ...view,
    draft: { messageId: message.id, text: textOf("text"), reasoning: textOf("reasoning"), call: null },
  };
}
