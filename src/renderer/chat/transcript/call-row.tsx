import clsx from "clsx";
import { DiffCounts, DiffView } from "../../ui/diff-view.tsx";
import { formatDuration } from "../../ui/format.ts";
import { VisibleText } from "../../ui/visible-text.tsx";
import { callWords, fieldText, outcomeWords } from "./call-words.ts";
import type { CallEntry } from "./entries.ts";
import { FoldRow } from "./fold-row.tsx";
import { HelperSteps } from "./helper-steps.tsx";
import { Output } from "./output.tsx";

/** A change of so many lines is shown without being asked for. */
const shortDiff = 16;

/** What takes less than this takes no time worth a number. */
const instantMs = 100;

/** One call of a tool in one line: what it does or did, how it ended, and on unfolding all of it. */
export function CallRow({ call }: { call: CallEntry }) {
  const { verb, subject } = callWords(call);
  const outcome = outcomeWords(call);
  const diff = call.view?.preview?.type === "diff" ? call.view.preview : null;
  const isLive = call.state === "running" || call.state === "writing";
  const isShort = diff !== null && diff.added + diff.removed <= shortDiff;
  const isUsuallyOpen =
    call.state === "writing" ||
    (isLive && call.helpers.length > 0) ||
    (isShort && call.state === "ok") ||
    (call.tool === "bash" && isLive && Boolean(call.view?.progress));
  return (
    <FoldRow
      id={call.id}
      isUsuallyOpen={isUsuallyOpen}
      line={
        <>
          <span className="shrink-0">{verb}</span>
          {subject && (
            <code className="truncate rounded-[4px] bg-sunken px-1.5 py-px">
              <VisibleText text={subject} />
            </code>
          )}
        </>
      }
      end={
        <>
          {diff && <DiffCounts added={diff.added} removed={diff.removed} />}
          {outcome && (
            <span className={clsx(outcome.tone === "bad" && "text-bad", outcome.tone === "wait" && "text-wait")}>
              {outcome.text}
            </span>
          )}
          {isLive && (
            <span role="img" className="size-1.5 animate-pulse-slow rounded-full bg-ember" aria-label="at work" />
          )}
          {call.result && call.state !== "denied" && call.result.durationMs >= instantMs && (
            <span className="tabular-nums">{formatDuration(call.result.durationMs)}</span>
          )}
        </>
      }
    >
      {detailOf(call)}
    </FoldRow>
  );
}

/** Everything there is to see of a call; null where there is nothing yet. */
function detailOf(call: CallEntry) {
  const { view, result, state, input, helpers } = call;
  if (state === "writing") return writtenSoFar(input);
  if (helpers.length > 0) return helpers.map((helper) => <HelperSteps key={helper.agent.agentId} helper={helper} />);
  const diff = view?.preview?.type === "diff" ? view.preview : null;
  const isRunning = state === "running";
  const text = result ? (result.forUser ?? result.text) : (view?.progress ?? "");
  // what a change did is its diff; that it was done adds nothing
  const showsText = text !== "" && !(diff && state === "ok");
  const command = call.tool === "bash" ? fieldText(input, "command") : "";
  const isLongCommand = command.length > 60;
  if (!diff && !showsText && !isLongCommand) return null;
  return (
    <>
      {isLongCommand && <Output text={command} label="The command" />}
      {diff && <DiffView patch={diff.patch} label={`What changes in ${diff.path}`} />}
      {showsText && (
        <Output
          text={text}
          label={isRunning ? "Output so far" : "Result"}
          isLive={isRunning}
          isBad={state === "failed"}
        />
      )}
    </>
  );
}

/** The fields as they come, but for the one that stands in the line already. */
function writtenSoFar(input: CallEntry["input"]) {
  const names = Object.keys(input).filter(
    (name) => name !== "path" && name !== "command" && fieldText(input, name) !== "",
  );
  if (names.length === 0) return null;
  return names.map((name) => <Output key={name} label={name} text={fieldText(input, name)} isLive />);
}
