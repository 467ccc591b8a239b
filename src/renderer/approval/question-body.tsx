import { ShieldAlert, ShieldCheck } from "lucide-react";
import clsx from "clsx";
import type { Ref } from "react";
import type { Question } from "../../shared/ipc.ts";
import type { Action, Sending } from "../../shared/permission.ts";
import { DiffView } from "../ui/diff-view.tsx";
import { shortPath } from "../ui/format.ts";
import { VisibleText } from "../ui/visible-text.tsx";
import { type CommandFact, confinementWords, type Facts } from "./facts.ts";

type QuestionBodyProps = { question: Question; facts: Facts; ref: Ref<HTMLDivElement> };

/** All of what would be done, to the letter. It scrolls, and nothing of it is cut. */
export function QuestionBody({ question, facts, ref }: QuestionBodyProps) {
  const { request, workspace, home } = question;
  const diff = request.preview?.type === "diff" ? request.preview : null;
  return (
    <div
      ref={ref}
      id="details"
      role="region"
      aria-label="What would be done"
      // it scrolls, so the keyboard must be able to get there
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto border-y border-line-soft bg-sunken/50 focus-visible:-outline-offset-2"
    >
      <div data-part="content">
        {facts.files.length > 1 && (
          <ul className="grid gap-0.5 px-4 py-2">
            {facts.files.map(({ path, change }) => (
              <li key={`${change} ${path}`}>
                {change}{" "}
                <code>
                  <VisibleText marksLastBlanks text={path} />
                </code>
              </li>
            ))}
          </ul>
        )}
        {facts.sending && <SendingList sending={facts.sending} />}
        {request.preview?.type === "conversation" && (
          <pre
            aria-label="What would be sent"
            className="px-4 py-2.5 text-[12.5px] leading-[1.6] wrap-anywhere whitespace-pre-wrap"
          >
            <VisibleText text={request.preview.text} />
          </pre>
        )}
        {facts.commands.map((fact) => (
          <Command key={fact.command} fact={fact} workspace={workspace} home={home} />
        ))}
        {request.actions.map((action) => (
          <Started key={JSON.stringify(action)} action={action} />
        ))}
        {diff && <DiffView patch={diff.patch} label={`What changes in ${diff.path}`} />}
      </div>
    </div>
  );
}

/** Who would get what. */
function SendingList({ sending }: { sending: Sending }) {
  const { model, host, messages, size, files, hidden } = sending;
  const rows = [
    ["Model", model],
    ["Goes to", host],
    [
      "Messages",
      `${messages}, ${size.toLocaleString("en")} characters; with Hearth's instructions and what its tools do`,
    ],
    ...(files.length > 0 ? [["Text of files", files.join(", ")]] : []),
    ...(hidden > 0 ? [["Hidden before", `${hidden} that looked like ${hidden === 1 ? "a secret" : "secrets"}`]] : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 border-b border-line-soft px-4 py-2.5">
      {rows.map(([name = "", value = ""]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <VisibleText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Command({ fact, workspace, home }: { fact: CommandFact; workspace: string; home: string }) {
  const { command, folder, confinement } = fact;
  const isConfined = confinement !== "none";
  const Icon = isConfined ? ShieldCheck : ShieldAlert;
  return (
    <div className="grid gap-2 px-4 py-2.5">
      <pre aria-label="The command" className="text-[13px] leading-[1.6] wrap-anywhere whitespace-pre-wrap">
        <VisibleText marksLastBlanks text={command} />
      </pre>
      <p className={clsx("flex items-start gap-2 text-s", isConfined ? "text-ink-2" : "text-bad")}>
        <Icon className="mt-px size-4 shrink-0" aria-hidden /> {confinementWords(confinement)}
      </p>
      {folder !== workspace && (
        <p className="text-s text-wait">
          It runs in <code>{shortPath(folder, home)}</code>.
        </p>
      )}
    </div>
  );
}

/** What is really started, where that says more than the command. */
function Started({ action }: { action: Action }) {
  if (action.kind !== "run" || action.argv.at(-1) === action.command) return null;
  return (
    <pre aria-label="What is started" className="px-4 pb-2.5 text-[12.5px] wrap-anywhere whitespace-pre-wrap text-wait">
      <VisibleText marksLastBlanks text={action.argv.map((word) => JSON.stringify(word)).join(" ")} />
    </pre>
  );
}
