import { Search } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import type { FoundRepo } from "../../../shared/model.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useStore } from "../../ui/store.ts";
import { TextField } from "../../ui/text-field.tsx";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { FoundRepoRow } from "./found-repo-row.tsx";

type Outcome =
  | { type: "none" }
  | { type: "asking" }
  | { type: "found"; words: string; repos: readonly FoundRepo[] }
  | { type: "failed"; failure: AppError };

/** Looks for models by name. Nobody is asked before the person presses the button. */
export function HubSearch() {
  const { shelf } = useWindowModel();
  const { hubName } = useStore(shelf);
  const [words, setWords] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ type: "none" });
  const latest = useRef(0);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = words.trim();
    if (wanted === "") return;
    const turn = ++latest.current;
    setOutcome({ type: "asking" });
    const next = await shelf.search(wanted).then(
      (repos): Outcome => ({ type: "found", words: wanted, repos }),
      (cause: unknown): Outcome => ({ type: "failed", failure: toFailure(cause) }),
    );
    // an answer to words that were changed since is of no use
    if (turn === latest.current) setOutcome(next);
  };
  return (
    <section aria-label={`Search ${hubName}`}>
      <h3 className="pt-5 pb-2 font-medium text-ink-2">Others, by name</h3>
      <form role="search" className="flex items-center gap-3 pb-2" onSubmit={(event) => void search(event)}>
        <TextField
          label="Name of a model"
          type="search"
          placeholder="For example: qwen3 4b"
          maxLength={200}
          className="flex-1"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" disabled={words.trim() === ""}>
          <Search className="size-4" aria-hidden /> Search {hubName}
        </Button>
      </form>
      {/* only this line is read out as it changes: the downloads below would never stop talking */}
      <p aria-live="polite" className="pb-2 text-s text-ink-3">
        {stateWords(outcome, hubName)}
      </p>
      {outcome.type === "failed" && <Notice tone="bad">{outcome.failure.message}</Notice>}
      {outcome.type === "found" && (
        <ul className="grid gap-2">
          {outcome.repos.map((repo) => (
            <FoundRepoRow key={repo.repo} found={repo} />
          ))}
        </ul>
      )}
    </section>
  );
}

function stateWords(outcome: Outcome, hubName: string): string {
  switch (outcome.type) {
    case "none":
      return `${hubName} is asked only when you search.`;
    case "asking":
      return `Asking ${hubName}…`;
    case "failed":
      return "";
    case "found": {
      const { repos, words } = outcome;
      if (repos.length === 0) return `There is none with “${words}” in its name that would run here.`;
      return repos.length === 1 ? "One was found." : `${repos.length} were found, the most fetched first.`;
    }
    default:
      return outcome satisfies never;
  }
}
