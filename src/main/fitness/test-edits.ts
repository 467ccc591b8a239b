import type { Fitness, FitnessProgress, Score } from "../../shared/fitness.ts";
import type { Step, StepMasks, StepProtocol } from "../agent/step-protocol.ts";
import type { ProbeRunner } from "./probe-runner.ts";
import { changeProbes, mendProbe } from "./probes.ts";
import type { TestProgress } from "./test-progress.ts";

/** How a model changes files. */
export type EditResult = { score: Score } & Pick<Fitness, "editForm" | "triesSeveral">;

/** So many attempts at mending something, where the first one fails. */
const mostAttempts = 3;

/** The requests of `testEdits`, but for further attempts. */
export const editRequests = changeProbes.length * 2 + 1;

/**
 * Has a model change files: in the form that it chooses, and in the other one too, where its dialect has forms. What it fails
 * to mend it tries again, with chance.
 */
export async function* testEdits(
  protocol: StepProtocol,
  { run }: Pick<ProbeRunner, "run">,
  progress: TestProgress,
): AsyncGenerator<FitnessProgress, EditResult> {
  const hasForms = protocol.dialect !== "native";
  const right = { line: 0, replace: 0 };
  let passed = 0;
  for (const probe of changeProbes) {
    yield progress.next("edits");
    const own = await run(probe, protocol, { steps: 1, isHelped: true });
    const form = formOf(own.steps);
    if (own.isPassed) passed += 1;
    if (own.isPassed && form) right[form] += 1;
    if (!hasForms) {
      progress.expect(-1);
      continue;
    }
    yield progress.next("edits");
    const other = form === "replace" ? "line" : "replace";
    const forced = await run(probe, protocol, { steps: 1, isHelped: true, masks: onlyForm(other) });
    if (forced.isPassed && formOf(forced.steps) === other) right[other] += 1;
  }
  yield progress.next("edits");
  const isMended = (await run(mendProbe, protocol, { steps: 1, isHelped: true })).isPassed;
  let triesSeveral = false;
  for (let attempt = 2; !isMended && !triesSeveral && attempt <= mostAttempts; attempt++) {
    progress.expect(1);
    yield progress.next("edits");
    triesSeveral = (await run(mendProbe, protocol, { steps: 1, isHelped: true, attempt })).isPassed;
  }
  return {
    score: { passed: passed + Number(isMended), of: changeProbes.length + 1 },
    editForm: !hasForms || right.replace > right.line ? "replace" : "line",
    triesSeveral,
  };
}

/** What the call of a step does to a file; null where it does nothing to one. */
function formOf(steps: readonly Step[]): Fitness["editForm"] | null {
  const calls = steps.flatMap(({ parts }) => parts).filter((part) => part.type === "tool-call");
  const edit = calls.find((call) => call.tool === "edit");
  if (!edit) return null;
  return edit.input["replace_all"] === true ? "replace" : "line";
}

const lineForms = ["edit", "fix"];

/** Only the forms that set a line for a line, or only the one that sets words for words. */
function onlyForm(form: Fitness["editForm"]): (masks: StepMasks) => StepMasks {
  if (form === "replace") return (masks) => ({ ...masks, allowed: ["replace"] });
  return (masks) => {
    const meant = masks.allowed.filter((name) => lineForms.includes(name));
    return { ...masks, allowed: meant.length > 0 ? meant : ["edit"] };
  };
}
