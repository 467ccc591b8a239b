import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import type { FoundModel, FoundRepo } from "../../../shared/model.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatBytes, formatCount } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useStore } from "../../ui/store.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";
import { FitBadge } from "./fit-badge.tsx";
import { GetButton } from "./get-button.tsx";
import { PullLine } from "./pull-line.tsx";

type Choices =
  | { type: "closed" }
  | { type: "asking" }
  | { type: "open"; models: readonly FoundModel[] }
  | { type: "failed"; failure: AppError };

/** A repository that was found; its files are asked for when it is opened. */
export function FoundRepoRow({ found }: { found: FoundRepo }) {
  const { repo, downloads, licence, isGated } = found;
  const { shelf } = useWindowModel();
  const [choices, setChoices] = useState<Choices>({ type: "closed" });
  const listId = useId();
  const isOpen = choices.type !== "closed";
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const toggle = async () => {
    if (isOpen) return setChoices({ type: "closed" });
    setChoices({ type: "asking" });
    const next = await shelf.choices(repo).then(
      (models): Choices => ({ type: "open", models }),
      (cause: unknown): Choices => ({ type: "failed", failure: toFailure(cause) }),
    );
    // who has closed it meanwhile wants it closed
    setChoices((now) => (now.type === "asking" ? next : now));
  };
  return (
    <li className="grid gap-2 rounded-m border border-line-soft bg-surface px-4 py-2.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex min-w-0 items-center gap-2 text-left"
        onClick={() => void toggle()}
      >
        <Chevron className="size-4 shrink-0 text-ink-3" aria-hidden />
        <span className="truncate font-medium">{repo}</span>
        {isGated && (
          <Badge title="Its files are given only to accounts that accepted its terms.">needs an account</Badge>
        )}
        <span className="ml-auto text-s whitespace-nowrap text-ink-3">
          {licence ?? "no licence named"} · {formatCount(downloads)} downloads
        </span>
      </button>
      <div id={listId} hidden={!isOpen}>
        <Opened choices={choices} />
      </div>
    </li>
  );
}

function Opened({ choices }: { choices: Choices }) {
  switch (choices.type) {
    case "closed":
      return null;
    case "asking":
      return <p className="pl-6 text-ink-3">Asking for its files…</p>;
    case "failed":
      return <Notice tone="bad">{choices.failure.message}</Notice>;
    case "open":
      if (choices.models.length === 0) return <p className="pl-6 text-ink-3">It has no file that can be used here.</p>;
      return (
        <ul className="grid gap-1.5 pl-6">
          {choices.models.map((model) => (
            <Choice key={model.id} model={model} />
          ))}
        </ul>
      );
    default:
      return choices satisfies never;
  }
}

function Choice({ model }: { model: FoundModel }) {
  const { shelf } = useWindowModel();
  const { pulls, models } = useStore(shelf);
  const { id, fileName, quantisation, parts, bytes, fit } = model;
  const pull = pulls[id];
  // many models are called model.gguf, and another one of that name isn't this one
  const isHere = models?.some((entry) => entry.installed && entry.id === fileName && entry.bytes === bytes) === true;
  return (
    <li className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <span className="min-w-20 font-medium" title={fileName}>
          {quantisation ?? fileName}
        </span>
        <span className="text-s text-ink-3 tabular-nums">
          {formatBytes(bytes)}
          {parts > 1 && ` in ${parts} files`}
        </span>
        <FitBadge fit={fit} />
        <span className="ml-auto">
          {isHere ? (
            <Badge tone="good">here</Badge>
          ) : (
            !pull && <GetButton name={fileName} fit={fit} onGet={(isForced) => void shelf.pull(id, isForced)} />
          )}
        </span>
      </div>
      {pull && (
        <PullLine
          name={fileName}
          pull={pull}
          onPause={() => shelf.pause(id)}
          onGoOn={() => void shelf.pull(id, fit.verdict === "too-large")}
          onDiscard={() => void shelf.remove(id)}
        />
      )}
    </li>
  );
}
