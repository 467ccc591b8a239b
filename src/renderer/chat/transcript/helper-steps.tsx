import clsx from "clsx";
import { VisibleText } from "../../ui/visible-text.tsx";
import { type HelperEntry, toEntries } from "./entries.ts";
import { useEntryDrawer } from "./entry-drawer.ts";

/** What an agent does for a call, as a small transcript of its own. */
export function HelperSteps({ helper }: { helper: HelperEntry }) {
  const { agent, view, others } = helper;
  const { run } = view;
  const draw = useEntryDrawer();
  // the first words are the task, which the line above has already
  const entries = toEntries(view, others).filter((entry) => entry.kind !== "user");
  return (
    <section aria-label={`What ${agent.name} did`} className="px-3 py-2.5">
      <p className="flex items-baseline gap-1.5 text-s font-medium text-ink-2">
        <span aria-hidden>{agent.prefix}</span>
        <VisibleText text={agent.name} />
        <span className={clsx("font-normal", run.status === "failed" ? "text-bad" : "text-ink-3")}>
          {statusWords(helper)}
        </span>
      </p>
      {entries.length > 0 && (
        <div className="mt-2 border-l-2 border-line-soft pl-3 [&>*+*]:mt-2">
          {entries.map((entry) => (
            <div key={entry.id}>{draw(entry)}</div>
          ))}
        </div>
      )}
    </section>
  );
}

function statusWords({ view: { run } }: HelperEntry): string {
  switch (run.status) {
    case "running":
      return "is at work";
    case "failed":
      return run.error.message;
    case "idle":
      return {
        none: "",
        done: "is done",
        cancelled: "was stopped",
        interrupted: "was interrupted",
        "step-limit": "ran out of steps",
      }[run.last];
    default:
      return run satisfies never;
  }
}
