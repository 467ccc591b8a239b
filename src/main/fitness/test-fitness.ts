import { AppError } from "../../shared/error.ts";
import type { Fitness, FitnessProgress, Score } from "../../shared/fitness.ts";
import type { StepProtocol } from "../agent/step-protocol.ts";
import type { FieldEngine } from "../guided/field-engine.ts";
import { gateRequests, measureGate } from "./gate-prior.ts";
import { createProbeRunner, type ProbeRunner, type TestBench } from "./probe-runner.ts";
import { nativeProbes, nativeTools, planProbes, stepProbes } from "./probes.ts";
import { readRate, thinksFirst, writeRate } from "./rates.ts";
import { scoreProbes } from "./score-probes.ts";
import { type EditResult, editRequests, testEdits } from "./test-edits.ts";
import { type TestProgress, testProgress } from "./test-progress.ts";

/** So many of the five calls by itself, and it is let do so. */
const nativeNeeded = 4;
/** With fewer of the six single steps there is no use in giving it tools. */
const stepsNeeded = 3;
/** A request of two parts may take one step more than it has parts. */
const planSteps = 3;

/** The work of one test. */
type Work = { bench: TestBench; runner: ProbeRunner; progress: TestProgress; signal: AbortSignal };

/**
 * Finds out what a model can do, by requests that are made up and folders that are nowhere. It stops where the outcome is
 * decided. The signal stops it within one step; nothing comes of it then.
 */
export async function* testFitness(
  identity: Pick<Fitness, "modelHash" | "engineVersion">,
  bench: TestBench,
  signal: AbortSignal,
): AsyncGenerator<FitnessProgress, Fitness> {
  const started = bench.now();
  const { fields } = bench;
  const runner = createProbeRunner(bench, signal);
  const work: Work = { bench, runner, progress: testProgress(requestsFor(bench)), signal };
  const { native, steps, protocol } = yield* chooseProtocol(work);
  const { fault } = runner.seen();
  if (fault) throw fault; // who never got an answer knows nothing
  const acts = steps.passed >= stepsNeeded ? yield* testActing(protocol, work) : nothing;
  const { steps: taken, usages } = runner.seen();
  return {
    ...identity,
    testedAt: bench.now(),
    // no model that is tested is asked in a cloud's way
    dialect: protocol.dialect === "cloud" ? "native" : protocol.dialect,
    tier: steps.passed >= stepsNeeded ? tierOf(steps, acts.edits.score, acts.plans) : "talk",
    native,
    guided: { steps, edits: acts.edits.score, plans: acts.plans },
    gate: acts.gate,
    thinks: thinksFirst(fields?.facts ?? null, taken),
    hasOwnTemplate: fields?.facts.hasOwnTemplate ?? true,
    readPerSecond: readRate(usages),
    writePerSecond: writeRate(usages),
    editForm: acts.edits.editForm,
    triesSeveral: acts.edits.triesSeveral,
    seconds: Math.round(Math.max(0, bench.now() - started) / 100) / 10,
  };
}

/** Its own calls where they are right, else the guided way; also where its own calls come to nothing with all the help. */
async function* chooseProtocol(
  work: Work,
): AsyncGenerator<FitnessProgress, { native: Score | null; steps: Score; protocol: StepProtocol }> {
  const { native: ownWay, guidedText, guidedJson } = work.bench.protocols;
  const guided = guidedText ?? guidedJson;
  const native = ownWay ? yield* testNative(ownWay, work) : null;
  if (ownWay && (!guided || (native && native.passed >= nativeNeeded))) {
    const steps = yield* testSteps(ownWay, work);
    if (steps.passed >= stepsNeeded || !guided) return { native, steps, protocol: ownWay };
    work.progress.expect(stepProbes.length);
  }
  if (!guided) throw new AppError("internal", "A model that can't be asked in any way can't be tested.");
  return { native, steps: yield* testSteps(guided, work), protocol: guided };
}

function testNative(protocol: StepProtocol, { bench, runner, progress }: Work) {
  const tools = bench.tools.filter((tool) => nativeTools.includes(tool.name));
  const plan = { probes: nativeProbes, what: "calls of its own", needed: nativeNeeded };
  return scoreProbes(plan, (probe) => runner.run(probe, protocol, { steps: 1, isHelped: false, tools }), progress);
}

function testSteps(protocol: StepProtocol, { runner, progress }: Work) {
  const plan = { probes: stepProbes, what: "single steps", needed: stepsNeeded };
  return scoreProbes(plan, (probe) => runner.run(probe, protocol, { steps: 1, isHelped: true }), progress);
}

type Acting = { edits: EditResult; plans: Score; gate: Fitness["gate"] };

const none: Score = { passed: 0, of: 0 };
const nothing: Acting = {
  edits: { score: none, editForm: "line", triesSeveral: false },
  plans: none,
  gate: null,
};

/** What only a model is asked for that is given tools. */
async function* testActing(protocol: StepProtocol, work: Work): AsyncGenerator<FitnessProgress, Acting> {
  const { bench, runner, progress } = work;
  const edits = yield* testEdits(protocol, runner, progress);
  const plan = { probes: planProbes, what: "requests of two parts", needed: 0 };
  const run = (probe: (typeof planProbes)[number]) => runner.run(probe, protocol, { steps: planSteps, isHelped: true });
  const plans = yield* scoreProbes(plan, run, progress);
  const weighed = protocol.dialect === "guided-text" ? bench.fields : null;
  return { edits, plans, gate: weighed ? yield* weighKinds(weighed, work) : null };
}

async function* weighKinds(
  fields: FieldEngine,
  { bench, progress, signal }: Work,
): AsyncGenerator<FitnessProgress, Fitness["gate"]> {
  const weighing = measureGate(fields, bench.tools, signal);
  for (let request = 0; ; request++) {
    if (request < gateRequests) yield progress.next("kinds of requests");
    const step = await weighing.next();
    if (step.done) return step.value;
  }
}

function requestsFor({ fields, protocols }: TestBench): number {
  const native = protocols.native ? nativeProbes.length : 0;
  return native + stepProbes.length + editRequests + planProbes.length + (fields ? gateRequests : 0);
}

function tierOf(steps: Score, edits: Score, plans: Score): Fitness["tier"] {
  const isGood = steps.passed >= steps.of - 1 && edits.passed >= edits.of - 1 && plans.passed === plans.of;
  return isGood ? "full" : "small";
}
