import { ListChecks } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Plan } from "../../../shared/plan.ts";
import { Button } from "../../ui/button.tsx";
import { useSessionActions } from "../state/session-actions.tsx";
import { TextEditor } from "./text-editor.tsx";

const Markdown = lazy(async () => ({ default: (await import("./markdown.tsx")).Markdown }));

const outcomes = { open: "", accepted: "You had this done.", dropped: "You dropped this." } as const;

/** What Hearth would do, for the person to decide. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { decidePlan } = useSessionActions();
  const [isEditing, setEditing] = useState(false);
  const { id, text, state } = plan;
  const save = async (changed: string) => {
    if (changed === text || (await decidePlan(id, { type: "change", text: changed }))) setEditing(false);
  };
  return (
    <section aria-label="Plan" className="grid gap-3 rounded-l border border-line-hard bg-surface px-3.5 py-3">
      <h2 className="flex items-center gap-2 font-semibold">
        <ListChecks className="size-4 text-ember" aria-hidden /> Plan
        {state === "open" && <span className="font-normal text-ink-3">Nothing was changed yet.</span>}
      </h2>
      {isEditing ? (
        <TextEditor
          label="The plan"
          text={text}
          save="Save"
          onSave={(changed) => void save(changed)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Suspense fallback={<p className="text-answer whitespace-pre-wrap">{text}</p>}>
          <Markdown text={text} isLive={false} />
        </Suspense>
      )}
      {state === "open" && !isEditing && (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void decidePlan(id, { type: "do" })}>
            Do it
          </Button>
          <Button onClick={() => setEditing(true)}>Change</Button>
          <Button look="quiet" onClick={() => void decidePlan(id, { type: "drop" })}>
            Drop
          </Button>
        </div>
      )}
      {outcomes[state] !== "" && <p className="text-s text-ink-3">{outcomes[state]}</p>}
    </section>
  );
}
